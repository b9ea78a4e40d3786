/** Draws digits as bent strokes with noise: an SVG without any text in it. */
import { randomInt } from 'node:crypto'

const WIDTH = 170
const HEIGHT = 60
const DIGIT_HEIGHT = 38
const NOISE_LINES = 3
const INKS = ['#1b3a57', '#20404a', '#3a2f5b', '#4a2a3a'] as const

type Point = readonly [x: number, y: number]

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

/** @param digits characters 0 to 9 */
export function drawDigits(digits: string): string {
  const step = (WIDTH - 20) / digits.length
  const drawn = [...digits].flatMap((digit, index) => drawDigit(Number(digit), 14 + index * step, step * 0.68))
  const noise = Array.from({ length: NOISE_LINES }, () => path(noiseLine(), between(0.8, 1.4)))
  const lines = [...drawn, ...noise].sort(() => Math.random() - 0.5)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#eef2f6"/>${lines.join('')}</svg>`
}

function drawDigit(digit: number, left: number, width: number): string[] {
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
  return (STROKES[digit] ?? []).map(stroke => path(stroke.map(place), thickness))
}

const noiseLine = (): Point[] =>
  Array.from({ length: 5 }, (_, index): Point => [(WIDTH / 4) * index + between(-14, 14), between(2, HEIGHT - 2)])

function path(points: readonly Point[], thickness: number): string {
  const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const ink = INKS[randomInt(INKS.length)]
  return `<path d="${line}" fill="none" stroke="${ink}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

const between = (low: number, high: number) => low + Math.random() * (high - low)
