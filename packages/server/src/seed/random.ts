/** Chance without chance: the same key always draws the same number, in any order keys are drawn. */

/** A number from 0 up to, not including, 1 that belongs to `key`. */
export function randomOf(key: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16_777_619)
  // FNV-1a changes its upper bits too little for keys that differ at the end; this mixes them.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** A whole number from `min` to `max`. */
export const randomInteger = (key: string, min: number, max: number): number =>
  min + Math.floor(randomOf(key) * (max - min + 1))

/** One of `choices`. */
export function randomChoice<T>(key: string, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(randomOf(key) * choices.length)] ?? choices[0]
}
