import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { checkIcon, type IconShape } from '../icons/icons'
import { Button, type ButtonProps } from './button'
import { Icon } from './icon'
import { Popover } from './popover'

export interface MenuItem {
  /** Names the entry among the others. */
  key: string | number
  /** What it does or stands for. */
  label: ReactNode
  /** Language of the label, where it is not the reader's. */
  lang?: string
  /** Before the label. */
  icon?: IconShape
  /** It is shown and cannot be picked. */
  disabled?: boolean
  /** Of entries of which one holds: whether this is the one. */
  isPicked?: boolean
  /** Called when it is pressed; the menu closes by itself. */
  onPick: () => void
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  /** The entries, in their order. */
  items: readonly MenuItem[]
  /** Above the entries, for the eye: what it says belongs into the name of the button as well. */
  head?: ReactNode
  /** Name of the list, where it is not that of the button. */
  listLabel?: string
  /** Class of the box around the button. */
  boxClass?: string
}

const ENTRY = 'button:not([disabled])'

/** Goes to the next entry that begins with the letter. */
function focusByLetter(all: readonly HTMLElement[], at: number, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false
  const begins = (entry: HTMLElement) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  const found = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)
  found?.focus()
  return found !== undefined
}

/**
 * Button with a list of things to do, or to pick one of. Arrows, Home, End and letters move, Escape and Tab close, focus
 * returns to the button.
 */
export function Menu({ items, head, listLabel, boxClass, ...button }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const entries = () => [...(list.current?.querySelectorAll<HTMLButtonElement>(ENTRY) ?? [])]
  useEffect(() => {
    if (!open) return
    const picked = list.current?.querySelector<HTMLButtonElement>('[aria-checked="true"]')
    const first = picked ?? list.current?.querySelector<HTMLButtonElement>(ENTRY)
    first?.focus()
  }, [open])
  const close = (returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) anchor.current?.querySelector('button')?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = entries()
    const at = all.indexOf(event.target as HTMLButtonElement)
    if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus()
    else if (event.key === 'ArrowUp') all.at(at <= 0 ? -1 : at - 1)?.focus()
    else if (event.key === 'Home') all[0]?.focus()
    else if (event.key === 'End') all.at(-1)?.focus()
    else if (event.key === 'Escape') close(true)
    else if (event.key === 'Tab') {
      // The focus goes on from the button.
      close(true)
      return
    } else if (!focusByLetter(all, at, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <span ref={anchor} className={boxClass} style={boxClass ? undefined : { display: 'inline-flex' }}>
        <Button
          {...button}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown' || open) return
            event.preventDefault()
            setOpen(true)
          }}
        />
      </span>
      <Popover
        id={id}
        role="menu"
        aria-label={listLabel ?? button['aria-label']}
        open={open}
        anchor={anchor}
        popoverRef={list}
        onClose={() => close(false)}
        onKeyDown={handleKeyDown}
      >
        {head && (
          <div className="cw-menu__head" aria-hidden="true">
            {head}
          </div>
        )}
        {items.map(item => (
          <Entry
            key={item.key}
            item={item}
            onPick={() => {
              close(true)
              item.onPick()
            }}
          />
        ))}
      </Popover>
    </>
  )
}

function Entry({ item, onPick }: { item: MenuItem; onPick: () => void }) {
  const { isPicked, icon } = item
  return (
    <button
      type="button"
      {...(isPicked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isPicked })}
      tabIndex={-1}
      lang={item.lang}
      className="cw-option"
      disabled={item.disabled}
      onClick={onPick}
    >
      {icon && <Icon shape={icon} />}
      {item.label}
      {isPicked && <Icon shape={checkIcon} size="s" />}
    </button>
  )
}
