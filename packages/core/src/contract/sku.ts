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
export const priceTierShape = object({
  /** Fewest pieces for the price. */
  minQty: number,
  /** Price of one piece, in the currency of the account. */
  price: amount,
})

/** What an account pays; every field is null for visitors (PERM-018). */
const prices = {
  /** Price of one piece before tiers and promotions; null for visitors. */
  unitPrice: nullable(amount),
  /** Lower price of one piece by promotion, null when there is none (ENT-007). */
  discountPrice: nullable(amount),
  /** Quantity prices, lowest `minQty` first; empty when there are none. */
  tiers: listOf(priceTierShape),
  /** ISO 4217 code of the prices; null for visitors. */
  currency: nullable(string),
}

/** Pieces that are expected, by day. */
export const arrivalsShape = listOf(
  object({
    /** Day on which they arrive. */
    day,
    /** Pieces that arrive. */
    qty: number,
  }),
)

/** How many pieces are where, for signed-in accounts. */
export const availabilityShape = object({
  /** Pieces in the warehouse of the own site. */
  stock: number,
  /** Pieces in the other warehouses, delivered within 72 hours. */
  otherStock: numberOrZero,
  /** Pieces on their way to the warehouse of the own site that are promised to no one. */
  inTransit: numberOrZero,
  /** Day on which the next of them arrive; null when none is known. */
  etaDate: nullable(day),
  /** Code of the warehouse of the own site; missing from back ends that do not tell. */
  warehouse: optional(string),
  /** `otherStock` by warehouse; missing from back ends that do not tell. */
  others: optional(
    listOf(
      object({
        /** Code of the warehouse. */
        warehouse: string,
        /** Pieces that are there. */
        qty: number,
      }),
    ),
  ),
  /** `inTransit` by day, the next first; missing from back ends that do not tell. */
  arrivals: optional(arrivalsShape),
})

/** An article as lists show it. */
export const skuFields = {
  /** Id of the part. */
  goodsSkuId: number,
  /** Our part number. */
  number: string,
  /** Number that the maker of the printer gives the original. */
  oemCode: textOrBlank,
  /** Name in the language of the request. */
  name: textOrBlank,
  /** 102 toner, 103 toner kits, 105 drum unit, 109 label cassette. */
  classId: numberOrZero,
  /** Id of the brand of printers that it fits. */
  brandId: numberOrZero,
  /** Name of that brand. */
  brandName: textOrBlank,
  /** `black`, `cyan`, `magenta`, `yellow`, `multi (CMY)`, `multi (CMYK)`, or print on tape colour for labels; null where it has none. */
  colour: nullable(string),
  /** Colour of a label in the language of the request; missing for toner, whose colour is one of the words above. */
  colourName: optional(string),
  /** Pages, A4 at 5 %; null where it is not known. */
  pageYield: nullable(number),
  /** Width of the tape in millimetres; null but for label cassettes. */
  tapeWidthMm: nullable(number),
  /** One code for parts that take each other's place; blank for none. */
  unionCode: textOrBlank,
  /** EAN-13 on the box; blank for none. */
  boxBarcode: textOrBlank,
  /** EAN-13 on the product; blank for none. */
  productBarcode: textOrBlank,
  /** The buyer's own number, null for visitors and where none is kept (CAT-007). */
  custNumber: nullable(string),
  /** Path of the picture below the shop's origin. */
  image: textOrBlank,
  /** The first printers that it fits, without the brand. */
  printers: listOf(string),
  /** Number of printers that it fits. */
  printerCount: numberOrZero,
  /** It is no longer sold. */
  disabled: flag,
  /** Part number that takes the place of a disabled part; null when there is none. */
  successor: nullable(string),
  /** How many pieces are where; null for visitors. */
  availability: nullable(availabilityShape),
  ...prices,
}
export const skuShape = object(skuFields)
/** The same for an account that sees prices and stock. */
export const pricedSkuShape = object({
  ...skuFields,
  /** How many pieces are where. */
  availability: availabilityShape,
})

/** Which of its numbers a text can be (CAT-007). */
export const numberKindShape = oneOf(['number', 'oemCode', 'unionCode', 'boxBarcode', 'productBarcode', 'custNumber'])

export type PriceTier = Read<typeof priceTierShape>
export type Availability = Read<typeof availabilityShape>
export type Sku = Read<typeof skuShape>
export type NumberKind = Read<typeof numberKindShape>
