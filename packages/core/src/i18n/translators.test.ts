/** The light translator must say exactly what i18next says (docs/decisions/0030-light-translator.md). */
import { createInstance } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../contract/languages'
import { coreTexts } from './core-texts'
import type { Language, Locale, TextTable, TextValues, Translator } from './i18n.types'
import { createI18nextTranslator } from './i18next-translator'
import { createLightTranslator } from './light-translator'
import { loadLocale } from './load-locale'

/** One count for each plural class of any of the languages, and the edges. */
const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 102, 1000, 1_000_000, 0.5, 1.5, -1]
const AWKWARD = '{{count}} $& $1 $t(core:error.network) <b>&amp;"</b> 墨粉'

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(found => found[1] as string)
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

const locales = new Map<Language, Locale>()
beforeAll(async () => {
  for (const language of LANGUAGES) locales.set(language, await loadLocale(language))
})

function fill(translator: Translator): Translator {
  translator.add('en', 'core', coreTexts.english)
  for (const [language, locale] of locales) {
    for (const [namespace, texts] of Object.entries(locale)) translator.add(language, namespace, texts)
  }
  return translator
}

describe('the two translators', () => {
  it('say the same for every text, every language and every plural class', () => {
    const light = fill(createLightTranslator())
    const full = fill(createI18nextTranslator())
    let compared = 0
    for (const language of LANGUAGES) {
      const tables: [string, TextTable][] = Object.entries(locales.get(language) ?? {})
      if (language === 'en') tables.push(['core', coreTexts.english])
      for (const [namespace, texts] of tables) {
        for (const key of new Set(Object.keys(texts).map(stem))) {
          const names = Object.entries(texts).flatMap(([each, text]) => (stem(each) === key ? placeholders(text) : []))
          const values = Object.fromEntries(names.map(name => [name, `${AWKWARD} ${name}`]))
          const isPlural = !(key in texts)
          for (const given of isPlural ? COUNTS.map(count => ({ ...values, count })) : [undefined, {}, values]) {
            const said = light.translate(language, namespace, key, given)
            expect(said, `${language} ${namespace} ${key} ${JSON.stringify(given)}`).toBe(
              full.translate(language, namespace, key, given),
            )
            compared += 1
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })

  const odd: TextTable = {
    plain: 'Line',
    value: 'From {{ from }} to {{to}}{{to}}',
    lines_one: '{{count}} line of {{name}}',
    lines_other: '{{count}} lines of {{name}}',
    none_zero: 'nothing',
    none_one: 'one',
    none_other: '{{count}}',
    onlyOther_other: 'many {{count}}',
    gap_one: 'gap',
    gap_other: 'gaps',
  }
  // Gaps of every sort: a key, a plural class, an empty text.
  const german: TextTable = {
    plain: '',
    lines_one: '{{count}} Zeile',
    lines_other: '{{count}} Zeilen',
    gap_one: 'Lücke',
  }
  const polish: TextTable = { lines_one: 'linia', lines_few: '{{count}} linie' }

  it.each([
    ['light', createLightTranslator],
    ['i18next', createI18nextTranslator],
  ])('LANG-012 %s falls back to English for what is missing, key by key', (_name, create) => {
    const translator = create()
    translator.add('en', 'x', odd)
    translator.add('it', 'x', german)
    expect(translator.translate('it', 'x', 'value', { from: 1, to: 2 })).toBe('From 1 to 22')
    expect(translator.translate('it', 'x', 'plain')).toBe('Line')
    expect(translator.translate('it', 'x', 'lines', { count: 3, name: '' })).toBe('3 Zeilen')
    expect(translator.translate('pl', 'x', 'plain')).toBe('Line')
  })

  it('say the same where something is missing or odd', () => {
    const [light, full] = [createLightTranslator(), createI18nextTranslator()]
    for (const translator of [light, full]) {
      translator.add('en', 'x', odd)
      translator.add('de', 'x', german)
      translator.add('pl', 'x', polish)
    }
    const given = [
      undefined,
      {},
      { from: '$1', to: '{{from}}' },
      { from: 0 },
      { from: undefined as never, to: null as never },
      ...COUNTS.map(count => ({ count, name: AWKWARD })),
      { count: 2 },
    ]
    for (const language of ['en', 'de', 'pl', 'zh'] as const) {
      for (const key of ['plain', 'value', 'lines', 'none', 'onlyOther', 'gap', 'unknown']) {
        for (const values of given) {
          expect(
            light.translate(language, 'x', key, values as TextValues),
            `${language} ${key} ${JSON.stringify(values)}`,
          ).toBe(full.translate(language, 'x', key, values as TextValues))
        }
      }
    }
  })
})

describe("a host's own i18next", () => {
  it('keeps its texts, and its settings do not change ours', async () => {
    const host = createInstance()
    await host.init({ lng: 'de', fallbackLng: 'fr', resources: { de: { app: { title: 'Intranet' } } } })
    const translator = createI18nextTranslator(host)
    translator.add('en', 'x', { 'a.b': 'Hello: {{name}}', 'only.english': 'Yes' })
    translator.add('de', 'x', { 'a.b': 'Hallo: {{name}}' })
    expect(translator.translate('de', 'x', 'a.b', { name: 'Ä & Söhne <3' })).toBe('Hallo: Ä & Söhne <3')
    expect(translator.translate('de', 'x', 'only.english')).toBe('Yes')
    expect(translator.has('de', 'x')).toBe(true)
    expect(host.t('title', { ns: 'app' })).toBe('Intranet')
    expect(host.language).toBe('de')
  })
})
