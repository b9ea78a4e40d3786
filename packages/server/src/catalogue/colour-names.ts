/** Colours of parts in the languages of the shop. The catalogue keeps them in English. */
import type { Spoken } from '../texts/language'
import { localize, type TextOf } from '../texts/localize'
import { coloursTexts } from './colours.texts'

/** The class of label cassettes: their colour is that of a print and of the tape below it. */
export const LABEL_CASSETTE = 109

/** Parts of several inks. */
const INK_SETS: Readonly<Record<string, string>> = {
  'multi (CMY)': 'cyan, magenta and yellow',
  'multi (CMYK)': 'black, cyan, magenta and yellow',
}

/** What is written on a tape, what it is written on, and how it is made: `black on yellow (flexible ID)`. */
export interface TapeColours {
  print: string
  tape: string
  finish: string | undefined
}

/** Undefined for what is no tape of two colours. */
export function readTape(colour: string): TapeColours | undefined {
  const [, print, tape, finish] = /^(.+?) on ([^(]+?)(?: \((.+)\))?$/.exec(colour) ?? []
  return print && tape ? { print, tape, finish } : undefined
}

/** A colour or a finish of the catalogue as the reader calls it; one that no one knows stays as it is. */
export function colourIn(language: Spoken, colour: string): string {
  const english = INK_SETS[colour] ?? colour
  if (language === 'en') return english
  const tape = readTape(english)
  if (tape) return tapeIn(language, tape)
  return isNamed(english) ? localize(coloursTexts, english)(language) : english
}

const isNamed = (english: string): english is TextOf<typeof coloursTexts> =>
  Object.hasOwn(coloursTexts.english, english)

/** `black on yellow (flexible ID)`. */
function tapeIn(language: Spoken, { print, tape, finish }: TapeColours): string {
  const colours = { print: colourIn(language, print), tape: colourIn(language, tape) }
  const said = localize(coloursTexts, 'onTape', ADJUSTED[language]?.(colours) ?? colours)(language)
  if (!finish) return said
  const how = colourIn(language, finish)
  return language === 'zh' ? `${said}（${how}）` : `${said} (${how})`
}

/** Where words change beside each other. */
const ADJUSTED: Partial<Record<Spoken, (colours: { print: string; tape: string }) => { print: string; tape: string }>> =
  {
    // Adjectives, in the locative behind `na`.
    pl: ({ print, tape }) => ({ print, tape: tape.replace(/[yi](?=\s|$)/g, '$&m') }),
    // The ground first: `白底黑字`.
    zh: ({ print, tape }) => ({ print: print.replace(/色$/, ''), tape: tape.replace(/色$/, '') }),
  }
