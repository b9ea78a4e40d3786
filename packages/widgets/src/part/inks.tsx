import { Ink, type InkLetter } from '../primitives/status'
import { useT } from '../provider/use-t'
import { partTexts } from './part.texts'

const NAMES = { K: 'black', C: 'cyan', M: 'magenta', Y: 'yellow' } as const
const LETTERS: Readonly<Record<string, readonly InkLetter[]>> = {
  black: ['K'],
  cyan: ['C'],
  magenta: ['M'],
  yellow: ['Y'],
  'multi (CMY)': ['C', 'M', 'Y'],
  'multi (CMYK)': ['C', 'M', 'Y', 'K'],
}

/** Letter tiles of a part's colour; nothing for label tapes, whose two colours no letter says. */
export const inksOf = (colour: string | null): readonly InkLetter[] => (colour && LETTERS[colour]) || []

/** Toner colours of a part. */
export function Inks({ colour }: { colour: string | null }) {
  const t = useT(partTexts)
  const letters = inksOf(colour)
  if (letters.length === 0) return null
  return (
    <span className="cw-inks">
      {letters.map(letter => (
        <Ink key={letter} letter={letter} name={t(NAMES[letter])} />
      ))}
    </span>
  )
}
