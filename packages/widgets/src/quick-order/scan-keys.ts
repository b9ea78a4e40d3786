/** Tells a scanner from a person by the time between keys. Pure: the times are handed in (decision 0105). */

/** Most milliseconds between two keys of a scanner. Nobody types a whole number that fast. */
const GAP_MS = 40
/** Fewer characters can be two hands at once. */
const CHARACTERS_MIN = 4

/** Takes a key and when it was pressed, in milliseconds of any clock. @returns the text that a scanner ends with this Enter, else blank */
export type ScanKeys = (key: string, at: number) => string

export function createScanKeys(): ScanKeys {
  let burst = ''
  let last = Number.NEGATIVE_INFINITY
  return (key, at) => {
    // Shift comes before a capital letter, and is part of the burst.
    if (key === 'Shift') return ''
    const before = at - last <= GAP_MS ? burst : ''
    last = at
    burst = key.length === 1 ? before + key : ''
    return key === 'Enter' && before.length >= CHARACTERS_MIN ? before : ''
  }
}
