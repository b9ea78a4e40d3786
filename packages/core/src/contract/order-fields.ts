/** What an order is asked for with: when it is confirmed, when it is placed, and when a coupon is checked for it. */
import * as v from 'valibot'
import { filledLine, id, line, partNumber, quantity } from './schema'
import { serverOnly } from './server-only'

/** REG regular, DROP drop ship with neutral delivery note, CPDROP with the buyer's own (ORD-006 to ORD-008). */
export const ORDER_TYPES = ['REG', 'DROP', 'CPDROP'] as const

/** What to do with pieces that are not in stock: ship the rest later, or all together once complete. */
export const BACK_ORDER_MODES = ['shipAvailable', 'shipTogether'] as const

/** Who it is for, and whether its country needs a postcode, are rules of their own (VAL-016, VAL-020). */
const addressInput = serverOnly(() =>
  v.object({
    addressId: v.optional(v.nullable(id)),
    firstName: line(),
    lastName: line(),
    company: line(),
    address1: filledLine(),
    address2: line(),
    city: filledLine(),
    state: line(),
    postcode: line(20),
    countryIso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    phone: line(40),
    email: line(254),
  }),
)

export const itemList = serverOnly(() =>
  v.pipe(
    v.array(v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), qty: quantity })),
    v.minLength(1),
    v.maxLength(1000),
  ),
)

/** Blank is no coupon; which characters a code has is for the supplier to choose. */
export const couponCode = serverOnly(() => v.optional(v.nullable(line(40))))

export const orderFields = serverOnly(() => ({
  items: itemList,
  orderType: v.picklist(ORDER_TYPES),
  backOrderMode: v.picklist(BACK_ORDER_MODES),
  /** An address of the book by id, or one typed in; without it the default address counts. */
  shipTo: v.optional(v.nullable(v.union([v.object({ addressId: id }), addressInput]))),
  shipViaId: v.optional(v.nullable(id)),
  forwarder: v.optional(v.nullable(line(60))),
  poNo: v.optional(line(60)),
  /** For BT-10 of the invoices; left out, they carry the one of the company. */
  buyerReference: v.optional(line(60)),
  /** Counts when it holds for the order; the confirmation says why not. */
  couponCode,
  /** Quick order the lines come from. */
  quickOrderId: v.optional(v.nullable(id)),
  /** The items are rows of the account's cart: they have to be in it still when the order is placed. */
  fromCart: v.optional(v.boolean()),
}))

export type AddressInput = v.InferInput<typeof addressInput>
