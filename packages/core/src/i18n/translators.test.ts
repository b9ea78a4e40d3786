/** The light translator must say exactly what i18next says (docs/decisions/0030-light-translator.md). */
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { coreLocales } from '../locales'
import type { TextTable } from '../locales.types'
import { AWKWARD, COUNTS, compareTranslators } from '../testing/compare-translators'
import { coreTexts } from './core.texts'
import type { TextValues } from './i18n.types'
import { createI18nextTranslator } from './i18next-translator'
import { createLightTranslator } from './light-translator'
import { salesTexts } from './sales.texts'

describe('the two translators', () => {
  it('say the same for every text, every language and every plural class', async () => {
    const { compared, differences } = await compareTranslators([coreTexts, salesTexts], coreLocales)
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(100)
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
