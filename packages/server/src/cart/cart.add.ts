/** Puts lines into the cart: reads parts, cart, prices and stock once each, then writes all rows in one statement. */
import type { Availability, CartChange } from '@cartwright/core/contract'
import { type PartPrices, QUANTITY_MAX } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { cartItems } from '../db/schema'
import { findParts, type Part } from '../parts/find-parts'
import type { Scope } from '../parts/scope'
import { retryBrokenOff } from '../writes/transact'
import { followTier, pieceAt } from './cart.added-price'
import { type CartRow, findCartRows } from './cart.rows'
import { availabilityOf, pricesOf, toChange } from './cart.view'

export interface CartLine {
  number: string
  qty: number
  custNumber?: string | null | undefined
}

interface Wanted {
  part: Part
  qty: number
  custNumber: string | null
}

/** What was read before anything is written. */
interface Known {
  before: readonly CartRow[]
  prices: ReadonlyMap<number, PartPrices>
  availability: ReadonlyMap<number, Availability>
}

/**
 * Adds lines; a part that is there already gets more pieces, at most 9999. Stock is taken from the own site's
 * warehouse first and then from the others, whatever warehouse a line names, so each part has one row.
 * Numbers that no part has, or whose part is no longer sold, come back in `skipped`.
 * @source API-067, API-069, CART-002
 */
export async function addLines(scope: Scope, lines: readonly CartLine[]): Promise<CartChange> {
  const numbers = lines.map(line => line.number)
  const parts = await findParts(scope, numbers)
  const before = await findCartRows(scope)
  const prices = await pricesOf(scope, [...parts.values(), ...before])
  for (const [number, part] of parts) if (part.disabled || !prices.has(part.goodsSkuId)) parts.delete(number)

  const wanted = mergeLines(lines, parts)
  const availability = await availabilityOf(
    scope,
    wanted.map(({ part }) => part),
  )
  const written = wanted.length > 0 ? await putIn(scope, wanted, { before, prices, availability }) : []
  const touched = new Set(written.map(row => row.shoppingCartId))
  const rows = [...before.filter(row => !touched.has(row.shoppingCartId)), ...written]
  const skipped = numbers.filter(number => !parts.has(number))
  return toChange(scope, { rows, touched, prices, availability, skipped })
}

/** One entry per part, by id, so that two requests lock their rows in the same order. */
function mergeLines(lines: readonly CartLine[], parts: ReadonlyMap<string, Part>): Wanted[] {
  const merged = new Map<number, Wanted>()
  for (const { number, qty, custNumber } of lines) {
    const part = parts.get(number)
    if (!part) continue
    const earlier = merged.get(part.goodsSkuId)
    merged.set(part.goodsSkuId, {
      part,
      qty: Math.min(QUANTITY_MAX, (earlier?.qty ?? 0) + qty),
      custNumber: earlier?.custNumber ?? (custNumber?.trim() || null),
    })
  }
  return [...merged.values()].sort((a, b) => a.part.goodsSkuId - b.part.goodsSkuId)
}

async function putIn(
  scope: Scope,
  wanted: readonly Wanted[],
  { before, prices, availability }: Known,
): Promise<CartRow[]> {
  const { db, caller, now } = scope
  const ownRow = new Map(before.map(row => [row.goodsSkuId, row]))
  const values = wanted.map(({ part, qty, custNumber }) => {
    const own = ownRow.get(part.goodsSkuId)
    const price = prices.get(part.goodsSkuId)
    return {
      accountId: caller.accountId,
      goodsSkuId: part.goodsSkuId,
      custNumber,
      qty,
      warehouse: caller.warehouse,
      addedPrice: own ? followTier(own, Math.min(QUANTITY_MAX, own.qty + qty), price) : pieceAt(price, qty),
      addedStock: availability.get(part.goodsSkuId)?.stock ?? 0,
      addedTime: now,
    }
  })
  const rows = await retryBrokenOff(() =>
    db
      .insert(cartItems)
      .values(values)
      .onConflictDoUpdate({
        target: [cartItems.accountId, cartItems.goodsSkuId, cartItems.warehouse],
        set: {
          // Added in the database, so that two tabs adding at once both count.
          qty: sql`least(${QUANTITY_MAX}::int, ${cartItems.qty} + excluded.qty)`,
          custNumber: sql`coalesce(excluded.cust_number, ${cartItems.custNumber})`,
          addedPrice: sql`excluded.added_price`,
        },
      })
      .returning(),
  )
  const partOf = new Map(wanted.map(({ part }) => [part.goodsSkuId, part]))
  return rows.flatMap(row => {
    const part = partOf.get(row.goodsSkuId)
    return part ? [{ ...part, ...row }] : []
  })
}
