import { describe, expect, it } from 'vitest'
import { addressDoubts, addressNeed, addressRule } from './countries'

const doubts = (country: string, postcode: string, state = '') => addressDoubts({ country, postcode, state })

describe('postcodes', () => {
  it.each([
    ['NL', '3534 AM'],
    ['NL', '3534am'],
    ['DE', '20457'],
    ['AT', '1010'],
    ['FR', '59000'],
    ['BE', '2000'],
    ['LU', '1009'],
    ['GB', 'PE2 6QX'],
    ['GB', 'sw1a1aa'],
    ['PL', '60-104'],
    ['ES', '52001'],
    ['CH', '8001'],
    ['IE', 'D02 AF30'],
    ['IE', ''],
    ['PT', '1000-001'],
    ['CZ', '110 00'],
    ['DK', '2100'],
    ['SE', '11122'],
    ['MX', 'anything'],
    ['MX', ''],
  ])('VAL-040 %s takes %j', (country, postcode) => expect(doubts(country, postcode)).toEqual([]))

  it.each([
    ['NL', '3534'],
    ['NL', ''],
    ['DE', '2045'],
    ['AT', '0010'],
    ['FR', '5900'],
    ['BE', '0999'],
    ['LU', '12345'],
    ['GB', '12345'],
    ['PL', '60104'],
    ['ES', '53001'],
    ['CH', '0001'],
    ['IE', 'DUBLIN'],
    ['PT', '1000001'],
    ['CZ', '11000 0'],
    ['DK', '21000'],
    ['SE', '1112'],
  ])('VAL-040 %s doubts %j', (country, postcode) => expect(doubts(country, postcode)).toEqual(['postcode']))
})

it('VAL-040 asks for a state in the US and for a province in Italy, and nowhere else', () => {
  expect(doubts('US', '43215')).toEqual(['state'])
  expect(doubts('US', '43215-1234', 'OH')).toEqual([])
  expect(doubts('IT', '20154', 'Lombardia')).toEqual(['state'])
  expect(doubts('IT', '20154', 'MI')).toEqual([])
  expect(doubts('PL', '60-104')).toEqual([])
  expect(doubts('CA', 'K1A 0B1')).toEqual([])
})

it('knows the order of the fields, and no country by a name that every object has', () => {
  expect(addressRule('GB').place).toEqual(['city', 'postcode'])
  expect(addressRule('US').place).toEqual(['city', 'state', 'postcode'])
  expect(addressRule('constructor').place).toEqual(['postcode', 'city', 'state'])
})

describe('what a form says of a field', () => {
  it.each([
    ['DE', 'address1', 'required'],
    ['DE', 'city', 'required'],
    ['DE', 'postcode', 'required'],
    ['DE', 'address2', 'optional'],
    ['DE', 'state', 'optional'],
    ['MX', 'city', 'required'],
    ['MX', 'postcode', 'optional'],
    ['MX', 'state', 'optional'],
    ['US', 'postcode', 'required'],
  ])('VAL-020 in %s %s is %s', (country, field, need) => expect(addressNeed(country, field)).toBe(need))

  it.each([
    ['IE', 'postcode', 'optional'],
    ['US', 'state', 'asked'],
    ['IT', 'state', 'asked'],
    ['ES', 'state', 'optional'],
  ])('VAL-040 in %s %s is %s', (country, field, need) => expect(addressNeed(country, field)).toBe(need))
})
