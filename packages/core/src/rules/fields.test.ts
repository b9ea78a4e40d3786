import { expect, it } from 'vitest'
import { isEmail, isPassword } from './fields'

it('VAL-005 a password has at least 8 characters', () => {
  expect(isPassword('abc1234')).toBe(false)
  expect(isPassword('abcd1234')).toBe(true)
})

it.each([
  ['abcdefgh', false],
  ['12345678', false],
  ['abcd1234', true],
  ['Pass wörd 1!', true],
])('VAL-006 %s combines letters and numbers: %s', (text, expected) => {
  expect(isPassword(text)).toBe(expected)
})

it.each([
  ['a.b_c@firm.de', true],
  ['x1@sub.firm.com', true],
  ['a b@firm.de', false],
  ['a@firm', false],
  ['a@firm.info', false],
  ['a-b@firm.de', false],
  ['a..b@firm.de', false],
  ['@firm.de', false],
])('CONF-010 %s matches the address pattern: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

it('CONF-010 stays linear on hostile text', () => {
  const started = performance.now()
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(120)}`]) isEmail(text)
  expect(performance.now() - started).toBeLessThan(100)
})
