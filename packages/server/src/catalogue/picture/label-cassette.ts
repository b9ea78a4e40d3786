/** A label cassette: printed tape in its own two colours, as wide as it is, runs out of its case. */
import { type Camera, createCamera, onFace } from './camera'
import { tapeOf } from './inks'
import { MATT, mix, PAPER, SATIN } from './light'
import { groundShadow, lettering, smallPrint, toSvg } from './scene'
import { draw, sheet } from './solids'
import { unit, type Vector } from './vector'

/** Half of width, height and thickness, and the radius of the corners. */
const [HALF_W, HALF_H, HALF_T, CORNER] = [80, 59, 23, 13] as const
const CASE = '#434b58'
const RIM = '#3b424e'
const HUB = '#262b33'
/** Widths are drawn at this scale, the widest ones a little smaller than life. */
const TAPE_SCALE = 0.62
const TAPE_MM = { least: 3.5, most: 36 } as const
const TAPE_MIDDLE_Y = -15

export function drawLabelCassette(words: readonly string[], tapeWidthMm: number): string {
  const camera = createCamera({ yawDegrees: 27, pitchDegrees: 20, scale: 1.06, at: [139, 124] })
  const { print, tape } = tapeOf(words)
  return toSvg(
    [
      groundShadow(camera, [-HALF_W, HALF_W + 36], [-HALF_T - 2, HALF_T + 24], -HALF_H),
      caseBody(camera),
      onFace(camera, [-HALF_W, HALF_H, HALF_T + 0.1], [1, 0, 0], [0, -1, 0], front(print, tape, tapeWidthMm)),
      ribbon(camera, print, tape, tapeWidthMm),
    ].join(''),
  )
}

/** A slab with round corners. */
function caseBody(camera: Camera): string {
  const outline = corners()
  const rim = outline.map(([x, y], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x, y]
    const points: Vector[] = [
      [x, y, -HALF_T],
      [x2, y2, -HALF_T],
      [x2, y2, HALF_T],
      [x, y, HALF_T],
    ]
    return { points, normal: unit([y2 - y, x - x2, 0]), colour: RIM, finish: SATIN }
  })
  const face = { points: outline.map(([x, y]): Vector => [x, y, HALF_T]), normal: [0, 0, 1] as const }
  return draw(camera, rim) + draw(camera, [{ ...face, colour: CASE, finish: MATT }])
}

/** Counter-clockwise, as seen from the front. */
function corners(): (readonly [x: number, y: number])[] {
  const centres = [
    [HALF_W - CORNER, HALF_H - CORNER, 0],
    [-HALF_W + CORNER, HALF_H - CORNER, 90],
    [-HALF_W + CORNER, -HALF_H + CORNER, 180],
    [HALF_W - CORNER, -HALF_H + CORNER, 270],
  ] as const
  return centres.flatMap(([x, y, from]) =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = ((from + i * 15) * Math.PI) / 180
      return [x + CORNER * Math.cos(angle), y + CORNER * Math.sin(angle)] as const
    }),
  )
}

/** 160 × 118: a strip of the tape with its width, and both spools. */
function front(print: string, tape: string, widthMm: number): string {
  const [w, h] = [2 * HALF_W, 2 * HALF_H]
  return [
    `<rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="8" fill="none" stroke="#fff" stroke-opacity=".15"/>`,
    spool(48, 69, 31, tape),
    spool(118, 77, 20, tape),
    `<rect x="14" y="13" width="${w - 28}" height="22" rx="3" fill="${tape}" stroke="#0b1220" stroke-opacity=".2"/>`,
    lettering(`${widthMm} mm`, { x: 21, y: 29.4, size: 14.5, colour: print }),
    `<g fill-opacity=".7">${smallPrint(
      [
        [92, 20.6, 46, 2.6],
        [92, 26, 32, 2.6],
      ],
      print,
    )}</g>`,
  ].join('')
}

function spool(x: number, y: number, radius: number, tape: string): string {
  const wound = mix(tape, '#000000', 0.07)
  const turn = (r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#0b1220" stroke-opacity=".13"/>`
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${HUB}"/><circle cx="${x}" cy="${y}" r="${radius - 4}" fill="${wound}"/>`,
    turn(radius - 8),
    radius > 24 ? turn(radius - 13) : '',
    `<circle cx="${x}" cy="${y}" r="8.5" fill="${HUB}"/><path d="M${x - 3} ${y - 5.5}h6v11h-6z" fill="#aeb6c1"/>`,
  ].join('')
}

function ribbon(camera: Camera, print: string, tape: string, widthMm: number): string {
  const half = 6 + Math.min(TAPE_MM.most, Math.max(TAPE_MM.least, widthMm)) * TAPE_SCALE
  const line = Array.from({ length: 19 }, (_, i): readonly [x: number, z: number] => {
    const t = i / 18
    return [HALF_W - 3 + 92 * t, 19 + 5 * Math.sin(t * Math.PI * 1.15) * (1 + t)]
  })
  const [top, bottom] = [TAPE_MIDDLE_Y + half, TAPE_MIDDLE_Y - half]
  const pieces = line.slice(0, -1).map(([x, z], i) => {
    const [x2, z2] = line[i + 1] ?? [x, z]
    const points: Vector[] = [
      [x, top, z],
      [x2, top, z2],
      [x2, bottom, z2],
      [x, bottom, z],
    ]
    return sheet(camera, points, tape, PAPER)
  })
  const size = Math.min(half * 1.15, 22)
  const words = lettering('Aa 12', {
    x: 0,
    y: Number((size * 0.36).toFixed(1)),
    size: Number(size.toFixed(1)),
    colour: print,
  })
  return pieces.join('') + onFace(camera, [HALF_W + 12, TAPE_MIDDLE_Y, 27], [1, 0, -0.02], [0, -1, 0], words)
}
