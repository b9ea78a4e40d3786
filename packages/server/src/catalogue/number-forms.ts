/** One entered text as a number, in the ways in which pens, spreadsheets and scanners change numbers. */
import type { ReadingStep } from '@cartwright/core/contract'
import { normalizeNumber } from '@cartwright/core/rules'
import { inLatin } from './look-alikes'

export interface NumberForm {
  step: ReadingStep
  /** In the form of `normalizeNumber`. */
  key: string
}

/** A shorter rest of a number is another number. */
const REST_MIN = 5

/**
 * The text without what no maker writes at the ends of a number: quotes, brackets, bullets, colons, `1.` in front, a footnote behind.
 */
export const trimSigns = (text: string): string =>
  text
    .replace(/[\u00b2\u00b3\u00b9\u2070-\u209f®™©]+$/u, '')
    .normalize('NFKC')
    .replace(/^\s*\d{1,3}\.\s+(?=\S*\p{L}?\S*\d)/u, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Signs that stand in the place of a hyphen. */
const INNER_SIGNS = /(?<=\p{L})[+\\:=*~^'’‘`´·•¬"“”](?=\p{N})|(?<=\p{N})[+\\:=*~^'’‘`´·•¬"“”](?=\p{L})/gu
/** `44,992,401`, `44992401.0`, `2000000103716,00`. */
const FIGURE = /^(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,]0{1,3})?$/
/** What a scanner sends in front: the name of the symbology. */
const SYMBOLOGY = /^\][A-Za-z][\dA-Za-z]/
const SHORT_SYMBOLOGY = /^(?:[A-Z]|E0|C1|Q3)(?=\d{12,14}$)/
const GTIN = /^\(?01\)?(\d{14})/

/** The forms of a text as one number, the likeliest first; the text as it is stands in none. */
export function formsOf(text: string): NumberForm[] {
  const trimmed = trimSigns(text)
  const key = normalizeNumber(trimmed)
  const [, figure = ''] = FIGURE.exec(trimmed) ?? []
  const scanned = text.trim().replace(SYMBOLOGY, '')
  const [, gtin = ''] = GTIN.exec(scanned.replace(/[\s\p{Cc}]/gu, '')) ?? []
  const symbols = scanned === text.trim() ? key.replace(SHORT_SYMBOLOGY, '') : normalizeNumber(scanned)
  const forms: NumberForm[] = [
    { step: 'signs', key },
    { step: 'signs', key: normalizeNumber(trimmed.replace(INNER_SIGNS, '')) },
    { step: 'spreadsheet', key: figure.replace(/\D/g, '') },
    { step: 'spreadsheet', key: key.replace(/^0+(?=.{5})/, '') },
    ...(key.length >= REST_MIN && /^\d+[A-Z]\w*$/.test(key) ? zeros(key) : []),
    { step: 'scanner', key: gtin },
    { step: 'scanner', key: symbols },
    { step: 'lookAlike', key: inLatin(key) },
    { step: 'lookAlike', key: key.replace(/O/g, '0').replace(/[IL]/g, '1') },
  ]
  const known = new Set(['', normalizeNumber(text)])
  return forms.filter(form => {
    if (known.has(form.key) || (form.step !== 'signs' && !/\d/.test(form.key))) return false
    known.add(form.key)
    return true
  })
}

/** Zeros that a spreadsheet has taken from the front. */
const zeros = (key: string): NumberForm[] => ['0', '00'].map(front => ({ step: 'spreadsheet', key: front + key }))
