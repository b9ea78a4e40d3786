import { expect, it } from 'vitest'
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
