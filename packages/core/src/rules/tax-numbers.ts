/** Numbers that tax offices give to companies, checked by the national rule of each site's country. */

import { toPlainText } from './plain-text'

/** Between the words of a label: blanks, dots, dashes, `°`. */
const GAP = '[^\\p{L}\\p{N}]{0,3}'
const label = (...parts: string[]): string => parts.join(GAP)

/** What people copy along with a number: its name on invoices and in registers. Compared in capitals, without accents. */
const LABELS = [
  label('U(?:MSATZ)?ST(?:EUER)?', 'ID(?:ENT(?:IFIKATIONS)?)?', '(?:NR|NUMMER)?'),
  label('UID', '(?:NR|NUMMER)?'),
  label('VAT', '(?:REG(?:ISTRATION)?)?', '(?:IN|ID)?', '(?:NO|NR|NUM|NUMBER)?'),
  label('(?:NUMER)?', '(?:NIP|VAT)', '(?:UE|EU)?'),
  label('(?:N|NO|NUM|NUMERO)?', '(?:DI|DE)?', 'P(?:ART(?:ITA)?)?', 'IVA'),
  label('BTW', '(?:IDENTIFICATIE)?', '(?:ID|NO|NR|NUMMER)?'),
  label('(?:N|NO|NUM|NUMERO)?', '(?:DE)?', 'TVA', '(?:INTRA(?:COMMUNAUTAIRE|COM)?)?'),
  label('C(?:OD(?:ICE)?)?', 'F(?:ISC(?:ALE)?)?'),
  label('(?:COD(?:ICE)?)?', '(?:SDI|DESTINATARIO|UNIVOCO)', '(?:CODE|CODICE)?'),
  label('F?EIN', '(?:NO|NR|NUMBER)?'),
  label('TAX', '(?:ID|NO|NUMBER)', '(?:NO|NUMBER)?'),
]
/** A label ends with a colon, a blank or the like: `VATROBOT` is none. */
const LABEL = new RegExp(`^(?:${LABELS.join('|')})(?:${GAP}(?:N|NO|NR|NUM|NUMERO))?(?:[^\\p{L}\\p{N}]+|$)`, 'u')
/** In capitals, as labels are compared; each sign stays in its place. */
const unaccented = (text: string): string =>
  [...text].map(sign => sign.normalize('NFD').replace(/\p{M}+/gu, '') || sign).join('')

/** In capitals and in plain signs, without a label in front. */
function withoutLabel(text: string): string {
  const plain = toPlainText(text).trim().toUpperCase()
  const [found = ''] = LABEL.exec(unaccented(plain)) ?? []
  return plain.slice(found.length)
}

/** Without a label, and without blanks, dots, dashes of any kind, commas and colons, in capitals. */
const compact = (text: string): string => squeezed(withoutLabel(text))
const squeezed = (text: string): string => text.replace(/[\s.,;:/\p{Pd}−]/gu, '')

const digitsOf = (text: string): number[] => [...text].map(Number)
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)
/** Remainder of a number too long to be a number. */
const remainder = (text: string, divisor: number): number =>
  digitsOf(text).reduce((rest, digit) => (rest * 10 + digit) % divisor, 0)

/** No one has number 0, though most check digits agree with it. */
const isGiven = (number: string): boolean => !/^\w{0,2}0{9}/.test(number)

/** Every second digit counts twice, the sum of all ends with 0. */
function isLuhn(text: string): boolean {
  const sum = digitsOf(text).reduceRight((total, digit, index) => {
    const isDoubled = (text.length - index) % 2 === 0
    return total + (isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit)
  }, 0)
  return sum % 10 === 0
}

interface NationalRule {
  /** Before the number, where it crosses a border: the usual one, and others of the same rule. */
  prefixes: readonly [string, ...string[]]
  /** Without the prefix. */
  shape: RegExp
  isValid?: (number: string) => boolean
}

/** By ISO 3166 code of the country. */
const RULES: Readonly<Record<string, NationalRule>> = {
  /** ISO 7064, MOD 11,10. */
  DE: {
    prefixes: ['DE'],
    shape: /^[1-9]\d{8}$/,
    isValid: number => {
      const product = digitsOf(number.slice(0, 8)).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10)
      return (11 - product) % 10 === Number(number[8])
    },
  },
  /** Key of the SIREN, which is a Luhn number itself. Keys with letters have no published rule of their own. */
  FR: {
    prefixes: ['FR'],
    shape: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    isValid: number => {
      const siren = number.slice(2)
      const isKeyed = /^\d\d/.test(number) ? (12 + 3 * remainder(siren, 97)) % 97 === Number(number.slice(0, 2)) : true
      return isKeyed && isLuhn(siren)
    },
  },
  /**
   * MOD 97, numbers of the series from 100 on also 55 apart; government departments and health authorities have three digits. XI stands before the
   * number of companies in Northern Ireland that trade with the EU.
   */
  GB: {
    prefixes: ['GB', 'XI'],
    shape: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
    isValid: number => {
      if (number.length === 5) return true
      // The last three of twelve digits count branches, from 001 on.
      if (number.length === 12 && number.endsWith('000')) return false
      const sum = weighted(digitsOf(number), [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))
      return sum % 97 === 0 || (number >= '1' && (sum + 55) % 97 === 0)
    },
  },
  /** Seven digits of the company, three of the province's office, one to check. */
  IT: {
    prefixes: ['IT'],
    shape: /^\d{11}$/,
    isValid: number => {
      const office = Number(number.slice(7, 10))
      return ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)) && isLuhn(number)
    },
  },
  /** Of companies MOD 11, of persons since 2020 MOD 97 over the whole with its letters as numbers. */
  NL: {
    prefixes: ['NL'],
    shape: /^\d{9}B(?!00)\d\d$/,
    isValid: number => {
      const isCompany = weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8])
      return isCompany || remainder(`2321${number.slice(0, 9)}11${number.slice(10)}`, 97) === 1
    },
  },
  PL: {
    prefixes: ['PL'],
    shape: /^\d{10}$/,
    isValid: number => weighted(digitsOf(number), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
  },
  /** EIN: two digits of the office that the IRS gives it out by, of those in use; seven without one to check. */
  US: {
    prefixes: [''],
    shape: /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-589])\d{7}$/,
  },
}

/** What stands before a number; undefined where nothing does. */
const prefixOf = (number: string, { prefixes }: NationalRule) => prefixes.find(prefix => number.startsWith(prefix))

/** In front of VAT numbers where that is not the code of the country. */
const OTHER_PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }

/**
 * A VAT number as it is written across borders: capitals, prefix of the country in front, nothing between.
 * Where the shop knows no rule, what was typed without blanks and dashes, and without words before the prefix (`UID: ATU 123 45678`).
 */
export function formatVat(text: string, countryIso2: string): string {
  const rule = RULES[countryIso2]
  if (rule) {
    const number = compact(text)
    return prefixOf(number, rule) === undefined ? rule.prefixes[0] + number : number
  }
  const number = squeezed(toPlainText(text).toUpperCase())
  const prefix = OTHER_PREFIXES[countryIso2] ?? countryIso2
  // At most two letters come between the prefix and the first digit, as in ATU12345678.
  return new RegExp(`^\\D*(${prefix}[A-Z]{0,2}\\d.*)$`).exec(number)?.[1] ?? number
}

/**
 * Whether a VAT number, in the US an EIN, fits the rule of its country, check digits included; the prefix may be left out. Countries without a
 * site of ours have no rule here (VAL-040).
 */
export function isVat(text: string, countryIso2: string): boolean {
  const rule = RULES[countryIso2]
  if (!rule) return true
  const whole = formatVat(text, countryIso2)
  const number = whole.slice(prefixOf(whole, rule)?.length)
  return rule.shape.test(number) && isGiven(number) && rule.isValid?.(number) !== false
}

/**
 * Addressee code of Italian e-invoices to companies: seven letters and digits. The codes of public offices have six; they want another
 * format (FPA12), which the shop does not write.
 */
export const isSdi = (text: string): boolean => /^[A-Z0-9]{7}$/.test(compact(text))

/** What a letter or digit at an odd place of a codice fiscale counts; at an even one it counts its rank. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23] as const

/** Italian tax code: of a company its eleven digits, of a person sixteen characters with a letter to check. */
export function isTaxCode(text: string): boolean {
  const code = compact(text)
  if (/^\d{11}$/.test(code)) return isGiven(code) && isLuhn(code)
  // Letters stand for digits where two people would have the same code.
  if (!/^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/.test(code)) return false
  const sum = [...code.slice(0, 15)].reduce((total, sign, index) => {
    const rank = Number.parseInt(sign, 36) - (/\d/.test(sign) ? 0 : 10)
    return total + (index % 2 === 0 ? (ODD[rank] ?? 0) : rank)
  }, 0)
  return sum % 26 === Number.parseInt(code[15] ?? '', 36) - 10
}

/** As it is kept: capitals, nothing between. */
export const formatTaxNumber = compact
