/** Words of the host over ours, with both translators. */
import { createInstance } from 'i18next'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Locale, Locales, TextTable } from '../locales.types'
import { defineTexts } from './define-texts'
import { createI18n, type I18nContext } from './i18n'
import type { Translator } from './i18n.types'
import { createI18nextTranslator } from './i18next-translator'
import { createLightTranslator } from './light-translator'

const texts = defineTexts('till', {
  basket: 'Basket',
  favourite: 'Your favourite',
  hello: 'Hello {{name}}',
  lines_one: 'one line of {{owner}}',
  lines_other: '{{count}} lines of {{owner}}',
})
const german = {
  basket: 'Warenkorb',
  favourite: 'Favorit',
  hello: 'Hallo {{name}}',
  lines_one: 'eine Zeile von {{owner}}',
  lines_other: '{{count}} Zeilen von {{owner}}',
}
const polish = {
  lines_one: 'linia {{owner}}',
  lines_few: '{{count}} linie {{owner}}',
  lines_many: '{{count}} linii {{owner}}',
  lines_other: '{{count}} linii {{owner}}',
}
const file = (table: TextTable) => async () => ({ default: { till: table } satisfies Locale })
const locales: Partial<Locales> = {
  de: file(german),
  pl: file(polish),
  'en-US': file({ favourite: 'Your favorite' }),
  names: async () => ({ default: ['till', 'core'] }),
}

const open = (translator: Translator, words: unknown, context: Partial<I18nContext> = {}) =>
  createI18n({
    translator,
    language: 'en',
    iso2: () => '',
    timeZone: () => undefined,
    now: () => new Date(),
    locales,
    texts: words as I18nContext['texts'],
    ...context,
  })

let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())
const lines = () => warned.mock.calls.map(([line]) => String(line))

describe.each([
  ['light', createLightTranslator],
  ['i18next', () => createI18nextTranslator()],
  ["i18next of the host's own", () => createI18nextTranslator(createInstance({ initAsync: false }, () => undefined))],
])('words of the host, %s', (_name, create) => {
  it('stand in the place of ours key by key, in each language, and follow its switch', async () => {
    const i18n = open(create(), { en: { till: { basket: 'Requisition' } }, de: { till: { basket: 'Bedarf' } } })
    expect(i18n.text(texts, 'basket')).toBe('Requisition')
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hello A')
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'basket')).toBe('Bedarf')
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hallo A')
    await i18n.setLanguage('en')
    expect(i18n.text(texts, 'basket')).toBe('Requisition')
    const part = i18n.inLanguage('de')
    await part.setLanguage('de')
    expect(part.text(texts, 'basket')).toBe('Bedarf')
  })

  it('of English hold in America too, unless American English has its own', async () => {
    const words = {
      en: { till: { favourite: 'Usual part', basket: 'Order list' } },
      'en-US': { till: { basket: 'PO' } },
    }
    const i18n = open(create(), words, { iso2: () => 'US' })
    await i18n.load(texts)
    expect(i18n.text(texts, 'favourite')).toBe('Usual part')
    expect(i18n.text(texts, 'basket')).toBe('PO')
    const british = open(create(), words)
    expect(british.text(texts, 'basket')).toBe('Order list')
  })

  it('replace single plural forms, also those that English has not', async () => {
    const i18n = open(create(), {
      en: { till: { lines_one: 'a single row of {{owner}}' } },
      pl: { till: { lines_few: '{{count}} rzędy {{owner}}' } },
    })
    expect(i18n.text(texts, 'lines', { count: 1, owner: 'A' })).toBe('a single row of A')
    expect(i18n.text(texts, 'lines', { count: 2, owner: 'A' })).toBe('2 lines of A')
    await i18n.setLanguage('pl')
    expect(i18n.text(texts, 'lines', { count: 3, owner: 'A' })).toBe('3 rzędy A')
    expect(i18n.text(texts, 'lines', { count: 5, owner: 'A' })).toBe('5 linii A')
  })

  it('that come later are drawn, over tables that are there already', async () => {
    const i18n = open(create(), undefined)
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'basket')).toBe('Warenkorb')
    const { version } = i18n.store.getState()
    i18n.addWords({ de: { till: { basket: 'Bedarf' } } } as never)
    expect(i18n.text(texts, 'basket')).toBe('Bedarf')
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hallo A')
    expect(i18n.store.getState().version).toBeGreaterThan(version)
  })

  it('are plain text: neither markup nor a reference to another text', () => {
    const i18n = open(create(), { en: { till: { basket: '<b>$t(till:hello)</b> & more' } } })
    expect(i18n.text(texts, 'basket')).toBe('<b>$t(till:hello)</b> & more')
  })

  it('with other placeholders are not used', () => {
    const i18n = open(create(), {
      en: { till: { hello: 'Hello {{user}}', lines_other: 'lines of {{owner}}', basket: 'Basket {{' } },
    })
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hello A')
    expect(i18n.text(texts, 'basket')).toBe('Basket')
    // `one` leaves the number out, so may the others.
    expect(i18n.text(texts, 'lines', { count: 2, owner: 'A' })).toBe('lines of A')
  })

  it.each([
    ['numbers and objects', { en: { till: { basket: 7, hello: { text: 'x' }, favourite: null } } }],
    ['lists', { en: { till: ['x'] } }],
    ['text in the place of a table', { en: 'x', de: 7 }],
    ['a megabyte', { en: { till: { basket: 'x'.repeat(1_000_000) } } }],
    ['no letter', { en: { till: { basket: '  ' } } }],
    [
      'names of prototypes',
      JSON.parse(
        '{"__proto__":{"till":{"basket":"x"}},"en":{"__proto__":{"basket":"x"},"till":{"__proto__":"x","constructor":"x","toString":"x"}}}',
      ),
    ],
    ['nothing', null],
    ['a number', 7],
    [
      'what throws when it is read',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no')
          },
        },
      ),
    ],
  ])('that are %s change nothing', async (_what, words) => {
    const i18n = open(create(), words)
    expect(i18n.text(texts, 'basket')).toBe('Basket')
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hello A')
    expect(i18n.text(texts, 'lines', { count: 2, owner: 'A' })).toBe('2 lines of A')
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'basket')).toBe('Warenkorb')
    expect(Object.hasOwn(Object.prototype, 'basket')).toBe(false)
  })
})

describe('the console', () => {
  it('names each once, with the nearest there is', async () => {
    const shelf = defineTexts('shelf', texts.english)
    const words = {
      nl: { shelf: { basket: 'Mandje' } },
      en: { shelff: { basket: 'x' }, shelf: { baskets: 'x', lines_few: 'x', greeting: 'x', hello: 'Hi {{user}}' } },
      fr: 'x',
    }
    for (let time = 0; time < 2; time += 1) {
      const i18n = open(createLightTranslator(), words, { locales: { names: async () => ({ default: ['shelf'] }) } })
      i18n.text(shelf, 'basket')
      await i18n.load(shelf)
      await i18n.load(shelf)
    }
    const ours = () => lines().filter(line => /shelf|"nl"|"fr"/.test(line))
    await vi.waitFor(() => expect(ours()).toHaveLength(7))
    expect(ours().toSorted()).toEqual(
      [
        'Cartwright: texts: "nl" is no language of ours. There are: en, zh, fr, it, de, pl, en-GB, en-US.',
        'Cartwright: texts: there is no "shelff". Write "shelf".',
        'Cartwright: texts: "en shelf baskets" is no text of ours. Write "basket".',
        'Cartwright: texts: "en shelf lines_few" is no text of ours. Write "lines_one".',
        'Cartwright: texts: "en shelf greeting" is no text of ours. docs/texts-of-elements.md lists them.',
        'Cartwright: texts: "en shelf hello" is not used: it has {{user}}, ours has {{name}}.',
        `Cartwright: texts: "fr" is not an object. Write { en: { cart: { basket: 'Requisition' } } }.`,
      ].toSorted(),
    )
  })
})

describe("the host's own i18next", () => {
  const host = async () => {
    const instance = createInstance()
    await instance.init({
      lng: 'de',
      fallbackLng: 'de',
      supportedLngs: ['de'],
      returnEmptyString: true,
      interpolation: { prefix: '[', suffix: ']' },
      resources: { de: { app: { title: 'Bestellung [nr]' }, till: { basket: 'Sammelbestellung' } } },
    })
    return instance
  }

  it('keeps its own words in our namespaces, over ours and over the option', async () => {
    const instance = await host()
    const i18n = open(createI18nextTranslator(instance), { de: { till: { basket: 'Bedarf', favourite: 'Stammteil' } } })
    await i18n.setLanguage('de')
    expect(i18n.text(texts, 'basket')).toBe('Sammelbestellung')
    expect(i18n.text(texts, 'favourite')).toBe('Stammteil')
    expect(i18n.text(texts, 'hello', { name: 'A & Söhne' })).toBe('Hallo A & Söhne')
  })

  it('speaks our languages, whichever it supports itself', async () => {
    const i18n = open(createI18nextTranslator(await host()), undefined)
    expect(i18n.text(texts, 'hello', { name: 'A' })).toBe('Hello A')
    await i18n.setLanguage('pl')
    expect(i18n.text(texts, 'lines', { count: 3, owner: 'A' })).toBe('3 linie A')
    expect(i18n.text(texts, 'basket')).toBe('Basket')
  })

  it('is changed in nothing but our namespaces', async () => {
    const instance = await host()
    const settings = () => JSON.stringify({ ...instance.options, ns: 0, resources: 0, languages: instance.languages })
    const before = settings()
    const i18n = open(createI18nextTranslator(instance), { de: { till: { favourite: 'Stammteil' } } })
    await i18n.setLanguage('de')
    i18n.text(texts, 'favourite')
    expect(settings()).toBe(before)
    expect(Object.keys(instance.store.data.de ?? {}).toSorted()).toEqual(['app', 'till'])
    expect(instance.t('title', { ns: 'app', nr: 7 })).toBe('Bestellung 7')
    expect(instance.t('favourite', { ns: 'till' })).toBe('Stammteil')
  })
})
