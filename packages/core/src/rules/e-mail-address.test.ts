import { expect, it } from 'vitest'
import { toMailAddress } from '../contract/mail-address'
import { processorMs } from '../testing/processor-ms'
import { isMailAddress } from './e-mail-address'

it.each([
  ['jean-pierre@firm.fr', true],
  ['info@firma.info', true],
  ['info@firma.shop', true],
  ['o+orders@firm.nl', true],
  ["o'neill@firm.co.uk", true],
  ['büro@müller.de', false],
  ['buero@müller.de', true],
  ['a@b', false],
  ['a b@firm.de', false],
  ['a,b@firm.de', false],
  ['<a@firm.de>', false],
  ['a@firm.de, b@firm.de', false],
  ['a@-firm.de', false],
  ['a@firm..de', false],
  ['a@b@firm.de', false],
])('VAL-003 %s is an address: %s', (text, is) => {
  expect(isMailAddress(text)).toBe(is)
})

it('VAL-003 stays linear on hostile text', () => {
  const start = processorMs()
  for (const text of [`a@${'a-'.repeat(120)}`, `a@${'a.'.repeat(120)}`, `${'a.'.repeat(50_000)}@`]) {
    expect(isMailAddress(text)).toBe(false)
  }
  expect(processorMs() - start).toBeLessThan(1_000)
})

/** As addresses are copied from links, mails and lists. */
it.each([
  ['M-011', 'orders@müller.de', 'orders@müller.de'],
  ['M-018', '_ab@example.com', '_ab@example.com'],
  ['M-019', 'ab_@example.com', 'ab_@example.com'],
  ['M-020', 'a--b@example.com', 'a--b@example.com'],
  ['M-022', 'biuro@zażółć.pl', 'biuro@zażółć.pl'],
  ['M-025', 'mailto:orders@example.com', 'orders@example.com'],
  ['M-026', 'Jane Doe <orders@example.com>', 'orders@example.com'],
  ['M-027', 'orders@example.com\u200b', 'orders@example.com'],
  ['a link with a subject', 'MAILTO:orders@example.com?subject=Order%20x', 'orders@example.com'],
  ['a quoted name', '"Doe, Jane" <orders@example.com>', 'orders@example.com'],
  ['a link in brackets', '<mailto:orders@example.com>', 'orders@example.com'],
  ['a semicolon at the end', 'Jane Doe <orders@example.com>;', 'orders@example.com'],
  ['quotes', '„orders@example.com“', 'orders@example.com'],
  ['blanks that do not break', '\u00a0orders@example.com\u00a0', 'orders@example.com'],
  ['marks of direction', '\u202aorders@example.com\u202c', 'orders@example.com'],
  ['full width', 'ｏｒｄｅｒｓ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'orders@example.com'],
  ['a mark in front', '\ufefforders@example.com', 'orders@example.com'],
])('VAL-003 %s: “%s” is the address %s', (_what, text, address) => {
  expect(toMailAddress(text)).toBe(address)
  expect(isMailAddress(toMailAddress(text))).toBe(true)
})

it.each([
  'a@example.com, b@example.com',
  'Jane <a@example.com> <b@example.com>',
  'Jane a@example.com',
  'mailto:a@example.com,b@example.com',
  '<a@example.com> b@example.com',
])('VAL-003 “%s” is no one address', text => {
  expect(isMailAddress(toMailAddress(text))).toBe(false)
})
