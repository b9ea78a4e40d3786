import { type ReactNode, useRef, useState } from 'react'
import { SkeletonRows } from './feedback'
import { Heard } from './heard'
import { Popover } from './popover'
import { TextField, type TextFieldProps } from './text-field'
import { type ComboboxOptions, useCombobox } from './use-combobox'

export interface ComboboxProps<T>
  extends Omit<TextFieldProps, 'onKeyDown' | 'children'>,
    Pick<ComboboxOptions<T>, 'items' | 'keyOf' | 'onPick' | 'autoActive'> {
  /** What a suggestion shows. */
  renderItem: (item: T) => ReactNode
  /** Suggestions are on their way; the text is for screen readers. */
  loading?: string | undefined
  /** Shown in place of suggestions: nothing found, or why there are none. */
  note?: ReactNode
  /** Name of the list of suggestions. */
  listLabel: string
  /** Enter without an active suggestion. */
  onEnter?: (() => void) | undefined
}

/** While rows load there is no list to point at. */
const NO_ITEMS: readonly never[] = []

/** Field with suggestions below it. What is typed stays valid: suggestions never overwrite it unasked. */
export function Combobox<T>({
  items,
  keyOf,
  renderItem,
  onPick,
  loading,
  note,
  listLabel,
  autoActive,
  onEnter,
  onValue,
  onFocus,
  onBlur,
  ...field
}: ComboboxProps<T>) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const combobox = useCombobox({
    items: loading ? NO_ITEMS : items,
    keyOf,
    open,
    onOpen: setOpen,
    onPick,
    autoActive: autoActive ?? false,
  })
  const hasContent = items.length > 0 || Boolean(loading) || Boolean(note)
  return (
    <div ref={anchor}>
      <TextField
        {...field}
        {...combobox.inputProps}
        onKeyDown={event => {
          if (event.key === 'Enter' && combobox.activeItem === undefined && onEnter) {
            event.preventDefault()
            setOpen(false)
            onEnter()
          } else combobox.inputProps.onKeyDown(event)
        }}
        onFocus={event => {
          setOpen(true)
          onFocus?.(event)
        }}
        onBlur={event => {
          setOpen(false)
          onBlur?.(event)
        }}
        onValue={value => {
          onValue(value)
          setOpen(true)
        }}
      />
      <Popover open={open && hasContent} onClose={() => setOpen(false)} anchor={anchor} matchWidth>
        {loading ? (
          <SkeletonRows label={loading} />
        ) : items.length > 0 ? (
          <div {...combobox.listProps} role="listbox" aria-label={listLabel}>
            {items.map((item, index) => (
              <div key={keyOf(item)} {...combobox.optionProps(item, index)} className="cw-option">
                {renderItem(item)}
              </div>
            ))}
          </div>
        ) : (
          <Heard as="div" className="cw-menu__note">
            {note}
          </Heard>
        )}
      </Popover>
    </div>
  )
}
