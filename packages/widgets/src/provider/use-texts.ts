/** Texts and formats in the reader's language. */
import type { I18n, TextKey, Texts, TextTable, TextValues } from '@cartwright/core'
import { useProvided } from './shop-provider'

/** Looks up one text of a namespace. */
export type Translate<T extends TextTable> = (key: TextKey<T>, values?: TextValues) => string

/**
 * What was made for one version of the texts of one shop. Long lists look up texts in every row, so the hooks only read:
 * the provider above is the one that listens.
 */
interface Words {
  translate: Map<Texts, Translate<TextTable>>
  format?: Format
}

const wordsOf = new WeakMap<object, Words>()

function useWords(): { i18n: I18n; words: Words } {
  const { i18n, texts } = useProvided()
  const words = wordsOf.get(texts) ?? { translate: new Map() }
  wordsOf.set(texts, words)
  return { i18n, words }
}

/** Texts of one namespace; English until the others have arrived. `t('removed', { count: 3 })`. */
export function useTexts<T extends TextTable>(texts: Texts<T>): Translate<T> {
  const { i18n, words } = useWords()
  const known = words.translate.get(texts)
  // Kept under the texts it belongs to, so its keys are theirs.
  if (known) return known as Translate<T>
  // A new function per version of the texts, so that memoised children draw again with them.
  const translate: Translate<T> = (key, values) => i18n.text(texts, key, values)
  words.translate.set(texts, translate as Translate<TextTable>)
  // Again with every version: another language may lack this namespace. Not while drawing, because it moves the store.
  queueMicrotask(() => void i18n.load(texts))
  return translate
}

export interface Format {
  /** Decimal amount and ISO 4217 code: `money(1234.5, 'EUR')`. */
  money: (amount: number, currency: string) => string
  /** A number as the language writes it, for example 1,234.5. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Wire day or moment, for example 27 Nov 2026. */
  date: (wire: string, options?: Intl.DateTimeFormatOptions) => string
  /** The day of a wire moment at the site, `yyyy-MM-dd`. */
  dayOf: (wire: string) => string
  /** The day it is at the site, `yyyy-MM-dd`. */
  today: () => string
}

/** A day of the months to come, for example 27 Nov. */
export const SHORT_DAY = { day: 'numeric', month: 'short' } as const
/** Day and time, for example 19 Nov 2026, 16:41. */
export const MOMENT = { ...SHORT_DAY, year: 'numeric', hour: '2-digit', minute: '2-digit' } as const

/** Money, numbers and dates as the reader writes them. */
export function useFormat(): Format {
  const { i18n, words } = useWords()
  words.format ??= {
    money: (amount, currency) => i18n.formatMoney(amount, currency),
    number: (value, options) => i18n.formatNumber(value, options),
    date: (wire, options) => i18n.formatDate(wire, options),
    dayOf: wire => i18n.dayOf(wire),
    today: () => i18n.today(),
  }
  return words.format
}
