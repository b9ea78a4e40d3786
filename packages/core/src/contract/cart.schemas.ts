/** Shapes of cart and favourites calls. */
import * as v from 'valibot'
import { availability, priceTier } from './catalogue.schemas'
import { amount, type CallSchemas, filled, id, idList, line, partNumber, quantity, text } from './schema'

/** The part behind a cart row or favourite (ENT-007, ENT-008). */
export const goodsSku = v.object({
  goodsSkuId: v.number(),
  oemCode: v.string(),
  name: v.string(),
  brandName: v.string(),
  classId: v.number(),
  colour: v.nullable(v.string()),
  pageYield: v.nullable(v.number()),
  image: v.string(),
})

/** One row of the cart (ENT-007). Prices are for one piece at the row's quantity. */
export const cartItem = v.object({
  shoppingCartId: v.number(),
  number: v.string(),
  custNumber: v.nullable(v.string()),
  goodsSku,
  unitPrice: amount,
  discountPrice: v.nullable(amount),
  qty: v.number(),
  /** Line price: see `linePrice` of the rules. */
  price: amount,
  warehouse: v.string(),
  /** Quantity prices, so that a new quantity can be priced before the server answers. */
  tiers: v.array(priceTier),
  /** What one piece cost when the row was put in, to show what changed since. */
  addedPrice: amount,
  /** Pieces the own site had when the row was put in. */
  addedStock: v.number(),
  /** `yyyy-MM-dd HH:mm:ss` in UTC. */
  addedTime: v.string(),
  availability,
  disabled: v.boolean(),
  successor: v.nullable(v.string()),
})

export const favourite = v.object({
  favoriteId: v.number(),
  number: v.string(),
  goodsSku,
  unitPrice: amount,
  discountPrice: v.nullable(amount),
  custNumber: v.nullable(v.string()),
  warehouse: v.string(),
  /** Quantity prices, for more than one piece. */
  tiers: v.array(priceTier),
  availability,
  disabled: v.boolean(),
  successor: v.nullable(v.string()),
})

const addBody = v.object({
  number: partNumber,
  custNumber: v.optional(v.nullable(line(64))),
  goodsSkuId: v.optional(id),
  qty: quantity,
  warehouse: v.optional(text(8)),
})

/** What a write to the cart answers: the rows it touched and the new sums. */
const cartChange = v.object({
  rows: v.array(cartItem),
  /** Part numbers that were not put in, because they are unknown or disabled. */
  skipped: v.array(v.string()),
  shoppingCartQty: v.number(),
  shoppingCartPrice: amount,
})

export const cartSchemas = {
  'cart.list': { query: v.object({ keyword: v.optional(text(120)) }), result: cartItem },
  'cart.stat': { result: v.object({ shoppingCartQty: v.number(), shoppingCartPrice: amount }) },
  'cart.reduce': {
    body: v.pipe(v.array(v.object({ number: partNumber, qty: quantity })), v.minLength(1), v.maxLength(1000)),
    result: cartChange,
  },
  'cart.add': { body: addBody, result: cartChange },
  'cart.update': { body: v.object({ shoppingCartId: id, qty: quantity }), result: cartChange },
  'cart.addBatch': { body: v.pipe(v.array(addBody), v.minLength(1), v.maxLength(1000)), result: cartChange },
  'cart.remove': { params: v.object({ id: idList }), result: cartChange },
  'cart.buyAgain': { body: v.object({ orderNo: filled(40) }), result: cartChange },
  'favourites.list': { query: v.object({ keyword: v.optional(text(120)) }), result: favourite },
  'favourites.count': { result: v.number() },
  'favourites.add': {
    body: v.pipe(
      v.array(
        v.object({ number: partNumber, custNumber: v.optional(v.nullable(line(64))), warehouse: v.optional(text(8)) }),
      ),
      v.minLength(1),
      v.maxLength(1000),
    ),
    result: v.object({ count: v.number(), skipped: v.array(v.string()) }),
  },
  'favourites.remove': { params: v.object({ id: idList }), result: v.object({ count: v.number() }) },
} satisfies Record<string, CallSchemas>

export type GoodsSku = v.InferOutput<typeof goodsSku>
export type CartItem = v.InferOutput<typeof cartItem>
export type Favourite = v.InferOutput<typeof favourite>
export type CartChange = v.InferOutput<typeof cartChange>
export type CartAdd = v.InferInput<typeof addBody>
