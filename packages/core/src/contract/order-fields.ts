/** What an order is asked for with: when it is confirmed, when it is placed, and when a coupon is checked for it. */
import * as v from 'valibot'
import { contactEmail } from './identity'
import { filledLine, id, line, partNumber, quantity } from './schema'
import { serverOnly } from './server-only'

/** REG regular, DROP drop ship with neutral delivery note, CPDROP with the buyer's own (ORD-006 to ORD-008). */
export const ORDER_TYPES = ['REG', 'DROP', 'CPDROP'] as const

/** What to do with pieces that are not in stock: ship the rest later, or all together once complete. */
export const BACK_ORDER_MODES = ['shipAvailable', 'shipTogether'] as const

/** Who it is for, and whether its country needs a postcode, are rules of their own (VAL-016, VAL-020). */
const addressInput = serverOnly(() =>
  v.object({
    /** Id of an address of the book that was changed for this order; null or missing for a new one. */
    addressId: v.optional(v.nullable(id)),
    /** First name of the person; blank where a company alone is meant. */
    firstName: line(),
    /** Last name of the person; blank where a company alone is meant. */
    lastName: line(),
    /** Company; blank where a person alone is meant. */
    company: line(),
    /** Street and house number. */
    address1: filledLine(),
    /** Second line, such as floor or gate; blank for none. */
    address2: line(),
    /** Town. */
    city: filledLine(),
    /** State or province; blank where addresses of the country have none. */
    state: line(),
    /** Post code as the country writes it; blank where it has none. */
    postcode: line(20),
    /** ISO 3166-1 alpha-2 country code, upper case. */
    countryIso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    /** Telephone number for the carrier; blank for none. */
    phone: line(40),
    /** E-mail address for the carrier; blank for none. */
    email: contactEmail,
  }),
)

export const itemList = serverOnly(() =>
  v.pipe(
    v.array(
      v.object({
        /** Our part number. */
        number: partNumber,
        /** The number that the buyer keeps it under; null or missing for the company's own number. */
        custNumber: v.optional(v.nullable(line(64))),
        /** Pieces, 1 to 9999. */
        qty: quantity,
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
)

/** Blank is no coupon; which characters a code has is for the supplier to choose. */
export const couponCode = serverOnly(() => v.optional(v.nullable(line(40))))

export const orderFields = serverOnly(() => ({
  /** Articles with their pieces, 1,000 at most; those of one article are added up. */
  items: itemList,
  /** `REG`: to the company itself. `DROP`, `CPDROP`: to its customer, with a neutral delivery note or the buyer's own. */
  orderType: v.picklist(ORDER_TYPES),
  /** What becomes of pieces that are not in stock. */
  backOrderMode: v.picklist(BACK_ORDER_MODES),
  /** Where the goods go: an address of the book by id, or one typed in; without it the default address counts. */
  shipTo: v.optional(
    v.nullable(
      v.union([
        v.object({
          /** Id of an address of the book. */
          addressId: id,
        }),
        addressInput,
      ]),
    ),
  ),
  /** How it is shipped, as `orders.shipVias` lists it; null or missing for the usual way. */
  shipViaId: v.optional(v.nullable(id)),
  /** The buyer's forwarder, where the way of shipping needs one (VAL-019). */
  forwarder: v.optional(v.nullable(line(60))),
  /** Purchase order number of the buyer, for the papers; blank or missing for none. */
  poNo: v.optional(line(60)),
  /** Buyer reference of the invoices (BT-10); left out, they carry the one of the company. */
  buyerReference: v.optional(line(60)),
  /** Counts when it holds for the order; the confirmation says why not. */
  couponCode,
  /** Id of the quick order that the lines come from; null or missing for none. */
  quickOrderId: v.optional(v.nullable(id)),
  /** The items are rows of the account's cart: they have to be in it still when the order is placed. */
  fromCart: v.optional(v.boolean()),
}))

export type AddressInput = v.InferInput<typeof addressInput>
