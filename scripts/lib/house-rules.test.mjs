import { expect, it } from 'vitest'
import { findBrokenRules } from './house-rules.mjs'

const PATH = 'the path of a call stands in the contract'
const CENTS = 'amounts are rounded by rules/money'

it.each([
  ['a path in quotes', "fetch('/clientsystem/goods/list')", `cart/a.tsx:1 ${PATH}`],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source.
  ['a path in a template', 'fetch(`${api}/clientauth/oauth/token?x=${x}`)', `cart/a.tsx:1 ${PATH}`],
  ['cents by hand', 'const cents = Math.round(amount * 100)', `cart/a.tsx:1 ${CENTS}`],
  ['two decimals by hand', 'const rounded = Number((a - b).toFixed(2))', `cart/a.tsx:1 ${CENTS}`],
])('finds %s', (_what, text, fault) => {
  expect(findBrokenRules('cart/a.tsx', text)).toEqual([fault])
})

it.each([
  ['an amount that is written', 'const text = amount.toFixed(2)'],
  ['a comment', '// answers of /clientsystem/goods/list\nconst x = 1'],
])('leaves %s alone', (_what, text) => {
  expect(findBrokenRules('cart/a.tsx', text)).toEqual([])
})

it('leaves the contract its paths, and the rules their arithmetic', () => {
  expect(findBrokenRules('contract/cart.ts', "const path = '/clientsystem/shoppingcart/list'")).toEqual([])
  expect(findBrokenRules('rules/money.ts', 'const cents = Math.round(amount * 100)')).toEqual([])
})
