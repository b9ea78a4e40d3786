/** What a buyer has entered in an order confirmation, as it is kept while the sign-in has expired. */
import type { AddressInput } from '../contract'
import { isObject } from '../is-object'
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
  if (!isObject(kept)) return undefined
  const { orderType, backOrderMode, shipTo, typedShipTo, shipViaId, forwarder, poNo, buyerReference, couponCode } = kept
  const items = toItems(kept.items)
  return (
    items && {
      items,
      orderType: orderType === 'DROP' || orderType === 'CPDROP' ? orderType : 'REG',
      backOrderMode: backOrderMode === 'shipTogether' ? backOrderMode : 'shipAvailable',
      shipTo: isOfBook(shipTo) || isAddress(shipTo) ? shipTo : undefined,
      typedShipTo: isAddress(typedShipTo) ? typedShipTo : undefined,
      shipViaId: typeof shipViaId === 'number' ? shipViaId : undefined,
      forwarder: typeof forwarder === 'string' ? forwarder : undefined,
      poNo: typeof poNo === 'string' ? poNo : '',
      buyerReference: typeof buyerReference === 'string' ? buyerReference : undefined,
      couponCode: typeof couponCode === 'string' ? couponCode : '',
    }
  )
}

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

const isOfBook = (value: unknown): value is { addressId: number } =>
  isObject(value) && typeof value.addressId === 'number'

const isAddress = (value: unknown): value is AddressInput =>
  isObject(value) && Object.keys(emptyAddress('')).every(field => typeof value[field] === 'string')
