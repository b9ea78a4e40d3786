import { QUANTITY_MAX, QUANTITY_MIN, toQuantity } from '@cartwright/core/rules'
import { type KeyboardEvent, useState } from 'react'
import { cx } from './class-names'

export interface QuantityProps {
  /** Whole pieces, 1 to 9999. */
  value: number
  /** A finished entry that differs from `value`: arrow, button, Enter or leaving the field. Never while typing. */
  onCommit: (quantity: number) => void
  /** Enter was pressed on a quantity as it was typed, after `onCommit`. Without it Enter does what it does in the form around, if there is one. */
  onEnter?: ((quantity: number) => void) | undefined
  /** What is counted, for screen readers: "Quantity of CW-TN2410". */
  label: string
  /** Names of the buttons, "One less" and "One more". */
  lessLabel: string
  moreLabel: string
  size?: 's'
  disabled?: boolean
}

const STEP = 1
const BIG_STEP = 10

/** Number with − and +. Arrows step by 1, with Shift by 10; an empty field becomes 1 (CART-003). */
export function Quantity({ value, onCommit, onEnter, label, lessLabel, moreLabel, size, disabled }: QuantityProps) {
  const [draft, setDraft] = useState<string>()
  const commit = (entered: string | number) => {
    setDraft(undefined)
    const quantity = toQuantity(entered)
    if (quantity !== value) onCommit(quantity)
  }
  const current = () => (draft === undefined ? value : toQuantity(draft))
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.shiftKey ? BIG_STEP : STEP
    if (event.key === 'ArrowUp') commit(current() + step)
    else if (event.key === 'ArrowDown') commit(current() - step)
    else if (event.key === 'Enter') {
      commit(current())
      // What had to be put right, such as a scanned barcode, is shown first.
      if (draft === undefined || Number(draft) === current()) {
        if (!onEnter) return
        onEnter(current())
      }
    } else if (event.key === 'Escape' && draft !== undefined) setDraft(undefined)
    else return
    event.preventDefault()
  }
  return (
    <span className={cx('cw-qty', size && `cw-qty--${size}`)} part="quantity">
      <button
        type="button"
        tabIndex={-1}
        aria-label={lessLabel}
        disabled={disabled || value <= QUANTITY_MIN}
        onClick={() => commit(current() - STEP)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        role="spinbutton"
        aria-label={label}
        aria-valuemin={QUANTITY_MIN}
        aria-valuemax={QUANTITY_MAX}
        aria-valuenow={value}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={event => setDraft(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onFocus={event => event.currentTarget.select()}
        onBlur={() => draft !== undefined && commit(draft)}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={moreLabel}
        disabled={disabled || value >= QUANTITY_MAX}
        onClick={() => commit(current() + STEP)}
      >
        +
      </button>
    </span>
  )
}
