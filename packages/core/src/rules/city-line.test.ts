import { expect, it } from 'vitest'
import { cityLine } from './city-line'

it.each([
  ['US', 'Ontario, CA 91761'],
  ['GB', 'Ontario, CA 91761'],
  ['NL', '91761 Ontario, CA'],
])('an address in %s has the city as it stands on envelopes there: %s', (countryIso2, line) => {
  expect(cityLine({ postcode: '91761', city: 'Ontario', state: 'CA', countryIso2 })).toBe(line)
})

it('leaves out what an address does not have', () => {
  expect(cityLine({ postcode: '', city: 'Ontario', state: 'CA', countryIso2: 'US' })).toBe('Ontario, CA')
  expect(cityLine({ postcode: '', city: 'Cork', state: '', countryIso2: 'IE' })).toBe('Cork')
})
