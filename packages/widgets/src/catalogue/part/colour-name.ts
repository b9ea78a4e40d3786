import type { SkuFacets } from '@cartwright/core/contract'
import { useTexts } from '../../provider/use-texts'
import { INK_NAMES, INKS, inksOf } from './inks'
import { partTexts } from './part.texts'

/** Puts colours of parts into the order of ink, and what is no ink behind it. */
export function byInk(a: string, b: string): number {
  const order = Object.keys(INKS)
  const place = (colour: string) => (Object.hasOwn(INKS, colour) ? order.indexOf(colour) : order.length)
  return place(a) - place(b)
}

/** Names a colour in the reader's language; label tapes are named as the server does. */
export function useColourName(named: SkuFacets['colour'] = []): (colour: string) => string {
  const t = useTexts(partTexts)
  return colour => {
    const [first, ...more] = inksOf(colour)
    if (!first) return named.find(({ value }) => value === colour)?.name ?? colour
    return more.length > 0 ? t('inkSet', { letters: [first, ...more].join('') }) : t(INK_NAMES[first])
  }
}
