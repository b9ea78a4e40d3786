/** Button with a list to pick one of: sites, languages. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { checkIcon, chevronDownIcon } from '../primitives/icons'
import { Popover } from '../primitives/popover'

/** Goes to the next entry that begins with the letter, as in every menu. */
function focusByLetter(all: readonly HTMLElement[], at: number, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false
  const begins = (entry: HTMLElement) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase())
  const found = [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)
  found?.focus()
  return found !== undefined
}

export interface PickMenuProps<Key extends string | number> {
  /** What is picked and what it is now, for screen readers. */
  label: string
  /** What the button shows. */
  face: ReactNode
  options: readonly { key: Key; face: ReactNode; lang?: string }[]
  picked: Key
  onPick: (key: Key) => void
  /** Class of the box around the button. */
  className?: string
}

export function PickMenu<Key extends string | number>({
  label,
  face,
  options,
  picked,
  onPick,
  className,
}: PickMenuProps<Key>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[aria-checked="true"], [role="menuitemradio"]')?.focus()
  }, [open])

  const close = (returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) anchor.current?.querySelector('button')?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])]
    const at = all.indexOf(event.target as HTMLElement)
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
      <span ref={anchor} className={cx('cw-pick', className)}>
        <Button
          kind="quiet"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown' || open) return
            event.preventDefault()
            setOpen(true)
          }}
        >
          <span className="cw-sr">{label}</span>
          <span className="cw-pick__face" aria-hidden="true">
            {face}
          </span>
          <Icon shape={chevronDownIcon} size="s" />
        </Button>
      </span>
      <Popover
        id={id}
        role="menu"
        aria-label={label}
        open={open}
        anchor={anchor}
        popoverRef={list}
        onClose={() => close(false)}
        onKeyDown={handleKeyDown}
      >
        {options.map(option => (
          <button
            key={option.key}
            type="button"
            role="menuitemradio"
            aria-checked={option.key === picked}
            tabIndex={-1}
            lang={option.lang}
            className="cw-option"
            onClick={() => {
              close(true)
              onPick(option.key)
            }}
          >
            {option.face}
            {option.key === picked && <Icon shape={checkIcon} size="s" />}
          </button>
        ))}
      </Popover>
    </>
  )
}
