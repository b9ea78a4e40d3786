/** Whether the light translator says what i18next says, for every text of a package in every language. */
import { LANGUAGES } from '../contract/languages'
import type { Texts } from '../i18n/i18n.types'
import { createI18nextTranslator } from '../i18n/i18next-translator'
import { createLightTranslator } from '../i18n/light-translator'
import type { Locales, TextTable } from '../locales.types'
import { loadLocale } from './text-problems'

/** One count for each plural class of any of the languages, and the edges. */
export const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 102, 1000, 1_000_000, 0.5, 1.5, -1]
export const AWKWARD = '{{count}} $& $1 $t(core:error.network) <b>&amp;"</b> 墨粉'

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(found => found[1] as string)
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

export async function compareTranslators(
  tables: readonly Texts[],
  locales: Locales,
): Promise<{ compared: number; differences: string[] }> {
  const [light, full] = [createLightTranslator(), createI18nextTranslator()]
  const english = tables.map(({ namespace, english: texts }): [string, TextTable] => [namespace, texts])
  const differences: string[] = []
  let compared = 0
  for (const language of LANGUAGES) {
    const locale = language === 'en' ? english : Object.entries(await loadLocale(locales, language))
    for (const [namespace, texts] of locale) {
      for (const translator of [light, full]) translator.add(language, namespace, texts)
      for (const key of new Set(Object.keys(texts).map(stem))) {
        const names = Object.entries(texts).flatMap(([each, text]) => (stem(each) === key ? placeholders(text) : []))
        const values = Object.fromEntries(names.map(name => [name, `${AWKWARD} ${name}`]))
        const isPlural = !(key in texts)
        for (const given of isPlural ? COUNTS.map(count => ({ ...values, count })) : [undefined, {}, values]) {
          const said = [light, full].map(translator => translator.translate(language, namespace, key, given))
          if (said[0] !== said[1]) differences.push(`${language} ${namespace} ${key} ${JSON.stringify(given)}: ${said}`)
          compared += 1
        }
      }
    }
  }
  return { compared, differences }
}
