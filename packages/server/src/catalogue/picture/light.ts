/** Colour of a surface under two lamps: a strong one from the upper left, a weak one from the right. */
import { add, dot, unit, type Vector } from './vector'

/** How a surface takes light. */
export interface Finish {
  /** 0 is paper, 0.9 is polished. */
  gloss: number
}

export const PAPER: Finish = { gloss: 0 }
export const MATT: Finish = { gloss: 0.12 }
export const SATIN: Finish = { gloss: 0.3 }
export const POLISHED: Finish = { gloss: 0.85 }

const KEY = unit([-0.55, 0.95, 0.65])
const FILL = unit([0.9, 0.15, 0.5])
const SHARPNESS = 24
/** Surfaces that differ in light by less than this look alike, and have one colour. */
const STEP = 0.045

/** @param hex `#rrggbb` */
export function shade(hex: string, normal: Vector, toViewer: Vector, { gloss }: Finish): string {
  const key = Math.max(0, dot(normal, KEY))
  const fill = Math.max(0, dot(normal, FILL))
  const half = unit(add(KEY, toViewer))
  const shine = gloss * Math.max(0, dot(normal, half)) ** SHARPNESS
  // Paper scatters light and never falls into deep shade.
  const light = gloss === 0 ? 0.78 + 0.25 * key + 0.05 * fill : 0.44 + 0.62 * key + 0.12 * fill
  return toHex(readHex(hex).map(part => part * step(light) + 235 * step(shine)))
}

const step = (light: number): number => Math.round(light / STEP) * STEP

/** `share` of 1 is all `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = readHex(to)
  return toHex(readHex(from).map((part, i) => part + ((target[i] ?? part) - part) * share))
}

const readHex = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

const toHex = (parts: readonly number[]): string =>
  `#${parts
    .map(part =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
