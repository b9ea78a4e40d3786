import { describe, expect, it } from 'vitest'
import { countryOfOrg, orgOfCountry } from './countries'

const MAPPED = [
  ['REG-010', 'IT', 3],
  ['REG-011', 'DE', 5],
  ['REG-012', 'GB', 7],
  ['REG-013', 'FR', 8],
  ['REG-014', 'PL', 11],
] as const

describe('countries', () => {
  it.each(MAPPED)('%s country %s belongs to org %i, in either case', (_id, iso2, orgId) => {
    expect(orgOfCountry(iso2)).toBe(orgId)
    expect(orgOfCountry(iso2.toLowerCase())).toBe(orgId)
    expect(countryOfOrg(orgId)).toBe(iso2)
  })

  it.each(['ES', 'es', 'NL', '', 'constructor', 'ITA'])('REG-015 %j belongs to org 1', iso2 => {
    expect(orgOfCountry(iso2)).toBe(1)
  })

  it.each([1, 2, 15, -1])('REG-018 org %i stands for the Netherlands', orgId => {
    expect(countryOfOrg(orgId)).toBe('NL')
  })
})
