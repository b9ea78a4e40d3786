import type { ReactNode } from 'react'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import css from './key.css?inline'
import { keysTexts } from './keys.texts'

addSheet(css)

/** A key of the keyboard, as a hint for the eye; a screen reader hears the button's own name. */
export const Key = ({ children }: { children: ReactNode }) => (
  <span className="cw-kbd" aria-hidden="true">
    {children}
  </span>
)

/** A key that is pressed together with Alt, which has this name on every keyboard: letters and digits alone always type. */
export const AltKey = ({ children }: { children: string | number }) => <Key>Alt {children}</Key>

/** Keys that have another name on keyboards of other countries. */
const NAMED = ['Ctrl', 'Del', 'End', 'Home', 'PgDn', 'PgUp'] as const

const isNamed = (name: string): name is (typeof NAMED)[number] => NAMED.some(known => known === name)

interface KeyCapProps {
  /** As on an English keyboard: `Ctrl`, `PgUp`, `F2`. */
  name: string
}

/** A key, as it is printed on keyboards of the reader. */
export function KeyCap({ name }: KeyCapProps) {
  const t = useTexts(keysTexts)
  return <kbd className="cw-kbd">{isNamed(name) ? t(`key${name}`) : name}</kbd>
}
