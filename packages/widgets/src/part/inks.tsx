import type { SkuFacets } from '@cartwright/core/contract'
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

/** Puts colours of parts into the order of ink, and what is no ink behind it. */
export function byInk(a: string, b: string): number {
  const order = Object.keys(LETTERS)
  const place = (colour: string) => (colour in LETTERS ? order.indexOf(colour) : order.length)
  return place(a) - place(b)
}

/** Names a colour in the reader's language; label tapes are named as the server does. */
export function useColourName(named: SkuFacets['colour'] = []): (colour: string) => string {
  const t = useT(partTexts)
  return colour => {
    const [first, ...more] = inksOf(colour)
    if (!first) return named.find(({ value }) => value === colour)?.name ?? colour
    return more.length > 0 ? t('inkSet', { letters: [first, ...more].join('') }) : t(NAMES[first])
  }
}

/** Toner colours of a part. `isSilent` where words beside it name the colour. */
export function Inks({ colour, isSilent }: { colour: string | null; isSilent?: boolean }) {
  const t = useT(partTexts)
  const letters = inksOf(colour)
  if (letters.length === 0) return null
  return (
    <span className="cw-inks" aria-hidden={isSilent}>
      {letters.map(letter => (
        <Ink key={letter} letter={letter} name={t(NAMES[letter])} />
      ))}
    </span>
  )
}
