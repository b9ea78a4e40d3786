import { expect, it } from 'vitest'
import { defineTexts } from '../i18n/define-texts'
import type { Locale, Locales } from '../locales.types'
import {
  findAmericanProblems,
  findEnglishProblems,
  findItalianProblems,
  findLanguageProblems,
  findLoadingProblems,
  findStrayTables,
  findTableProblems,
  findTranslationProblems,
  findUnusedKeys,
  type PackageTexts,
  pluralForms,
} from './text-problems'

const english = { a: 'A {{x}}', n_one: '{{count}} n', n_other: '{{count}} ns' }

it('finds what is missing, needless, empty or broken in a table', () => {
  expect(pluralForms('pl')).toEqual(['few', 'many', 'one', 'other'])
  expect(findTranslationProblems(english, {})).toEqual(['"a" is missing', '"n" is missing'])
  expect(findTranslationProblems(english, { a: 'A {{y}}', b: 'B', n: 'n' })).toEqual([
    '"a" has the placeholders y, not x',
    '"n" has plural forms on one side only',
    '"b" has no English text',
  ])
  expect(findTranslationProblems(english, { a: '{{ x }} A', n_other: '{{count}}' })).toEqual([])
  expect(findTableProblems('pl', { a: ' ', n_one: 'x', n_other: 'x' })).toEqual([
    '"a" is empty',
    '"n" has the plural forms one,other, not few,many,one,other',
  ])
  expect(findTableProblems('zh', { a: '{{count}', b: '{{ns}}', c: '{{a b}}', n_other: 'x', n: 'x' })).toEqual([
    '"a" has a stray brace',
    '"b" has the placeholder ns',
    '"c" has the placeholder a b',
    '"c" has a stray brace',
    '"n" is there with and without plural forms',
  ])
  expect(findTableProblems('fr', { a: 'Oui !', b: '« Oui »', c: 'Oui\u00a0!', d: '12 €' })).toEqual([
    '"a" has a sign that a line may begin with',
    '"b" has a sign that a line may begin with',
  ])
})

const localesOf = (locale: Locale) => ({ de: async () => ({ default: locale }) }) as Partial<Locales> as Locales

const cart: PackageTexts = {
  root: 'packages/shop/src',
  modules: {
    './cart/cart.texts.ts': { cartTexts: defineTexts('cart', { empty: 'Your basket is empty.', colour: 'Colour' }) },
  },
  files: {
    './cart/texts/de.json': {
      cart: { empty: 'Der Warenkorb ist leer.', colour: 'Farbe' },
      basket: { empty: '' },
    },
    './cart/texts/it.json': { cart: { empty: 'Il tuo carrello è vuoto.', colour: 'Colore' } },
    './cart/texts/pl.json': { cart: { colour: '', colur: 'Kolor' } },
    './cart/texts/xx.json': { cart: { empty: '' } },
  },
}

it('names file and key of what is missing, needless or empty in a language', () => {
  expect(findLanguageProblems(cart, 'de')).toEqual([])
  expect(findLanguageProblems(cart, 'pl')).toEqual([
    'packages/shop/src/cart/texts/pl.json cart: "empty" is missing',
    'packages/shop/src/cart/texts/pl.json cart: "colur" has no English text',
    'packages/shop/src/cart/texts/pl.json cart: "colour" is empty',
  ])
  expect(findLanguageProblems(cart, 'zh')).toEqual([
    'packages/shop/src/cart/texts/zh.json cart: is missing, as are empty, colour',
  ])
})

it('names files of no language, and without English above them', () => {
  expect(findStrayTables(cart)).toEqual([
    'packages/shop/src/cart/texts/de.json basket: no English table above it, or no such language',
    'packages/shop/src/cart/texts/xx.json cart: no English table above it, or no such language',
  ])
})

it('names what is not loaded with a language', async () => {
  const german = cart.files['./cart/texts/de.json']?.cart ?? {}
  expect(await findLoadingProblems(cart, localesOf({ cart: german }), 'de')).toEqual([])
  expect(await findLoadingProblems(cart, localesOf({ basket: german }), 'de')).toEqual([
    'packages/shop/src/locales/de.ts: "cart" is not what its file says; npm run texts',
    'packages/shop/src/locales/de.ts: "basket" is not what its file says; npm run texts',
  ])
})

it('finds American English that is missing, and some that is needless', async () => {
  const american = (table: Locale[string]) => ({
    ...localesOf({}),
    'en-US': async () => ({ default: { cart: table } }),
  })
  expect(await findAmericanProblems(cart, american({ colour: 'Color', empty: 'Your cart is empty.' }))).toEqual([])
  expect(await findAmericanProblems(cart, american({ empty: 'None.' }))).toEqual([
    'cart empty: Your cart is empty.',
    'cart colour: Color',
    'cart empty: None.',
  ])
})

it('finds broken English, Italian that does not say voi, and keys that nothing says', () => {
  const broken: PackageTexts = { ...cart, modules: { './a/a.texts.ts': { a: defineTexts('a', { hello: '' }) } } }
  expect(findEnglishProblems(cart)).toEqual([])
  expect(findEnglishProblems(broken)).toEqual(['packages/shop/src/a/a.texts.ts: "hello" is empty'])
  expect(findItalianProblems(cart)).toEqual(['packages/shop/src/cart/texts/it.json cart: "empty" does not say voi'])
  expect(findUnusedKeys(cart, { './cart/cart.tsx': "t('empty')", './other/other.tsx': "t('colour')" })).toEqual([
    'cart colour',
  ])
  expect(findUnusedKeys(cart, { './cart/cart.tsx': "t('empty')", './other/o.tsx': "cartTexts t('colour')" })).toEqual(
    [],
  )
})
