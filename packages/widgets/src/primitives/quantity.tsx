import { type AmbiguousQuantity, QUANTITY_MAX, QUANTITY_MIN, readField, readQuantity } from '@cartwright/core/rules'
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from './button'
import { cx } from './class-names'
import { Heard } from './heard'
import { Popover } from './popover'

export interface QuantityProps {
  /** Whole pieces, 1 to 9999. */
  value: number
  /** A finished entry that differs from `value`: arrow, button, Enter or leaving the field. Never while typing. */
  onCommit: (quantity: number) => void
  /** Enter was pressed on a quantity as it was typed, after `onCommit`. Without it Enter does what it does in the form around, if there is one. */
  onEnter?: ((quantity: number) => void) | undefined
  /** True while the field asks what its text means: until it is answered, `value` is not what the buyer entered. */
  onAsking?: ((isAsking: boolean) => void) | undefined
  /** What is counted, for screen readers: "Quantity of CW-TN2410". */
  label: string
  /** Names of the buttons, "One less" and "One more". */
  lessLabel: string
  /** "One more". */
  moreLabel: string
  /** What is asked about a text that is no clear quantity, and the name of an answer to it. */
  ambiguityLabel: (ambiguity: AmbiguousQuantity) => string
  /** Name of an answer to it. */
  choiceLabel: (pieces: number) => string
  /** Gets the field, to focus it. */
  inputRef?: Ref<HTMLInputElement>
  /** `s` for rows of a table. */
  size?: 's' | undefined
  /** Field and buttons are shown and take nothing. */
  disabled?: boolean
}

const STEP = 1
const BIG_STEP = 10
/** `2,500.00 pcs` and a scanned barcode fit. */
const TEXT_LENGTH_MAX = 16

/** A quantity that was entered and can be ordered as it is. */
const isClear = (text: string) => text.trim() !== '' && readQuantity(text).ambiguity === undefined

/**
 * Number with − and +. Arrows step by 1, with Shift by 10; an empty field becomes 1 (CART-003). A text that can mean two
 * quantities, or none, stays in the field and is asked about.
 */
export function Quantity(props: QuantityProps) {
  const {
    value,
    onCommit,
    onEnter,
    onAsking,
    label,
    lessLabel,
    moreLabel,
    ambiguityLabel,
    choiceLabel,
    inputRef,
    size,
    disabled,
  } = props
  const [draft, setDraft] = useState<string>()
  const [ambiguity, setAmbiguity] = useState<AmbiguousQuantity>()
  const [isDismissed, setDismissed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const question = useId()
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => field.current)

  const ask = (next: AmbiguousQuantity | undefined) => {
    onAsking?.(next !== undefined)
    setAmbiguity(next)
    setDismissed(false)
  }
  /** @returns the quantity; undefined when it has to be asked about */
  const commit = (entered: string | number): number | undefined => {
    const { qty, ambiguity: unclear } = readField(entered)
    ask(unclear)
    if (unclear) return undefined
    setDraft(undefined)
    if (qty !== value) onCommit(qty)
    return qty
  }
  // A field that goes while it is typed in, because its row leaves the view or the session ends, has its quantity taken along.
  const finish = useRef(() => {})
  finish.current = () => {
    if (draft !== undefined && isClear(draft)) commit(draft)
  }
  useEffect(() => () => finish.current(), [])
  const step = (by: number) => {
    const { qty, ambiguity: unclear } = draft === undefined ? { qty: value } : readField(draft)
    // A step from a text that is not clear would start anywhere.
    commit(unclear ? (draft ?? value) : qty + by)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.shiftKey ? BIG_STEP : STEP
    if (event.key === 'ArrowUp') step(by)
    else if (event.key === 'ArrowDown') step(-by)
    else if (event.key === 'Enter') {
      const qty = draft === undefined ? value : commit(draft)
      // What had to be put right, such as a scanned barcode, is shown first; what is not clear is asked about.
      if (qty !== undefined && (draft === undefined || isClear(draft))) {
        if (!onEnter) return
        onEnter(qty)
      }
    } else if (event.key === 'Escape' && draft !== undefined) {
      setDraft(undefined)
      ask(undefined)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <span className={cx('cw-qty', size && `cw-qty--${size}`, ambiguity && 'cw-qty--asks')} part="quantity">
        <button
          type="button"
          tabIndex={-1}
          aria-label={lessLabel}
          disabled={disabled || value <= QUANTITY_MIN}
          onClick={() => step(-STEP)}
        >
          −
        </button>
        <input
          ref={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={TEXT_LENGTH_MAX}
          role="spinbutton"
          aria-label={label}
          aria-valuemin={QUANTITY_MIN}
          aria-valuemax={QUANTITY_MAX}
          aria-valuenow={value}
          aria-invalid={ambiguity ? true : undefined}
          aria-describedby={ambiguity && !isDismissed ? question : undefined}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={event => {
            setDraft(event.currentTarget.value)
            setAmbiguity(undefined)
          }}
          onKeyDown={handleKeyDown}
          onFocus={event => {
            setDismissed(false)
            event.currentTarget.select()
          }}
          onBlur={() => draft !== undefined && !ambiguity && commit(draft)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={moreLabel}
          disabled={disabled || value >= QUANTITY_MAX}
          onClick={() => step(STEP)}
        >
          +
        </button>
      </span>
      {ambiguity && !isDismissed && (
        <Popover open onClose={() => setDismissed(true)} anchor={field} className="cw-qty-ask">
          <Heard id={question}>{ambiguityLabel(ambiguity)}</Heard>
          {ambiguity.choices.length > 0 && (
            <span className="cw-row cw-row--wrap">
              {ambiguity.choices.map(pieces => (
                <Button
                  key={pieces}
                  size="s"
                  onClick={() => {
                    commit(pieces)
                    field.current?.focus()
                  }}
                >
                  {choiceLabel(pieces)}
                </Button>
              ))}
            </span>
          )}
        </Popover>
      )}
    </>
  )
}
