/** Colours of toner and tape, read from what the catalogue says. */

/** A toner colour. */
export interface Ink {
  /** Of caps and bottles. */
  base: string
  deep: string
  /** Each colour has its letter as well, for those who cannot tell them apart. */
  letter: string
  /** Readable on `base`. */
  onBase: string
}

const BLACK: Ink = { base: '#3a414d', deep: '#1c2027', letter: 'K', onBase: '#ffffff' }
const CYAN: Ink = { base: '#0fa3d6', deep: '#0b6c98', letter: 'C', onBase: '#ffffff' }
const MAGENTA: Ink = { base: '#d4247a', deep: '#92104c', letter: 'M', onBase: '#ffffff' }
const YELLOW: Ink = { base: '#f6c500', deep: '#b58600', letter: 'Y', onBase: '#3a2d00' }
// Words come out of addresses: a plain object would know `constructor` too.
const INKS = new Map(Object.entries({ black: BLACK, cyan: CYAN, magenta: MAGENTA, yellow: YELLOW }))

/** One ink, or those of a set; black where the word is not known. */
export function inksOf(words: readonly string[]): readonly [Ink, ...Ink[]] {
  if (words.includes('cmyk')) return [BLACK, CYAN, MAGENTA, YELLOW]
  if (words.includes('cmy')) return [CYAN, MAGENTA, YELLOW]
  const ink = words.map(word => INKS.get(word)).find(found => found !== undefined)
  return [ink ?? BLACK]
}

const TAPE_COLOURS = new Map(
  Object.entries({
    white: '#fafbfc',
    black: '#22262d',
    clear: '#dde8ee',
    yellow: '#ffd320',
    red: '#d8301f',
    blue: '#2160cf',
    green: '#1d9a58',
    gold: '#c69a3c',
    silver: '#b8bfc8',
    metallic: '#b3bbc5',
    grey: '#8c95a2',
    orange: '#f58322',
    pink: '#d5467f',
    purple: '#7a4cbf',
    brown: '#7a5237',
    lime: '#9ccb2d',
  }),
)
const FLUORESCENT: Readonly<Record<string, string>> = { yellow: '#f3f315', orange: '#ff7a1a' }

/** `black on white (strong adhesive)` as words: what is printed with, and on what. */
export function tapeOf(words: readonly string[]): { print: string; tape: string } {
  const on = words.indexOf('on')
  const front = on < 0 ? words : words.slice(0, on)
  const back = on < 0 ? [] : words.slice(on + 1)
  const tapeWord = back.filter(word => word !== 'lime' || !back.includes('green')).find(word => TAPE_COLOURS.has(word))
  const bright = back.includes('fluorescent') && tapeWord ? FLUORESCENT[tapeWord] : undefined
  return {
    print: colourOf(front.find(word => TAPE_COLOURS.has(word))) ?? '#22262d',
    tape: bright ?? colourOf(tapeWord) ?? '#fafbfc',
  }
}

const colourOf = (word = ''): string | undefined => TAPE_COLOURS.get(word)

/** Plastic of bodies, and the green of a photoconductor. */
export const PLASTIC = '#2b3039'
export const PLASTIC_LIGHT = '#4a515e'
export const PHOTOCONDUCTOR = '#3c8f84'
export const STEEL = '#e6eaef'
