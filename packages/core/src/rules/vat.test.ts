import { describe, expect, it } from 'vitest'
import { vatTreatment } from './vat'

const RATES: Record<string, number> = { NL: 21, IT: 22, DE: 19, FR: 20, PL: 23, GB: 20, US: 0 }

const supply = (sellerCountry: string, to: string, buyerVat = '', isVatConfirmed = true) => {
  const [countryIso2 = '', postcode = ''] = to.split(' ')
  const { category, rate } = vatTreatment({
    sellerCountry,
    standardRate: RATES[sellerCountry] ?? 0,
    buyerVat,
    isVatConfirmed,
    shipTo: { countryIso2, postcode },
  })
  return `${category} ${rate}`
}

describe('VAT of a supply', () => {
  it.each([
    ['at home, with any number', 'NL', 'NL 3534', 'BE0123456749', 'S 21'],
    ['to another state, with a confirmed number of a third one', 'NL', 'BE 2000', 'DE312904857', 'K 0'],
    ['to another state, with a number of the seller’s own', 'NL', 'BE 2000', 'NL853217640B01', 'S 21'],
    ['to another state, without a number', 'DE', 'AT 1010', '', 'S 19'],
    ['to Greece, whose numbers begin with EL', 'IT', 'GR 10431', 'EL094019245', 'K 0'],
    ['to Northern Ireland', 'NL', 'GB BT1 1AA', 'XI274618305', 'K 0'],
    ['to Great Britain', 'NL', 'GB PE2', 'GB274618305', 'G 0'],
    ['to Switzerland', 'NL', 'CH 8001', 'CHE123456788', 'G 0'],
    ['to the Canary Islands', 'FR', 'ES 35001', 'ESX12345678', 'G 0'],
    ['to Livigno, inside its own country', 'IT', 'IT 23041', 'IT04416250967', 'G 0'],
    ['to Büsingen', 'DE', 'DE 78266', '', 'G 0'],
    ['to Réunion', 'FR', 'FR 97400', '', 'G 0'],
    ['to Monaco, which counts as France', 'FR', 'MC 98000', '', 'S 20'],
    ['from the United Kingdom, Northern Ireland included', 'GB', 'GB BT1', 'XI274618305', 'S 20'],
    ['from the United Kingdom to the Isle of Man', 'GB', 'IM IM1', '', 'S 20'],
    ['from the United Kingdom to France', 'GB', 'FR 59000', 'FR42830176254', 'G 0'],
    ['in the United States', 'US', 'US 91761', '', 'O 0'],
  ])('FIN-005 %s', (_what, seller, to, number, expected) => {
    expect(supply(seller, to, number)).toBe(expected)
  })

  it('FIN-005 a number that is well formed but not confirmed saves no VAT', () => {
    expect(supply('NL', 'BE 2000', 'BE0123456749', false)).toBe('S 21')
  })
})
