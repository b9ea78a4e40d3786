import type { Address } from '@cartwright/core/contract'
import { cityLine } from '@cartwright/core/rules'
import { countryName } from '../provider/country-name'
import { useI18n } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { addSheet } from '../styles/sheet'
import css from './address-lines.css?inline'

addSheet(css)

type Postal = Omit<Address, 'addressId'>

/** First line of an address: who gets it. */
export const addressee = ({ company, firstName, lastName }: Postal): string =>
  company || [firstName, lastName].filter(Boolean).join(' ')

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
