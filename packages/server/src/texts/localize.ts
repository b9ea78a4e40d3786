/** What the server says to a buyer, in the language the request asks for. Texts for developers stay English. */
import type { Language } from '@cartwright/core/contract'
import { FALLBACK_LANGUAGE } from './language'
import type { Translations } from './translations'

/** A text that knows all its languages. */
export type LocalizedMessage = (language: Language) => string

/** English texts, each with its translations. `{name}` is filled in. */
export type TextTable = Readonly<Record<string, Translations>>

/** A text of a table, in English. */
export type TextOf<Table extends TextTable> = keyof Table & string

/** What stands in place of `{name}`; a part of the text that has languages of its own may be one. */
export type Values = Readonly<Record<string, string | number | LocalizedMessage>>

/** A text with what stands in place of its `{name}`s; one without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))

/**
 * @param texts of the feature that says it
 * @param text the English text, under which the others are listed
 */
export const localize =
  <Table extends TextTable>(texts: Table, text: TextOf<Table>, values: Values = {}): LocalizedMessage =>
  language => {
    const template = language === FALLBACK_LANGUAGE ? text : texts[text]?.[language]
    const spoken = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'function' ? value(language) : value] as const,
    )
    return fillText(template ?? text, Object.fromEntries(spoken))
  }

/** One text after the other. */
export const joinMessages =
  (...texts: readonly LocalizedMessage[]): LocalizedMessage =>
  language =>
    texts.map(text => text(language)).join(language === 'zh' ? '' : ' ')
