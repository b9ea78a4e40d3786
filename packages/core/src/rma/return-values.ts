/** What is typed into the form of a return, and what of it is sent. */

import type { BookAddress, CallInput, Return } from '../contract'
import { readAs } from '../contract/read-shape'
import * as rmaCalls from '../contract/rma'
import { object } from '../contract/shape'
import { isShopError } from '../errors/shop-error'
import { isNeverArrived } from '../rules'
import type { ReturnFormState, ReturnValues } from './return-form.types'
import { toPieces } from './return-lines'

export const EMPTY_VALUES: ReturnValues = {
  deliveryType: null,
  addressId: null,
  forwarder: '',
  otherForwarder: '',
  trackingNo: '',
  note: '',
}

/** A form in which only the company's address stands: the default one of goods, or the first. */
export function emptyWith(addresses: readonly BookAddress[]): ReturnValues {
  const preset = addresses.find(({ kind, isDefault }) => kind === 'shipping' && isDefault) ?? addresses[0]
  return { ...EMPTY_VALUES, addressId: preset?.addressId ?? null }
}

export const valuesOf = (rma: Return): ReturnValues => ({
  deliveryType: rma.deliveryType,
  addressId: rma.returnAddress?.addressId ?? null,
  forwarder: rma.forwarder,
  otherForwarder: rma.otherForwarder,
  trackingNo: rma.trackingNo,
  note: rma.note,
})

/** What would be sent of what is on the page. */
export const toDraft = ({
  values,
  lines,
}: Pick<ReturnFormState, 'values' | 'lines'>): CallInput<'rma.create'>['body'] => ({
  ...values,
  lines: lines.map(({ line, partSkuId, qty, reason, otherReason, batchNo, neverArrived, files }) => ({
    orderLineId: line.orderLineId,
    partSkuId,
    returnQty: toPieces(qty),
    reason,
    otherReason,
    batchNo,
    neverArrived: isNeverArrived({ reason, neverArrived }),
    files: files.map(({ fileId }) => fileId),
  })),
})

const newerShape = object({ newer: rmaCalls.returnShape })

/** The draft as it is now, where that is why a call was refused. */
export const newerOf = (error: unknown): Return | undefined =>
  isShopError(error, 'refused') ? readAs(newerShape, error.at.data)?.newer : undefined
