/** An article: what lists, cart, favourites and quick order show of it. */
import {
  amount,
  day,
  flag,
  listOf,
  nullable,
  number,
  numberOrZero,
  object,
  oneOf,
  optional,
  type Read,
  string,
  textOrBlank,
} from './shape'

/** Price of one piece from `minQty` pieces on, in the currency of the account. */
export const priceTierShape = object({ minQty: number, price: amount })

/** What an account pays; every field is null for visitors (PERM-018). */
const prices = {
  /** Price of one piece before tiers and promotions. */
  unitPrice: nullable(amount),
  /** Lower price of one piece by promotion, null when there is none (ENT-007). */
  discountPrice: nullable(amount),
  /** Quantity prices, lowest `minQty` first; empty when there are none. */
  tiers: listOf(priceTierShape),
  currency: nullable(string),
}

/** How many pieces are where, for signed-in accounts. */
export const availabilityShape = object({
  /** Pieces in the warehouse of the own site. */
  stock: number,
  /** Pieces in the other warehouses, delivered within 72 hours. */
  otherStock: numberOrZero,
  /** Pieces on their way to the warehouse of the own site that are promised to no one. */
  inTransit: numberOrZero,
  /** Day the next of them arrive, null when none is known. */
  etaDate: nullable(day),
  /** Code of the warehouse of the own site. */
  warehouse: optional(string),
  /** `otherStock` by warehouse. */
  others: optional(listOf(object({ warehouse: string, qty: number }))),
  /** `inTransit` by day, the next first. */
  arrivals: optional(listOf(object({ day, qty: number }))),
})

/** An article as lists show it. */
export const skuFields = {
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  oemCode: textOrBlank,
  name: textOrBlank,
  /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
  classId: numberOrZero,
  brandId: numberOrZero,
  brandName: textOrBlank,
  /** `black`, `cyan`, `magenta`, `yellow`, `multi (CMY)`, `multi (CMYK)`, or print on tape colour for labels. */
  colour: nullable(string),
  /** The colour of a label in the reader's language; toner is one of the words above. */
  colourName: optional(string),
  /** Pages, A4 at 5 %. */
  pageYield: nullable(number),
  /** Millimetres, label cassettes only. */
  tapeWidthMm: nullable(number),
  unionCode: textOrBlank,
  boxBarcode: textOrBlank,
  productBarcode: textOrBlank,
  /** The buyer's own number, null for visitors and where none is kept (CAT-007). */
  custNumber: nullable(string),
  /** Path of the picture below the shop's origin. */
  image: textOrBlank,
  /** First printers it fits, without the brand. */
  printers: listOf(string),
  /** How many printers it fits in all. */
  printerCount: numberOrZero,
  disabled: flag,
  /** Part number that takes the place of a disabled part. */
  successor: nullable(string),
  /** Null for visitors. */
  availability: nullable(availabilityShape),
  ...prices,
}
export const skuShape = object(skuFields)
/** The same for an account that sees prices and stock. */
export const pricedSkuShape = object({ ...skuFields, availability: availabilityShape })

/** Which of its numbers a text can be (CAT-007). */
export const numberKindShape = oneOf(['number', 'oemCode', 'unionCode', 'boxBarcode', 'productBarcode', 'custNumber'])

export type PriceTier = Read<typeof priceTierShape>
export type Availability = Read<typeof availabilityShape>
export type Sku = Read<typeof skuShape>
export type NumberKind = Read<typeof numberKindShape>
