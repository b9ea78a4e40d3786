/** What a buyer has entered in an order confirmation, as it is kept while the sign-in has expired. */
import type { AddressInput } from '../contract'
import { readKept } from '../contract/read-shape'
import { either, fallback, number, object, oneOf, optional, string, textOrBlank } from '../contract/shape'
import type { ConfirmationState } from './orders.types'
import { toItems } from './read-items'

export type Entered = Pick<
  ConfirmationState,
  | 'items'
  | 'orderType'
  | 'backOrderMode'
  | 'shipTo'
  | 'typedShipTo'
  | 'shipViaId'
  | 'forwarder'
  | 'poNo'
  | 'buyerReference'
  | 'couponCode'
>

export const pickEntered = (state: ConfirmationState): Entered => {
  const {
    items,
    orderType,
    backOrderMode,
    shipTo,
    typedShipTo,
    shipViaId,
    forwarder,
    poNo,
    buyerReference,
    couponCode,
  } = state
  return {
    items,
    orderType,
    backOrderMode,
    shipTo,
    typedShipTo,
    shipViaId,
    forwarder,
    poNo,
    buyerReference,
    couponCode,
  }
}

export function toEntered(kept: unknown): Entered | undefined {
  const entered = readKept(enteredShape, kept)
  const items = toItems((kept as { items?: unknown } | null)?.items)
  if (!entered || !items) return undefined
  const { shipTo, typedShipTo, shipViaId, forwarder, buyerReference, ...rest } = entered
  return { ...rest, items, shipTo, typedShipTo, shipViaId, forwarder, buyerReference }
}

const addressShape = object({
  firstName: string,
  lastName: string,
  company: string,
  address1: string,
  address2: string,
  city: string,
  state: string,
  postcode: string,
  countryIso2: string,
  phone: string,
  email: string,
})

/** Without the items, which are read as in the address of the page. */
const enteredShape = object({
  orderType: fallback(oneOf(['REG', 'DROP', 'CPDROP']), 'REG'),
  backOrderMode: fallback(oneOf(['shipTogether', 'shipAvailable']), 'shipAvailable'),
  shipTo: optional(either(object({ addressId: number }), addressShape)),
  typedShipTo: optional(addressShape),
  shipViaId: optional(number),
  forwarder: optional(string),
  poNo: textOrBlank,
  buyerReference: optional(string),
  couponCode: textOrBlank,
})

/** An address to be typed in. */
export const emptyAddress = (countryIso2: string): AddressInput => ({
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  countryIso2,
  phone: '',
  email: '',
})
