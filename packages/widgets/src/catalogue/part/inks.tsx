import { Ink, type InkLetter } from '../../primitives/status'
import { useTexts } from '../../provider/use-texts'
import { partTexts } from './part.texts'

/** Keys of the words for inks. */
export const INK_NAMES = { K: 'black', C: 'cyan', M: 'magenta', Y: 'yellow' } as const
/** Letters of each colour, in the order of ink. */
export const INKS: Readonly<Record<string, string>> = {
  black: 'K',
  cyan: 'C',
  magenta: 'M',
  yellow: 'Y',
  'multi (CMY)': 'CMY',
  'multi (CMYK)': 'CMYK',
}

/**
 * Letter tiles of a part's colour; nothing for label tapes, whose two colours no letter says. Words out of an
 * address may be `constructor`, which every object knows: only texts count.
 */
export const inksOf = (colour: string | null): readonly InkLetter[] =>
  ((colour && INKS[colour]?.split?.('')) || []) as InkLetter[]

/** Toner colours of a part. `isSilent` where words beside it name the colour. */
export function Inks({ colour, isSilent }: { colour: string | null; isSilent?: boolean }) {
  const t = useTexts(partTexts)
  const letters = inksOf(colour)
  if (letters.length === 0) return null
  return (
    <span className="cw-inks" aria-hidden={isSilent}>
      {letters.map(letter => (
        <Ink key={letter} letter={letter} name={t(INK_NAMES[letter])} />
      ))}
    </span>
  )
}
