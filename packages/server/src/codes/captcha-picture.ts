/** Draws digits as bent strokes with noise, as pixels: of an SVG a script could read the strokes, and no canvas takes one from memory. */
import { randomInt } from 'node:crypto'
import { encodePng } from './png'

const WIDTH = 170
const HEIGHT = 60
/** Pixels to one of these units: sharp on good screens too. */
const SCALE = 1.5
const DIGIT_HEIGHT = 38
const NOISE_LINES = 3
/** Shades, 0 to 255. */
const PAPER = 241
const INKS = [52, 58, 46, 70] as const

type Point = readonly [x: number, y: number]

interface Stroke {
  points: readonly Point[]
  thickness: number
}

/** Strokes of each digit: points x,y in a box of 100 by 100. */
const STROKES = [
  '50,0 10,20 5,60 40,100 80,85 95,40 75,5 50,0',
  '20,25 55,0 55,50 55,100; 25,100 85,100',
  '5,25 35,0 80,5 90,35 50,65 5,100 95,100',
  '10,5 60,0 90,20 75,42 40,48; 40,48 85,58 90,85 50,100 5,90',
  '65,0 35,35 2,68 50,68 98,68; 68,35 68,70 68,100',
  '88,0 20,0 15,42 60,38 95,62 75,95 35,100 5,88',
  '80,0 35,20 8,60 25,95 70,100 92,75 70,50 30,52 10,70',
  '5,0 50,0 95,0 60,45 35,100; 30,50 80,50',
  '50,46 12,28 35,0 70,2 88,26 50,46 8,72 30,100 75,98 92,72 50,46',
  '90,28 60,50 20,42 10,18 45,0 85,10 90,40 75,80 40,100',
].map(digit => digit.split(';').map(stroke => stroke.trim().split(' ').map(toPoint)))

function toPoint(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return [x / 100, y / 100]
}

/**
 * @param digits characters 0 to 9
 * @returns a PNG
 */
export function drawDigits(digits: string): Buffer {
  const step = (WIDTH - 20) / digits.length
  const drawn = [...digits].flatMap((digit, index) => bendDigit(Number(digit), 14 + index * step, step * 0.68))
  const noise = Array.from({ length: NOISE_LINES }, () => ({ points: noiseLine(), thickness: between(0.8, 1.4) }))
  const [width, height] = [WIDTH * SCALE, HEIGHT * SCALE]
  const pixels = Buffer.alloc(width * height, PAPER)
  for (const stroke of [...drawn, ...noise].sort(() => Math.random() - 0.5)) paint(pixels, width, stroke)
  return encodePng({ width, height, pixels })
}

function bendDigit(digit: number, left: number, width: number): Stroke[] {
  const angle = between(-0.28, 0.28)
  const scale = between(0.88, 1.12)
  const centre: Point = [left + width / 2 + between(-2, 2), HEIGHT / 2 + between(-5, 5)]
  const thickness = between(2.8, 3.8)
  const place = ([x, y]: Point): Point => {
    const across = (x - 0.5 + between(-0.04, 0.04)) * width * scale
    const down = (y - 0.5 + between(-0.03, 0.03)) * DIGIT_HEIGHT * scale
    return [
      centre[0] + across * Math.cos(angle) - down * Math.sin(angle),
      centre[1] + across * Math.sin(angle) + down * Math.cos(angle),
    ]
  }
  return (STROKES[digit] ?? []).map(stroke => ({ points: stroke.map(place), thickness }))
}

const noiseLine = (): Point[] =>
  Array.from({ length: 5 }, (_, index): Point => [(WIDTH / 4) * index + between(-14, 14), between(2, HEIGHT - 2)])

function paint(pixels: Buffer, width: number, { points, thickness }: Stroke) {
  const ink = INKS[randomInt(INKS.length)] ?? PAPER
  for (const [index, to] of points.slice(1).entries()) paintLine(pixels, width, points[index] ?? to, to, thickness, ink)
}

/** Lays ink on every pixel as far as the line covers it. */
function paintLine(pixels: Buffer, width: number, from: Point, to: Point, thickness: number, ink: number) {
  const [ax, ay, bx, by] = [from[0] * SCALE, from[1] * SCALE, to[0] * SCALE, to[1] * SCALE]
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy || 1
  const reach = (thickness * SCALE) / 2 + 0.5
  const right = Math.min(Math.max(ax, bx) + reach, width)
  const bottom = Math.min(Math.max(ay, by) + reach, HEIGHT * SCALE)
  for (let y = Math.max(Math.floor(Math.min(ay, by) - reach), 0); y < bottom; y++)
    for (let x = Math.max(Math.floor(Math.min(ax, bx) - reach), 0); x < right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay]
      const along = Math.min(Math.max((px * dx + py * dy) / square, 0), 1)
      const covered = Math.min(reach - Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2), 1)
      const at = y * width + x
      if (covered > 0) pixels[at] = (pixels[at] ?? 0) * (1 - covered) + ink * covered
    }
}

const between = (low: number, high: number) => low + Math.random() * (high - low)
