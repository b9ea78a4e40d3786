import { LANGUAGES } from '@cartwright/core'
import { expect, it } from 'vitest'
import { countryName } from './country-name'

it.each(LANGUAGES)('the countries of the sites are named in %s as the browser names them', language => {
  const table = new Intl.DisplayNames([language], { type: 'region' })
  for (const iso2 of ['NL', 'DE', 'GB', 'FR', 'IT', 'PL', 'US', 'BE', 'AT'])
    expect(countryName(iso2, language)).toBe(table.of(iso2))
})

it('a code that names no country stands for itself, or for what the caller knows', () => {
  expect(countryName('XQ', 'en')).toBe('XQ')
  expect(countryName('no code', 'en', 'Atlantis')).toBe('Atlantis')
})
