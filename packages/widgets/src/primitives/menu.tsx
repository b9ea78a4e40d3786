import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button'
import { Icon } from './icon'
import type { IconShape } from './icons'
import { Popover } from './popover'

export interface MenuItem {
  key: string
  label: string
  icon?: IconShape
  disabled?: boolean
  onPick: () => void
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  items: readonly MenuItem[]
  /** Above the entries, for the eye: what it says belongs into the name of the button as well. */
  head?: ReactNode
}

/** Button with a list of things to do. Arrows, Home and End move, Escape and Tab close, focus returns to the button. */
export function Menu({ items, head, ...button }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const entries = () => [...(list.current?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]:enabled') ?? [])]
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLButtonElement>('[role="menuitem"]:enabled')?.focus()
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
    else {
      if (event.key === 'Tab') close(true)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <span ref={anchor} style={{ display: 'inline-flex' }}>
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
        aria-label={button['aria-label']}
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
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="cw-option"
            disabled={item.disabled}
            onClick={() => {
              close(true)
              item.onPick()
            }}
          >
            {item.icon && <Icon shape={item.icon} />}
            {item.label}
          </button>
        ))}
      </Popover>
    </>
  )
}
