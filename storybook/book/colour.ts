/** Colours as the browser draws them: any CSS colour to sRGB, contrast of two (WCAG 2.2), and the nearest one that can be read. */

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

let canvas: CanvasRenderingContext2D | undefined

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

/** @param css a colour without variables, such as that of a computed style. @returns black for what is no colour */
export function rgbOf(css: string): Rgb {
  const [, ...parts] = HEX.exec(css) ?? []
  const [r, g, b] = parts.map(part => Number.parseInt(part, 16))
  if (r !== undefined && g !== undefined && b !== undefined) return [r, g, b]
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }) ?? undefined
  if (!canvas) return [0, 0, 0]
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = '#000'
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number) => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, from 0 to 1. */
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
const STEPS = 100

/** Black or white, whichever is read better on a colour: 4.58 at least. */
export const inkOn = (colour: Rgb): string => (contrast(colour, BLACK) > contrast(colour, WHITE) ? '#000' : '#fff')

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => {
  const part = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share)
  return [part(0), part(1), part(2)]
}

/**
 * The colour that is changed least, darker or lighter, so that it can be read on another one.
 * @returns undefined where neither black nor white can
 */
export function nearestPassing(colour: Rgb, on: Rgb, needed: number): Rgb | undefined {
  for (let step = 0; step <= STEPS; step++)
    for (const end of [BLACK, WHITE]) {
      const tried = mixed(colour, end, step / STEPS)
      if (contrast(tried, on) >= needed) return tried
    }
  return undefined
}
