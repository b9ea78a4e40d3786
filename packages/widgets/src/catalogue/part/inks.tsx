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

export interface InksProps {
  colour: string | null
  /** Words beside it name the colour. */
  isSilent?: boolean
  /** In an option of a list, where pictures are not heard, the colours are words. */
  inOption?: boolean
}

/** Toner colours of a part. */
export function Inks({ colour, isSilent, inOption = false }: InksProps) {
  const t = useTexts(partTexts)
  const letters = inksOf(colour)
  if (letters.length === 0) return null
  const tiles = (
    <span className="cw-inks" aria-hidden={isSilent || inOption}>
      {letters.map(letter => (
        <Ink key={letter} letter={letter} name={t(INK_NAMES[letter])} />
      ))}
    </span>
  )
  if (!inOption) return tiles
  return (
    <>
      {tiles}
      <span className="cw-sr">{letters.map(letter => t(INK_NAMES[letter])).join(', ')} </span>
    </>
  )
}
