import { expect, it } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { AddressLines } from './address-lines'

const base = { company: 'Firm', firstName: '', lastName: '', address1: 'Street 1', address2: '', phone: '', email: '' }

it.each([
  ['DE', 'Willich', '47877', '', '47877 Willich', 'Germany'],
  ['IT', 'Monza', '20900', 'MB', '20900 Monza, MB', 'Italy'],
  ['GB', 'Peterborough', 'PE2 6QX', '', 'Peterborough PE2 6QX', 'United Kingdom'],
  ['GB', 'Epsom', 'KT17 1AA', 'Surrey', 'Epsom, Surrey KT17 1AA', 'United Kingdom'],
  ['US', 'Ontario', '91761', 'CA', 'Ontario, CA 91761', 'United States'],
])(
  'an address in %s is written as it is usual there: %s',
  async (countryIso2, city, postcode, state, line, country) => {
    const address = { ...base, countryIso2, city, postcode, state }
    const { container } = await renderWithShop(<AddressLines address={address} />)
    const lines = [...container.querySelectorAll('address > *')].map(part => part.textContent)
    expect(lines).toEqual(['Firm', 'Street 1', line, country])
  },
)
