/** Which parts make a set of colours for the same printers. */
import type { Sku } from '../contract'

/** What decides whether parts belong together. */
export type SetPart = Pick<Sku, 'classId' | 'colour' | 'pageYield' | 'printers' | 'disabled'>

/** Colours of one ink, in the order of ink: all of them are a set. */
const SET_COLOURS = ['black', 'cyan', 'magenta', 'yellow']
/** One other colour is a pair, not a set. */
const OTHERS_MIN = 2

/**
 * The other colours for the same printers, in the order of ink, of each the one whose yield is closest; none where they
 * make no set.
 * @param related the first of two that are as close is taken
 * @source CAT-010
 */
export function restOfSet<P extends SetPart>(part: SetPart, related: readonly P[]): readonly P[] {
  const { colour, classId, printers } = part
  if (part.disabled || colour === null || !SET_COLOURS.includes(colour)) return []
  const candidates = related.filter(
    other => other.classId === classId && other.printers.some(printer => printers.includes(printer)),
  )
  const others = SET_COLOURS.filter(other => other !== colour).flatMap(other => {
    const [closest] = candidates
      .filter(candidate => candidate.colour === other)
      .sort((a, b) => yieldGap(part, a) - yieldGap(part, b))
    return closest ? [closest] : []
  })
  return others.length < OTHERS_MIN ? [] : others
}

/** By how much one yields more than the other, as a factor: 1,000 is as far from 2,000 as that from 4,000. */
const yieldGap = (one: SetPart, other: SetPart): number =>
  Math.abs(Math.log((one.pageYield ?? 1) / (other.pageYield ?? 1)))
