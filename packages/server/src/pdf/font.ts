/** The typeface of documents, in two weights. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { packageFile } from '../process/package-files'

/** Loaded with the first document: every start of the shop and every command would wait for it. */
const require = createRequire(import.meta.url)
const fontkit = () => require('fontkit') as typeof import('fontkit')

export const REGULAR = 'regular'
export const STRONG = 'strong'
export type Font = typeof REGULAR | typeof STRONG

interface OpenedFont {
  readonly characterSet: readonly number[]
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): unknown
}

/** Opened once for all documents: that is half of the time of one. */
const fonts = new Map<Font, OpenedFont>()

export function openFont(name: Font): OpenedFont {
  const known = fonts.get(name)
  if (known) return known
  const file = name === REGULAR ? 'source-sans-3-regular.ttf' : 'source-sans-3-semibold.ttf'
  const opened = fontkit().create(readFileSync(packageFile(`data/fonts/${file}`))) as unknown as OpenedFont
  // A glyph keeps the character that it was first made for, and as a part of another glyph it is made for none: a full stop after a colon
  // could not be copied or read aloud, in this document and all later ones. Ligatures stay out: they stand for several characters.
  for (const code of opened.characterSet) if (code < 0xfb00 || code > 0xfb06) opened.glyphForCodePoint(code)
  fonts.set(name, opened)
  return opened
}

/** Whether documents can show a character; what has no width needs no glyph. */
export const hasGlyph = (character: string): boolean =>
  /[\p{Cc}\p{Cf}\s]/u.test(character) || openFont(REGULAR).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Stands for a character that the font lacks: a blank would make another number of an own article number. */
const MISSING = '□'

/** A text as documents show it. */
export const withGlyphs = (text: string): string =>
  [...text].map(character => (hasGlyph(character) ? character : MISSING)).join('')
