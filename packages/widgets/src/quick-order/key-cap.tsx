import { useTexts } from '../provider/use-texts'
import { keysTexts } from './keys.texts'

/** Keys that have another name on keyboards of other countries. */
const NAMED = ['Ctrl', 'Del', 'End', 'Home', 'PgDn', 'PgUp'] as const

const isNamed = (name: string): name is (typeof NAMED)[number] => NAMED.some(known => known === name)

/** A key, as it is printed on keyboards of the reader. */
export function KeyCap({ name }: { name: string }) {
  const t = useTexts(keysTexts)
  return <kbd className="cw-kbd">{isNamed(name) ? t(`key${name}`) : name}</kbd>
}
