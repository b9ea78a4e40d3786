/** Which keys do what in a part, wherever it is drawn; keys of one element alone stand with its guidance. */
import type { PartName } from './parts'

export interface KeyUse {
  /** Alternatives, each with the names that are printed on keys, joined by `+`. */
  keys: readonly string[]
  /** What they do. */
  does: string
}

/** The use of keys that follows from a part. */
export const KEYS_OF_PARTS: Readonly<Partial<Record<PartName, readonly KeyUse[]>>> = {
  button: [{ keys: ['Enter', 'Space'], does: 'Presses the button that has the focus; Enter follows a link.' }],
  checkbox: [{ keys: ['Space'], does: 'Ticks the box, or clears it.' }],
  dialog: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Stays inside of a dialog or drawer that is open.' },
    { keys: ['Esc'], does: 'Closes the dialog or drawer; the focus returns to what opened it.' },
  ],
  menu: [
    { keys: ['↓', '↑'], does: 'Opens the menu or the suggestions, and moves through the entries.' },
    { keys: ['Enter'], does: 'Takes the entry.' },
    { keys: ['Esc'], does: 'Closes the list of entries; the text in a field stays.' },
  ],
  quantity: [
    { keys: ['↑', '↓'], does: 'One piece more or less; with Shift ten.' },
    { keys: ['Enter'], does: 'Takes the quantity that was typed.' },
    { keys: ['Esc'], does: 'Puts the quantity back that stood there.' },
  ],
  radio: [{ keys: ['↑', '↓'], does: 'Chooses the one before or after.' }],
  segmented: [{ keys: ['Enter', 'Space'], does: 'Makes the choice that has the focus the one that holds.' }],
  select: [{ keys: ['↑', '↓'], does: 'Chooses the entry before or after.' }],
}

/** All keys of an element, those first that it alone takes. */
export function keysOf(parts: readonly string[], own: readonly KeyUse[] = []): KeyUse[] {
  return [...own, ...parts.flatMap(part => KEYS_OF_PARTS[part as PartName] ?? [])]
}
