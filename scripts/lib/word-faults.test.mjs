import { describe, expect, it } from 'vitest'
import { findWordFaults, listWordFaults, readFileTexts, readGlossary, readTexts, screensTable } from './word-faults.mjs'

const glossary = readGlossary()
const texts = readTexts()

/** The faults of a copy of a text, in all its languages, that says something else in one. */
function plant(language, place, text, among = texts.filter(one => `${one.namespace}.${one.key}` === place)) {
  const at = among.findIndex(one => one.language === language && `${one.namespace}.${one.key}` === place)
  expect(at, `${language} ${place}`).not.toBe(-1)
  return listWordFaults(among.with(at, Object.assign({}, among[at], { text })), glossary)
}

describe('words of the texts', () => {
  it('are those of the glossary', () => {
    expect(findWordFaults()).toEqual([])
  })

  it('are read from all packages and languages', () => {
    for (const name of ['core', 'widgets', 'storefront', 'server'])
      for (const language of ['en', 'de', 'fr', 'it', 'pl', 'zh'])
        expect(texts.filter(one => one.language === language && one.file.startsWith(`packages/${name}/`))).not.toEqual(
          [],
        )
  })

  it('name a file that cannot be read', () => {
    const file = 'packages/core/src/i18n/texts/de.json'
    expect(() => readFileTexts(file, () => '{ "core": ')).toThrow(`${file} cannot be read: `)
  })

  it('of a language that comes to them are read too', () => {
    const texts = { signInMissing: 'Falta', rate: 'Un 5\u00a0% menos' }
    const file = 'packages/core/src/i18n/texts/es.json'
    const added = readFileTexts(file, () => JSON.stringify({ core: texts }))
    expect(listWordFaults(added, { ...glossary, exceptions: [] })).toEqual([])
  })

  it.each([
    ['a rejected word', 'en', 'cart.emptyTitle', 'Your cart is empty', 'cart', 'write “basket”'],
    ['a word in several words', 'en', 'cart.part', 'Part number', 'Part number', 'write “article number”'],
    ['a word with an ending', 'it', 'cart.emptyTitle', 'Il carrello dei negozi è vuoto', 'negozi', 'write “shop”'],
    ['an infinitive on a button', 'it', 'cart.checkOut', 'Ordinare', 'Ordinare', 'imperative'],
    ['forms of Lei', 'it', 'cart.failedText', 'La preghiamo di riprovare.', 'La preghiamo', 'voi'],
    ['the polite third person', 'pl', 'cart.failedText', 'Proszę spróbować ponownie.', 'Proszę', 'ty'],
    [
      'a working day that has a Saturday',
      'de',
      'paper.missing',
      'Binnen 3 Werktagen: {{email}}',
      'Werktagen',
      'Arbeitstag',
    ],
    ['a soft hyphen', 'de', 'cart.available', 'Verfüg\u00adbar', 'Verfüg\u00adbar', 'soft hyphens'],
    ['freiwillig', 'de', 'common.optional', 'freiwillig', 'freiwillig', 'otherwise'],
    ['a drum unit', 'de', 'layout.drumUnit', 'Trommeleinheiten', 'Trommeleinheiten', 'Trommel'],
    ['useless goods', 'fr', 'return-details.untilUnused', 'Articles inutiles', 'inutiles', 'non nécessaires'],
    ['an open balance', 'fr', 'billing.openBalance', 'Solde ouvert', 'Solde ouvert', 'solde dû'],
    ['a straight apostrophe', 'fr', 'cart.failedText', "Rien n'est perdu.", "n'est", 'apostrophe'],
    ['a sign that may begin a line', 'fr', 'cart.failedText', 'Rien perdu !', '!', 'no-break space'],
    ['a sign without a space', 'fr', 'cart.failedText', 'Rien perdu!', 'u!', 'no-break space'],
    ['a raw PO#', 'de', 'order-list.sortPoNo', 'PO#, A bis Z', 'PO#', 'brackets'],
    ['a percent sign by hand', 'en', 'order-sums.vat', 'VAT {{rate}} %', '%', 'Intl'],
    ['a figure of another language', 'en', 'demo-coupons.fivePercentOff', '5 % off your order', '5 %', '“1%”'],
    [
      'a text that is not translated',
      'pl',
      'cart.emptyTitle',
      'Your basket is empty',
      'Your basket is empty',
      'translate',
    ],
    [
      'a colon in place of a verb',
      'en',
      'order-success.nextDates',
      'A new date: you get a mail.',
      'A new date: you',
      'verb',
    ],
    ['an error that is a hint', 'en', 'rma-words.batchMissing', 'It is on the label.', 'It', 'what to do'],
    ['Chinese beside Latin', 'zh', 'cart.failedText', '请用Excel打开。', '用E', 'space'],
    ['signs of half the width', 'zh', 'cart.failedText', '未丢失,请重试。', '失,', 'full-width'],
  ])('names %s', (_what, language, place, text, word, say) => {
    const faults = plant(language, place, text)
    const file = texts.find(one => one.language === language && `${one.namespace}.${one.key}` === place)?.file
    expect(faults).toContainEqual(
      expect.stringMatching(new RegExp(`^${file?.replaceAll('.', '\\.')} ${place.replaceAll('.', '\\.')}: `)),
    )
    expect(faults.find(fault => fault.includes(`: “${word}”: `))).toContain(say)
  })

  it('may say a rejected word where an exception gives the reason, and names an exception that is idle', () => {
    expect(plant('en', 'cart.viewCart', 'View basket', texts)).toEqual([
      'docs/glossary.json: the exception of cart.viewCart for “cart” is not used',
    ])
  })

  it('are read from both forms of an English table', () => {
    const object = "export const a = { namespace: 'one', english: { hello: 'Hello', 'two.parts': `Two` } } as const"
    const call = "export const b = defineTexts('two', { bye: 'Bye' })"
    expect(readFileTexts('a.texts.ts', () => object).map(({ namespace, key, text }) => [namespace, key, text])).toEqual(
      [
        ['one', 'hello', 'Hello'],
        ['one', 'two.parts', 'Two'],
      ],
    )
    expect(readFileTexts('b.texts.ts', () => call).map(({ namespace, key }) => [namespace, key])).toEqual([
      ['two', 'bye'],
    ])
  })
})

describe('the glossary', () => {
  it('has a word in each language for each thing, and reasons', () => {
    for (const { thing, words } of glossary.things)
      expect(Object.keys(words), thing).toEqual(['en', 'de', 'fr', 'it', 'pl', 'zh'])
    for (const { reason } of glossary.exceptions) expect(reason).not.toBe('')
  })

  it('has a table with one line for each thing', () => {
    expect(screensTable(glossary).split('\n')).toHaveLength(glossary.things.length + 2)
  })
})
