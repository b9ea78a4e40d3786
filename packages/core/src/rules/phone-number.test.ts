import { expect, it } from 'vitest'
import { isPhoneNumber } from './phone-number'

it.each([
  ['+31 30 555 01 18', true],
  ['(0)30/555-0118', true],
  ['+1 (909) 555-0172 ext. 12', true],
  ['030555', true],
  ['12', false],
  ['call me', false],
  ['030 555 01 18 or mail', false],
  ['1234567890123456', false],
])('VAL-040 %s looks like a phone number: %s', (text, is) => {
  expect(isPhoneNumber(text)).toBe(is)
})
