/**
 * Reads the same text files as i18next does, in the part of its format that they use: `{{value}}` and plural forms.
 * The elements carry this instead of i18next, which alone would take a sixth of their budget (docs/decisions/0030-light-translator.md).
 */

import type { LanguageTag, TextTable } from '../locales.types'
import type { Shown, Translator } from './i18n.types'

export function createLightTranslator(): Translator {
  const tables = new Map<string, TextTable>()
  const rules = new Map<LanguageTag, Intl.PluralRules>()

  function find(language: LanguageTag, namespace: string, key: string, count: number | undefined): string | undefined {
    const table = tables.get(`${language}/${namespace}`)
    if (!table || count === undefined) return table?.[key]
    const plurals = rules.get(language) ?? new Intl.PluralRules(language)
    rules.set(language, plurals)
    return (count === 0 && table[`${key}_zero`]) || table[`${key}_${plurals.select(count)}`] || table[key]
  }

  return {
    add: (language, namespace, texts) => void tables.set(`${language}/${namespace}`, texts),
    has: (language, namespace) => tables.has(`${language}/${namespace}`),
    translate: (language, namespace, key, values, shown) => {
      const text = find(language, namespace, key, values?.count) || find('en', namespace, key, values?.count) || key
      return values ? fill(text, shown ?? values) : text
    },
  }
}

const fill = (text: string, values: Shown): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : whole,
  )
