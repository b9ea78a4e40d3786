import { expect, it } from 'vitest'
import { processorMs } from '../testing/processor-ms'
import { hasAddressee, isEmail, isPassword, passwordStrength } from './fields'

it('VAL-005 a password has at least 8 characters', () => {
  expect(isPassword('abc1234')).toBe(false)
  expect(isPassword('abcd1234')).toBe(true)
})

it.each([
  ['P-007', '😀😀😀😀a1', false],
  ['P-011', 'abcdefg１', true],
  ['digits of another script', 'abcdefg٣', true],
  ['eight emoji', '😀😀😀😀😀😀a1', true],
  ['a family is one character', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦a1', false],
  ['a flag is one character', '🇳🇱🇩🇪🇫🇷🇮🇹🇵🇱a1', false],
  ['a letter with its mark', `${'e\u0301'.repeat(4)}a1`, false],
  ['a superscript is no digit', 'abcdefg²', false],
])('VAL-005 VAL-006 %s: %s is a password: %s', (_what, text, expected) => {
  expect(isPassword(text)).toBe(expected)
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
  const started = processorMs()
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(120)}`]) isEmail(text)
  expect(processorMs() - started).toBeLessThan(1_000)
})

it.each([
  ['abc', 0],
  ['abcd1234', 1],
  ['aaaaaaaaaaaaaa1A', 1],
  ['Winter2026', 2],
  ['Toner-fuer-Apolda-26', 3],
])('the strength of %s is %i', (text, strength) => expect(passwordStrength(text)).toBe(strength))

it('VAL-016 an address has a first name, a last name or a company', () => {
  expect(hasAddressee({ firstName: '', lastName: ' ', company: '' })).toBe(false)
  expect(hasAddressee({})).toBe(false)
  for (const name of [{ firstName: 'Jan' }, { lastName: 'Nowak' }, { company: 'Firma' }])
    expect(hasAddressee({ firstName: '', lastName: '', company: '', ...name })).toBe(true)
})
