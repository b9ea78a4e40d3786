/** What the server says to a person, in the language of the request or of its reader. Texts for developers stay English. */
import { createLightTranslator, type TextKey, type Texts, type TextValues } from '@cartwright/core/texts'
import { serverLocales } from '../locales'
import { FALLBACK_LANGUAGE, type Spoken } from './language'

/** A text that knows all its languages. */
export type LocalizedMessage = (language: Spoken) => string

/** A table of English texts, or several of them, no key of which is in two. */
export type AnyTexts = Texts | readonly Texts[]

/** A key of these tables; plural forms count as their stem. */
export type TextOf<T extends AnyTexts> =
  T extends Texts<infer English>
    ? TextKey<English>
    : T extends readonly (infer One extends Texts)[]
      ? TextOf<One>
      : never

/**
 * What stands in place of `{{name}}`; a part of the text that has languages of its own may be one. `count` chooses the plural form.
 */
export type Values = Readonly<Record<string, string | number | LocalizedMessage>>

const translator = createLightTranslator()
for (const [language, tables] of Object.entries(serverLocales))
  for (const [namespace, table] of Object.entries(tables)) translator.add(language as Spoken, namespace, table)

/**
 * @param texts of the feature that says it
 * @param values one that is missing leaves its `{{name}}`
 */
export const localize = <const T extends AnyTexts>(texts: T, key: TextOf<T>, values?: Values): LocalizedMessage => {
  const { namespace, english } = tableOf(texts, key)
  const hasPlurals = `${key}_other` in english
  return language => {
    if (!values) return translator.translate(language, namespace, key)
    const spoken = valuesIn(language, values)
    return translator.translate(
      language,
      namespace,
      key,
      spoken as TextValues,
      hasPlurals ? shownIn(language, spoken) : spoken,
    )
  }
}

/** Says the texts of these tables in one language. */
export type Say<T extends AnyTexts> = (key: TextOf<T>, values?: Values) => string

export const textsIn =
  <const T extends AnyTexts>(language: Spoken, texts: T): Say<T> =>
  (key, values) =>
    localize(texts, key, values)(language)

/** The table with a text. English travels with the code: it is known from the first use on. */
function tableOf(texts: AnyTexts, key: string): Texts {
  const tables: readonly Texts[] = 'namespace' in texts ? [texts] : texts
  const hasKey = ({ english }: Texts) => key in english || `${key}_other` in english
  const table = tables.find(hasKey)
  if (!table) throw new Error(`no text is called ${key}`)
  if (!translator.has(FALLBACK_LANGUAGE, table.namespace))
    translator.add(FALLBACK_LANGUAGE, table.namespace, table.english)
  return table
}

const valuesIn = (language: Spoken, values: Values): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'function' ? value(language) : value]),
  )

/** As it is written; the number that chooses the plural form has the signs of its language. */
const shownIn = (language: Spoken, values: Readonly<Record<string, string | number>>) =>
  typeof values.count === 'number' ? { ...values, count: values.count.toLocaleString(language) } : values

/** One text after the other. */
export const joinMessages =
  (...texts: readonly LocalizedMessage[]): LocalizedMessage =>
  language =>
    texts.map(text => text(language)).join(language === 'zh' ? '' : ' ')
