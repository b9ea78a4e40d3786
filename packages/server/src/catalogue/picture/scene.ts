/** The picture around a product: its size, its shadow, its lettering. */
import type { Camera } from './camera'
import type { Vector } from './vector'

const FONT = 'font-family="Inter,Segoe UI,Helvetica,Arial,sans-serif" font-weight="700"'

/** The whole picture; no ids, so that several may stand in one page. */
export const toSvg = (drawing: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">' +
  `<g stroke-width=".7" stroke-linejoin="round">${joinPaths(drawing)}</g></svg>`

/** Neighbours of one colour become one path. */
const joinPaths = (drawing: string): string =>
  drawing.replace(
    /<path d="[^"]*" fill="(#\w{6})" stroke="\1"\/>(?:<path d="[^"]*" fill="\1" stroke="\1"\/>)+/g,
    (run, fill: string) => {
      const paths = [...run.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')
      return `<path d="${paths}" fill="${fill}" stroke="${fill}"/>`
    },
  )

/** Layers of the soft edge: how much larger than the body, how dark. */
const SHADOW: readonly (readonly [growth: number, opacity: number])[] = [
  [1.15, 0.035],
  [1.1, 0.045],
  [1.05, 0.06],
  [1, 0.07],
  [0.95, 0.08],
]

/** Soft shadow of a body that stands on the ground between these corners. */
export function groundShadow(
  camera: Camera,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  y: number,
): string {
  const corners: Vector[] = [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ]
  const points = corners.map(camera.project)
  const centre = [0, 1].map(k => points.reduce((sum, point) => sum + (point[k] ?? 0), 0) / points.length)
  return SHADOW.map(([growth, opacity]) => {
    const grown = points.map(point => point.map((value, k) => (centre[k] ?? 0) + (value - (centre[k] ?? 0)) * growth))
    return `<path d="${rounded(grown)}" fill="#0b1220" fill-opacity="${opacity}"/>`
  }).join('')
}

/** A polygon with rounded corners. */
function rounded(points: readonly (readonly number[])[]): string {
  const write = (point: readonly number[]) => point.map(value => value.toFixed(1)).join(' ')
  const towards = (from: readonly number[], to: readonly number[]) =>
    from.map((value, k) => value + ((to[k] ?? value) - value) * 0.24)
  const corners = points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? point
    const after = points[(i + 1) % points.length] ?? point
    return `${write(towards(point, before))}Q${write(point)} ${write(towards(point, after))}`
  })
  return `M${corners.join('L')}z`
}

/** Bold text, `y` is the base line. */
export const lettering = (
  text: string,
  at: { x: number; y: number; size: number; colour: string; anchor?: 'start' | 'middle' },
): string =>
  `<text x="${at.x}" y="${at.y}" ${FONT} font-size="${at.size}" text-anchor="${at.anchor ?? 'start'}" fill="${at.colour}">${text}</text>`

/** Bars and gaps of a barcode, by their widths. */
const BARS = [2, 1, 1, 2, 3, 1, 1, 1, 2, 2, 1, 1, 3, 1, 1, 2, 1, 1, 2]

/** A barcode; each number of `BARS` is `unit` wide, bars and gaps in turn. */
export function barcode(x: number, y: number, unit: number, height: number, colour = '#262b33'): string {
  let left = x
  const bars = BARS.flatMap((width, i) => {
    const from = left
    left += width * unit
    const w = (width * unit).toFixed(1)
    return i % 2 === 0 ? [`M${from.toFixed(1)} ${y}h${w}v${height}h-${w}z`] : []
  })
  return `<path d="${bars.join('')}" fill="${colour}"/>`
}

/** Lines that stand for small print: `[x, y, width, height]` each. */
export const smallPrint = (lines: readonly (readonly [number, number, number, number])[], colour: string): string =>
  `<path d="${lines.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`).join('')}" fill="${colour}"/>`
