/** Compares the rules with those of the library stdnum, on numbers of random digits. */
import { stdnum, type Validator } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { isVat } from './tax-numbers'

const ROUNDS = 20_000

/** The same digits in every run: Lehmer's generator. */
function createDigits() {
  let state = 20_261
  return (count: number) =>
    Array.from({ length: count }, () => {
      state = (state * 48_271) % 2_147_483_647
      return state % 10
    }).join('')
}

interface Comparison {
  country: string
  validator: Validator | undefined
  make: (digits: (count: number) => string) => string
  /** Numbers that the library accepts and the rules reject, on purpose. */
  isStricter?: (number: string) => boolean
}

const BRITISH_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 1]
const britishRemainder = (number: string) =>
  BRITISH_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 97

describe.each<Comparison>([
  // Tax offices give out no number that begins with 0.
  { country: 'DE', validator: stdnum.DE?.vat, make: digits => digits(9), isStricter: number => number.startsWith('0') },
  { country: 'FR', validator: stdnum.FR?.tva, make: digits => digits(11) },
  // The second series misses the first by 55 upwards (42 left), not downwards.
  { country: 'GB', validator: stdnum.GB?.vat, make: digits => digits(9), isStricter: n => britishRemainder(n) === 55 },
  { country: 'IT', validator: stdnum.IT?.iva, make: digits => digits(11) },
  // The last digits count from 01.
  {
    country: 'NL',
    validator: stdnum.NL?.btw,
    make: digits => `${digits(9)}B${digits(2)}`,
    isStricter: number => number.endsWith('B00'),
  },
  { country: 'PL', validator: stdnum.PL?.nip, make: digits => digits(10) },
])('VAT numbers of $country', ({ country, validator, make, isStricter = () => false }) => {
  it('are right and wrong where the library finds them so', () => {
    const digits = createDigits()
    const numbers = Array.from({ length: ROUNDS }, () => make(digits))
    const accepted = numbers.filter(number => validator?.validate(number).isValid)
    expect(accepted.length).toBeGreaterThan(10)
    const expected = accepted.filter(number => !isStricter(number))
    expect(numbers.filter(number => isVat(number, country))).toEqual(expected)
  })
})
