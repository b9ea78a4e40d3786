/** Where an order goes: an address of the book, or one that is typed in for this order only. */
import { type Confirmation, emptyAddress } from '@cartwright/core'
import type { AddressInput } from '@cartwright/core/contract'
import { addressDoubts, addressNeed } from '@cartwright/core/rules'
import { useShop } from '../provider/shop-provider'
import type { ReadyState } from './order-confirm.types'

export type AddressField = Exclude<keyof AddressInput, 'addressId'>

/** Without these a parcel cannot be sent to the country. */
const requiredFields = ({ countryIso2 }: AddressInput): readonly AddressField[] => [
  ...(['address1', 'postcode', 'city'] as const).filter(field => addressNeed(countryIso2, field) === 'required'),
  'countryIso2',
]
/** One of these says who gets it. */
const NAME_FIELDS: readonly AddressField[] = ['company', 'lastName', 'firstName']

const isBlank = (draft: AddressInput) => (field: AddressField) => draft[field].trim() === ''

/** What is still missing in a typed address; the company stands for any name. */
export const missingFields = (draft: AddressInput): readonly AddressField[] => [
  ...(NAME_FIELDS.every(isBlank(draft)) ? (['company'] as const) : []),
  ...requiredFields(draft).filter(isBlank(draft)),
]

/** Country and postcode of an address whose postcode does not look like those of its country; undefined where it does. */
export const oddPostcode = ({ countryIso2: country, postcode, state }: AddressInput): string | undefined =>
  postcode.trim() !== '' && addressDoubts({ country, postcode, state }).includes('postcode')
    ? `${country} ${postcode}`
    : undefined

export interface ShipTo {
  /** Id of the chosen address; undefined while one is typed in or none is chosen. */
  addressId: number | undefined
  /** What is typed in, or undefined while an address of the book is chosen. */
  draft: AddressInput | undefined
  choose: (addressId: number) => void
  typeIn: () => void
  setField: (field: AddressField, value: string) => void
  /** A field was left: a complete draft counts from now on. */
  commit: () => void
}

export function useShipTo(confirmation: Confirmation, state: ReadyState): ShipTo {
  const { sites } = useShop()
  const { shipTo, typedShipTo: draft } = state
  const chosen = shipTo && 'addressId' in shipTo && typeof shipTo.addressId === 'number' ? shipTo.addressId : undefined
  return {
    addressId: draft ? undefined : (chosen ?? state.confirmation.shipTo?.addressId ?? undefined),
    draft,
    choose: addressId => confirmation.setShipTo({ addressId }),
    typeIn: () => confirmation.typeShipTo(emptyAddress(sites.store.getState().iso2.toUpperCase())),
    setField: (field, value) => {
      // What is there by now: a browser fills several fields at once.
      const { typedShipTo } = confirmation.store.getState()
      if (typedShipTo) confirmation.typeShipTo({ ...typedShipTo, [field]: value })
    },
    commit: () => {
      const isComplete = draft && missingFields(draft).length === 0
      if (isComplete && JSON.stringify(draft) !== JSON.stringify(shipTo)) confirmation.setShipTo(draft)
    },
  }
}
