/** With every colour of a brand, buttons and links can be read (WCAG 2.2, 1.4.3): as drawn, since a colour outside of sRGB is drawn lighter than its lightness. */
import { expect, it, onTestFinished } from 'vitest'
import tokens from './tokens.css?inline'

const READABLE = 4.5
const HUES = Array.from({ length: 36 }, (_none, index) => index * 10)
const STRENGTHS = [20, 40, 60, 80, 100]
const LIGHTNESSES = [15, 30, 45, 50, 60, 75, 90]

/** What is written in a colour of the brand, and on which grounds it stands. */
const PAIRS: [text: string, ground: string][] = [
  ['--cw-on-accent', '--cw-accent-solid'],
  ['--cw-on-accent', '--cw-accent-solid-hover'],
  ['--cw-accent-text', '--cw-surface-0'],
  ['--cw-accent-text', '--cw-surface-1'],
  ['--cw-accent-text', '--cw-accent-soft'],
  ['--cw-accent-text', '--cw-accent-softer'],
]

const canvas = document
  .createElement('canvas')
  .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D

/** Relative luminance of a computed colour, as the screen shows it. */
function luminance(colour: string): number {
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

it.each(['light', 'dark'])('every hue of a brand is readable on a %s ground', scheme => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = tokens
  const box = document.body.appendChild(document.createElement('div'))
  box.className = 'cw-scope'
  box.style.colorScheme = scheme
  const swatch = box.appendChild(document.createElement('i'))
  onTestFinished(() => {
    style.remove()
    box.remove()
  })
  const drawn = (role: string) => {
    swatch.style.color = `var(${role})`
    return getComputedStyle(swatch).color
  }
  const tooWeak: string[] = []
  for (const hue of HUES)
    for (const strength of STRENGTHS)
      for (const lightness of LIGHTNESSES) {
        box.style.setProperty('--cw-accent', `hsl(${hue} ${strength}% ${lightness}%)`)
        for (const [text, ground] of PAIRS) {
          const ratio = contrast(drawn(text), drawn(ground))
          if (ratio < READABLE)
            tooWeak.push(`${text} on ${ground}: ${ratio.toFixed(2)} at ${lightness} ${strength} ${hue}`)
        }
      }
  expect(tooWeak).toEqual([])
})
