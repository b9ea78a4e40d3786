import type { Address } from '@cartwright/core/contract'
import { countryName } from '../provider/country-name'
import { useI18n } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'

type Postal = Omit<Address, 'addressId'>

/** First line of an address: who gets it. */
export const addressee = ({ company, firstName, lastName }: Postal): string =>
  company || [firstName, lastName].filter(Boolean).join(' ')

/** The postcode comes first on the Continent, and last in the US and the UK. */
function cityLine({ postcode, city, state, countryIso2 }: Postal): string {
  const join = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between)
  if (countryIso2 === 'US') return join(', ', city, join(' ', state, postcode))
  if (countryIso2 === 'GB') return join(' ', join(', ', city, state), postcode)
  return join(', ', join(' ', postcode, city), state)
}

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: Postal }) {
  const language = useStore(useI18n().store, state => state.language)
  const { company, firstName, lastName, address1, address2, countryIso2 } = address
  const person = company ? [firstName, lastName].filter(Boolean).join(' ') : ''
  const lines = [person, address1, address2, cityLine(address), countryName(countryIso2, language)]
  return (
    <address className="cw-address">
      <b>{addressee(address)}</b>
      {lines.filter(Boolean).map(line => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
