/** Quantities as people write them: one reader for lists, fields, cart and server. */
import { QUANTITY_MAX, QUANTITY_MIN } from '../contract/quantity-bounds'
import { isPieceWord } from './piece-words'
import { toPlainText } from './plain-text'

/** A text that names no one quantity, and therefore has to be asked about. */
export interface AmbiguousQuantity {
  /** As it was entered; empty where a quantity is missing. */
  entered: string
  /** What it may mean, each 1 to 9999, the likeliest first; empty when only the buyer can say. */
  choices: readonly number[]
}

export interface QuantityReading {
  /** Whole pieces, 1 to 9999. With an ambiguity it stands for nothing that was entered and must not be ordered. */
  qty: number
  /** What the text may mean instead; undefined where it names one quantity. */
  ambiguity: AmbiguousQuantity | undefined
}

/** What a text is, before anybody decides what follows from it. */
type Meaning =
  | { kind: 'blank' | 'words' }
  /** Negative and beyond the limits too. */
  | { kind: 'whole' | 'fraction'; value: number }
  /** Two readings, one that needs a second look, or none. */
  | { kind: 'open'; readings: readonly number[] }

const TIMES = /^[x×*]\s*(?=[\d+])/iu
/** A number and one word: `12 pcs`, `5 Stk.`, `2x`, `3 carton(s)`. */
const NUMBER_AND_UNIT = /^(.*?\d(?:[.,][-–—]+)?)\s*(\p{L}[\p{L}\p{M}]*(?:\([\p{L}]+\))?\.?|[×*])$/u
/** `5,-` and `5.--`, as amounts without cents are written. */
const NO_CENTS = /[.,][-–—]+$/
/** One group of three digits after a comma or a dot: a thousand, or three decimals. */
const AMBIGUOUS = /^(\d{1,3})[.,](\d{3})$/
/** Thousands in groups, and behind them decimals after another mark. */
const GROUPED = /^(\d{1,3}(?:([ .,'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
/** Also a comma with nothing behind it; a dot there is an ordinal's. */
const DECIMAL = /^(\d+)(?:[.,](\d+)|,)$/
/** Superscripts, fractions, circled digits: beside plain digits they would become part of the number. */
const OTHER_NUMERAL = /\p{No}/u
const NEGATIVE = /^[-−–]\s*(?=\d)|^\((?=[^()]*\)$)/u

function meaningOf(text: string): Meaning {
  const bare = toPlainText(text).trim().replace(/\s+/g, ' ')
  if (bare === '') return { kind: 'blank' }
  if (OTHER_NUMERAL.test(bare)) return { kind: 'open', readings: [] }
  if (!/\d/.test(bare)) return { kind: 'words' }
  const withUnit = NUMBER_AND_UNIT.exec(bare)
  if (!withUnit) return numberMeaning(bare.replace(TIMES, ''))
  const [, number = '', unit = ''] = withUnit
  const meaning = numberMeaning(number.trim())
  if (isPieceWord(unit) || meaning.kind === 'open') return meaning
  // Boxes, packs, cartons: what is in one is not ours to say.
  return { kind: 'open', readings: meaning.kind === 'whole' ? [meaning.value] : [] }
}

function numberMeaning(text: string): Meaning {
  if (NEGATIVE.test(text)) {
    const positive = numberMeaning(text.replace(NEGATIVE, '').replace(/\)$/, ''))
    if (positive.kind !== 'whole') return { kind: 'open', readings: [] }
    return text.startsWith('(')
      ? { kind: 'open', readings: [positive.value] }
      : { kind: 'whole', value: -positive.value }
  }
  // A spreadsheet's apostrophe keeps a figure as text, and an equals sign makes a formula of it.
  const number = text.replace(/^(?:[+=]\s*|['’])/, '').replace(NO_CENTS, '')
  if (/^\d+$/.test(number)) return { kind: 'whole', value: toValue(number) }
  const ambiguous = AMBIGUOUS.exec(number)
  if (ambiguous) {
    const [, whole = '', rest = ''] = ambiguous
    return { kind: 'open', readings: [toValue(whole + rest), toValue(whole)] }
  }
  const grouped = GROUPED.exec(number)
  if (grouped) return decimal(grouped[1] ?? '', grouped[3])
  const pointed = DECIMAL.exec(number)
  return pointed ? decimal(pointed[1] ?? '', pointed[2]) : { kind: 'open', readings: [] }
}

function decimal(whole: string, decimals = ''): Meaning {
  const value = toValue(whole.replace(/\D/g, ''))
  return /[1-9]/.test(decimals)
    ? { kind: 'fraction', value: value + toValue(decimals) / 10 ** decimals.length }
    : { kind: 'whole', value }
}

/** @param digits nothing but 0 to 9 */
const toValue = (digits: string): number => Number(digits)

const clamp = (value: number): number => Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, Math.trunc(value)))

const certain = (qty: number): QuantityReading => ({ qty, ambiguity: undefined })

function ambiguous(entered: string, readings: readonly number[]): QuantityReading {
  // Seven digits and more are a barcode, or a slip.
  const choices = [...new Set(readings.filter(value => value <= 1_000_000).map(clamp))]
  return { qty: choices[0] ?? QUANTITY_MIN, ambiguity: { entered: entered.trim(), choices } }
}

/**
 * Reads a quantity of a list. What can mean two things, or nothing that can be ordered, comes with an ambiguity, so that no one
 * orders a thousand pieces by a dot.
 * @param text empty counts as 1: whether that was meant is for the reader of the list to say
 */
export function readQuantity(text: string): QuantityReading {
  const meaning = meaningOf(text)
  switch (meaning.kind) {
    case 'blank':
      return certain(QUANTITY_MIN)
    case 'words':
      return ambiguous(text, [QUANTITY_MIN])
    case 'whole':
      return isInLimits(meaning.value) ? certain(meaning.value) : ambiguous(text, [Math.abs(meaning.value)])
    case 'fraction':
      return ambiguous(text, [meaning.value, Math.ceil(meaning.value)])
    case 'open':
      return ambiguous(text, meaning.readings)
  }
}

const isInLimits = (value: number) => value >= QUANTITY_MIN && value <= QUANTITY_MAX

/**
 * Reads what was typed into the quantity of a line: empty and words become 1, whole numbers the nearest limit, fractions and
 * everything else that is not clear come with an ambiguity.
 * @source CART-001, CART-002, CART-003, CART-004
 */
export function readTyped(entered: string | number): QuantityReading {
  if (typeof entered === 'number') return certain(Number.isNaN(entered) ? QUANTITY_MIN : clamp(entered))
  const meaning = meaningOf(entered)
  if (meaning.kind === 'whole') return certain(clamp(meaning.value))
  return meaning.kind === 'blank' || meaning.kind === 'words' ? certain(QUANTITY_MIN) : readQuantity(entered)
}

/**
 * Reads what was typed into a field of its own (cart, product, confirmation): as `readTyped`, but fractions are cut, as the
 * specification wants it there.
 * @source CART-004
 */
export function readField(entered: string | number): QuantityReading {
  const meaning = typeof entered === 'string' ? meaningOf(entered) : undefined
  return meaning?.kind === 'fraction' ? certain(clamp(meaning.value)) : readTyped(entered)
}

/**
 * The quantity of a text where no one can be asked: as `readField`, and the smallest reading of what is not clear.
 * @source CART-001, CART-002, CART-003, CART-004
 */
export function toQuantity(entered: string | number): number {
  const { qty, ambiguity } = readField(entered)
  return ambiguity ? Math.min(...(ambiguity.choices.length > 0 ? ambiguity.choices : [QUANTITY_MIN])) : qty
}

/**
 * Reads a number that is no quantity, such as a price or a page yield: 0 and more, decimals included, of any unit or currency.
 * `1.000` is a thousand.
 * @returns undefined when the text is empty, or names no number for sure
 */
export function readNumber(text: string): number | undefined {
  const meaning = meaningOf(text.replace(/\p{Sc}/gu, ' '))
  if (meaning.kind === 'open') return meaning.readings[0]
  return 'value' in meaning && meaning.value >= 0 ? meaning.value : undefined
}

/**
 * Reads pieces or pages of any number, 0 too, such as stock: as `readQuantity`, but without limits and without a question.
 * @returns undefined when the text names no whole number for sure
 */
export function readCount(text: string): number | undefined {
  const meaning = meaningOf(text)
  return meaning.kind === 'whole' && meaning.value >= 0 ? meaning.value : undefined
}

/** Digits that may stand for a quantity: at most six, thousands separated or not, with any unit. */
export const isQuantityText = (text: string): boolean => {
  const bare = toPlainText(text).trim()
  const meaning = meaningOf(bare)
  const value = meaning.kind === 'whole' ? meaning.value : meaning.kind === 'open' ? (meaning.readings[0] ?? -1) : -1
  return value >= 0 && value < 1_000_000 && !NEGATIVE.test(bare) && !LIKE_A_PRICE.test(bare)
}

/** `12,50`, `12.00` and `12,-` are prices as often as quantities. */
const LIKE_A_PRICE = /\d[.,](?:\d{1,2}(?!\d)|[-–—])/

/** What may have been meant as a quantity, and has to be asked about: `-5`, `2.5`, `1/2`, `(5)`, `1E+01` too. */
export const mayBeQuantity = (text: string): boolean => isQuantityText(text) || MAY_BE.test(toPlainText(text).trim())

const MAY_BE = /^(?:[-+−(]?\s*\d{1,6}(?:[.,]\d|[.,][-–—]+|[⁄/]\d{1,2}|e[-+]?\d{1,2})?\)?|\d{0,6}\s*\p{No}+)$/iu
