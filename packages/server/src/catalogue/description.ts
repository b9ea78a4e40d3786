/** What a text says of a part beside its number: brand, colour, kind, width, yield, and whether it is a question. */

import { LABEL_CASSETTE, readTape } from './colour-names'
import {
  BRAND_WORDS,
  COLOUR_WORDS,
  COUNTRY_WORDS,
  HIGH_YIELD_WORDS,
  KIND_WORDS,
  MAKER_LETTERS,
  NEUTRAL_WORDS,
  OTHER_BRAND,
  QUESTION_WORDS,
  type SaidKind,
  STANDARD_YIELD_WORDS,
  TWIN_WORDS,
} from './description-words'

const DRUM_UNIT = 105
/** How far a page count may be from that of the part: sellers round. */
const YIELD_TOLERANCE = 0.15

export interface Description {
  brands: ReadonlySet<string>
  /** In the order of the text: of a tape the print comes first. */
  colours: readonly string[]
  kinds: ReadonlySet<SaidKind>
  /** Widths in millimetres; any of them may be that of the part. */
  widths: readonly number[]
  /** Page counts. */
  yields: readonly number[]
  /** High or standard yield, where a word says so. */
  level: 'high' | 'standard' | undefined
  isTwin: boolean
  /** It says what the part is for, or what is not wanted: nothing is taken for it. */
  isQuestion: boolean
  /** Words that say none of this. */
  rest: readonly string[]
  /** Of each of these, the word in front of it. */
  before: readonly string[]
}

/** What words can say of a part. */
export interface Described {
  brand: string
  colour: string | null
  classId: number
  pageYield: number | null
  tapeWidth: number | null
  /** A part of the same colour fits the same printer and lasts longer, or less long. */
  hasLarger: boolean
  hasSmaller: boolean
  /** Two in one box. */
  isTwin: boolean
}

/** Lower case, without accents: `Tóner`, `żółty`, `weiß` as `toner`, `zolty`, `weiss`. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[’‘´`]/g, "'")

/** Names of several words as one of the tables, or as nothing. */
const PHRASES: readonly (readonly [said: RegExp, meant: string])[] = [
  [/hewlett?[ -]?packard|hewlet packard/g, ' hp '],
  [/(?:color|colour)[ -]?laser[ -]?jet|laser[ -]?jet|\blj(?=[ \d])/g, ' laserjet '],
  [/kyocera[ -]mita/g, ' kyocera '],
  [/konica[ -]minolta/g, ' konicaminolta '],
  [/p[ -]touch/g, ' ptouch '],
  [/i[ -]sensys/g, ' isensys '],
  [/image[ -]?runner(?:[ -]advance)?/g, ' imagerunner '],
  [/work[ -]cent(?:re|er)/g, ' workcentre '],
  [/label[ -](?:manager|writer)/g, ' labelmanager '],
  [
    /(?:extra |ultra )?high[ -](?:yield|capacity)|haute (?:capacite|autonomie|rendement)|grande capacite|hohe (?:kapazitat|reichweite|ergiebigkeit)|(?:alta|elevata) (?:capacita|resa|durata)|(?:duza|wysoka|zwiekszona) (?:pojemnosc|wydajnosc)|(?:hoge|grote) (?:capaciteit|opbrengst)|large capacity/g,
    ' highyield ',
  ],
  [
    /(?:standard|normal|low|regular)[ -](?:yield|capacity)|(?:capacite|rendement|capacita|resa|wydajnosc|capaciteit) standaa?rd|standaardcapaciteit|standardkapazitat/g,
    ' standardyield ',
  ],
  [/(?:with|mit|avec|con|z|met|incl\.?|inkl\.?) (?:chips?|puces?|chipem)\b/g, ' '],
  [
    /(?<![\p{L}\d])(?:(?:2|two|zwei|deux|due|dwa|twee)[ -]?(?:er[ -]?)?(?:pack|packs|paket|set)|pack of 2|(?:lot|pack) de 2)(?![\p{L}\d])/gu,
    ' twin ',
  ],
  [
    /(?<![\p{L}\d])(?:[45][ -]?er(?:[ -]?(?:set|pack))?|value[ -]pack|multi[ -]pack|(?:cmyk|farb|colou?r)[ -]set)(?![\p{L}\d])/gu,
    ' multi ',
  ],
  [
    /(?<!\p{L})(?:(?:art(?:ikel)?|best(?:ell)?|prod|herst|ref|item|part|cat)[. -]*)?(?:nr|no|num|n)[.°º:]+(?=\s|\d|$)/gu,
    ' nr ',
  ],
  [/(?<!\p{L})p\/n(?!\p{L})/gu, ' '],
  // The ground of a tape stands first in Chinese.
  [/([黑白红蓝绿黄金银]|透明)底([黑白红蓝绿黄金银])字/g, ' $2 $1 '],
  // The letter in front of `C-EXV` is none of a colour.
  [/(?<![\p{L}\d])([ckmy])(?:-(?=\p{L})| (?=exv))/gu, '$1'],
  [/[@(]?\d+ ?% ?(?:deckung|coverage|couverture|copertura|pokrycia|pokrycie|dekking)?\)?/g, ' '],
]

const PAGES =
  /(?<![\p{L}\d-])(\d{1,3}(?:[.,' ]\d{3})+|\d{2,7})\s*(?:a4\s*)?(?:pages?|pgs?|pag\.?|pagine|paginas?|pagina's|seiten|str\.?|stron|strony|blatt|sheets|feuilles|fogli|afdrukken|prints|kopien|copies|copie|页|张|s\.)(?!\p{L})/gu
/** `2k`, `2,6k`: the letter of the colour stands apart. */
const THOUSANDS = /(?<![\p{L}\d.,-])(\d{1,2}(?:[.,]\d{1,2})?|1\d\d)k(?![\p{L}\d])/gu
const SIZE = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*(?:mm)?\s*x\s*(\d+(?:[.,]\d+)?)\s*mm(?!\p{L})/gu
const WIDTH = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*mm(?!\p{L})/gu
const LENGTH = /(?:(?<![\p{L}\d])x\s*)?(?<![\p{L}\d])\d+(?:[.,]\d+)?\s*m(?![\p{L}\d])/gu
const HAN = /\p{Script=Han}+/gu

const tables = [BRAND_WORDS, COLOUR_WORDS, KIND_WORDS]
const HAN_WORDS = [
  ...tables.flatMap(table => [...table.keys()]),
  ...QUESTION_WORDS,
  ...TWIN_WORDS,
  ...HIGH_YIELD_WORDS,
  ...STANDARD_YIELD_WORDS,
  ...NEUTRAL_WORDS,
]
  .filter(word => /\p{Script=Han}/u.test(word))
  .sort((a, b) => b.length - a.length)
const HAN_WORD = new RegExp(HAN_WORDS.join('|'), 'gu')

/** A brand that stands at its number: `HP26X`. */
const BRAND_AT_NUMBER = new RegExp(
  `(?<![\\p{L}\\d])(${[...BRAND_WORDS.keys(), ...MAKER_LETTERS.keys()].filter(word => /^[a-z]{2,}$/.test(word)).join('|')})(?=\\d)`,
  'gu',
)
const BREAKS = /[\s\p{Pd}\u2212_/\\,;:()[\]{}<>+&|"“”„‟«»‹›'*=#!?•·…~^`]+/u

/** Whether a word says what a part is, rather than being a part of its number. */
export const isDescribing = (word: string): boolean =>
  tables.some(table => table.has(word)) || NEUTRAL_WORDS.has(word) || TWIN_WORDS.has(word) || QUESTION_WORDS.has(word)

const toNumber = (text: string): number => Number(text.replace(',', '.'))

export function describe(text: string): Description {
  const said = {
    brands: new Set<string>(),
    colours: [] as string[],
    kinds: new Set<SaidKind>(),
    widths: [] as number[],
    yields: [] as number[],
    level: undefined as Description['level'],
    isTwin: false,
    isQuestion: false,
    rest: [] as string[],
    before: [] as string[],
  }
  const makers = new Set<string>()
  /** Colours of one or two letters. */
  const letters: string[] = []
  let left = ` ${foldWord(text)} `
  const take = (pattern: RegExp, read: (groups: readonly string[]) => void) => {
    left = left.replace(pattern, (...groups: string[]) => {
      read(groups)
      return ' '
    })
  }
  take(PAGES, ([, count = '']) => said.yields.push(Number(count.replace(/\D/g, ''))))
  take(THOUSANDS, ([, count = '']) => said.yields.push(toNumber(count) * 1000))
  take(SIZE, ([, one = '', other = '']) => said.widths.push(toNumber(one), toNumber(other)))
  take(WIDTH, ([, width = '']) => said.widths.push(toNumber(width)))
  if (said.widths.length > 0) take(LENGTH, () => undefined)
  for (const [phrase, meant] of PHRASES) left = left.replace(phrase, meant)
  left = left.replace(HAN, run => ` ${run.replace(HAN_WORD, ' $& ')} `).replace(BRAND_AT_NUMBER, '$1 ')
  const words = left.split(BREAKS).map(piece => piece.replace(/^\.+|\.+$/g, ''))
  for (const [at, word] of words.entries()) {
    const [brand, colour, kind] = [BRAND_WORDS.get(word), COLOUR_WORDS.get(word), KIND_WORDS.get(word)]
    const maker = MAKER_LETTERS.get(word)
    if (brand) said.brands.add(brand)
    else if (maker) makers.add(maker)
    else if (colour && /^(?:bk|[ckmy])$/.test(word)) letters.push(colour)
    else if (colour) said.colours.push(colour)
    else if (kind) said.kinds.add(kind)
    else if (QUESTION_WORDS.has(word)) said.isQuestion = true
    else if (TWIN_WORDS.has(word)) said.isTwin = true
    else if (HIGH_YIELD_WORDS.has(word)) said.level = 'high'
    else if (STANDARD_YIELD_WORDS.has(word)) said.level = 'standard'
    else if (word && !NEUTRAL_WORDS.has(word) && !COUNTRY_WORDS.has(word)) {
      said.rest.push(word)
      said.before.push(words[at - 1] ?? '')
    }
  }
  const named = said.colours.filter(colour => colour !== 'colour')
  const colours = [...named, ...letters]
  return {
    ...said,
    brands: said.brands.size > 0 ? said.brands : makers,
    colours: colours.length > 0 ? colours : said.colours,
  }
}

/** Whether a part is all that is said: of a brand, a colour, a kind, a width, a yield and a pack that is named, where any is. */
export function isAsSaid(said: Omit<Description, 'rest' | 'before'>, part: Described): boolean {
  return (
    isOfKind(said.kinds, part.classId) &&
    (!said.isTwin || part.isTwin) &&
    (said.brands.size === 0 || said.brands.has(part.brand)) &&
    isOfColour(said.colours, part) &&
    (said.widths.length === 0 || part.tapeWidth === null || said.widths.includes(part.tapeWidth)) &&
    said.yields.every(pages => isAbout(pages, part.pageYield)) &&
    !(said.level === 'high' && part.hasLarger && !part.hasSmaller) &&
    !(said.level === 'standard' && part.hasSmaller)
  )
}

function isOfKind(kinds: ReadonlySet<SaidKind>, classId: number): boolean {
  if (kinds.has('other')) return false
  const kind = classId === DRUM_UNIT ? 'drum' : classId === LABEL_CASSETTE ? 'tape' : 'toner'
  return kinds.has(kind) || !(kinds.has('toner') || kinds.has('drum') || kinds.has('tape'))
}

function isOfColour(colours: readonly string[], { colour, classId }: Described): boolean {
  const [first] = colours
  if (first === undefined) return true
  if (colour === null) return false
  if (classId === LABEL_CASSETTE) return isOfTape(colours, colour)
  const isSet = colour.startsWith('multi')
  if (first === 'colour') return isSet || ['cyan', 'magenta', 'yellow'].includes(colour)
  if (isSet) return colours.includes('multi') || new Set(colours).size >= 3
  return colours.includes(colour)
}

/** `black on white`: the print first, the tape behind it; one colour alone is either. */
function isOfTape(colours: readonly string[], colour: string): boolean {
  const tape = readTape(colour)
  if (!tape) return colours.every(one => colour.includes(one))
  const [print, ground] = [tape.print.split(' '), tape.tape.split(' ')]
  if (colours.length === 1) return [...print, ...ground].includes(colours[0] ?? '')
  return colours.every(one => print.includes(one) || ground.includes(one)) && ground.includes(colours.at(-1) ?? '')
}

const isAbout = (pages: number, pageYield: number | null): boolean =>
  pageYield !== null && Math.abs(pages - pageYield) <= YIELD_TOLERANCE * pageYield

/** More than one brand, kind or colour is said: no single part is meant for certain. */
export const isDivided = ({ brands, colours, kinds }: Description, { classId }: Described): boolean =>
  brands.size > 1 ||
  brands.has(OTHER_BRAND) ||
  (kinds.has('toner') && kinds.has('drum')) ||
  (classId !== LABEL_CASSETTE && new Set(colours).size > 1 && !colours.includes('multi'))
