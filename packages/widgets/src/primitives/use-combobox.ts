/** Keyboard and roles of a field with suggestions (ARIA combobox with a listbox), without any drawing. */
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

export interface ComboboxOptions<T> {
  /** Suggestions for the present text, in their order. */
  items: readonly T[]
  /** Stable identity of an item. */
  keyOf: (item: T) => string
  /** Whether the list is shown; the caller keeps it. */
  open: boolean
  /** Called when a key or a pick opens or closes the list. */
  onOpen: (open: boolean) => void
  /** Called with the suggestion that was pressed, or taken by Enter. */
  onPick: (item: T) => void
  /** The first suggestion is active at once, so that Enter takes it. Otherwise Enter is left to the owner. */
  autoActive?: boolean
}

/**
 * Wires an input, a list and its options. DOM focus stays in the input; the active option is named by
 * `aria-activedescendant`. Arrow keys open and move, Enter picks the active one, Escape closes first and clears nothing.
 */
export function useCombobox<T>({ items, keyOf, open, onOpen, onPick, autoActive = false }: ComboboxOptions<T>) {
  const id = useId()
  const first = autoActive ? 0 : -1
  const [moved, setMoved] = useState({ among: '', index: first })
  const among = `${open}\n${items.map(keyOf).join('\n')}`
  // A move counts among the suggestions it was made in; others start again at once, not an effect later.
  const active = moved.among === among ? moved.index : first
  const setActive = (index: number) => setMoved({ among, index })

  const isShown = open && items.length > 0
  const optionId = (index: number) => `${id}-${index}`
  const activeItem = isShown ? items[active] : undefined
  const pick = (item: T) => {
    onOpen(false)
    onPick(item)
  }
  const move = (step: number) => {
    if (!open) onOpen(true)
    else if (items.length > 0) setActive((Math.max(active, step > 0 ? -1 : 0) + step + items.length) % items.length)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp' && open) move(-1)
    else if (event.key === 'Enter' && activeItem !== undefined) pick(activeItem)
    else if (event.key === 'Escape' && open) onOpen(false)
    else {
      if (event.key === 'Tab') onOpen(false)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    activeItem,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': activeItem === undefined ? undefined : optionId(active),
      onKeyDown: handleKeyDown,
    } as const,
    /** Put them on the list, with `role="listbox"` and a name. */
    listProps: { id },
    optionProps: (item: T, index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => pick(item),
    }),
  }
}
