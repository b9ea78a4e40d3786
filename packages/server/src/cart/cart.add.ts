/** Puts lines into the cart: reads parts, cart, prices and stock in one statement, then writes all rows in another. */
import type { CartChange } from '@cartwright/core/contract'
import { addUp, QUANTITY_MAX } from '@cartwright/core/rules'
import type { Part } from '../catalogue/find-parts'
import type { RequestContext } from '../catalogue/request-context'
import { assertRoom, ROWS_MAX } from '../limits/account-limits'
import { followTier, pieceAt } from './cart.added-price'
import { type Affected, findAffected, putLines } from './cart.put'
import type { CartRow } from './cart.rows'
import { toChange } from './cart.view'

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

/**
 * Adds lines; a part that is there already gets more pieces, at most 9999. Stock is taken from the own site's
 * warehouse first and then from the others, no matter what warehouse a line names, so each part has one row.
 * Numbers that no part has, or whose part is no longer sold, come back in `skipped`.
 * @source API-067, API-069, CART-002
 */
export async function addLines(scope: RequestContext, lines: readonly CartLine[]): Promise<CartChange> {
  const numbers = lines.map(line => line.number)
  const affected = await findAffected(scope, numbers)
  const { before, prices, availability } = affected
  const sold = [...affected.parts].filter(([, part]) => !part.disabled && prices.has(part.goodsSkuId))
  const parts = new Map(sold)

  const wanted = mergeLines(lines, parts)
  const written = wanted.length > 0 ? await putIn(scope, wanted, affected) : []
  const touched = new Set(written.map(row => row.shoppingCartId))
  const rows = [...before.filter(row => !touched.has(row.shoppingCartId)), ...written]
  const skipped = numbers.filter(number => !parts.has(number))
  return toChange(scope, { rows, changed: written, prices, availability, skipped })
}

/** One entry per part, in the buyer's order, which the rows of the cart keep. */
function mergeLines(lines: readonly CartLine[], parts: ReadonlyMap<string, Part>): Wanted[] {
  const named = lines.flatMap(({ number, qty, custNumber }) => {
    const part = parts.get(number)
    return part ? [{ number: part.number, part, qty, custNumber: custNumber?.trim() || null }] : []
  })
  return addUp(named, 'cap')
}

async function putIn(
  scope: RequestContext,
  wanted: readonly Wanted[],
  { before, prices, availability }: Affected,
): Promise<CartRow[]> {
  const ownRow = new Map(before.map(row => [row.goodsSkuId, row]))
  assertRoom(before.length, wanted.filter(({ part }) => !ownRow.has(part.goodsSkuId)).length, ROWS_MAX.cart)
  const lines = wanted.map(({ part: { goodsSkuId }, qty, custNumber }) => {
    const own = ownRow.get(goodsSkuId)
    const price = prices.get(goodsSkuId)
    const addedPrice = own ? followTier(own, Math.min(QUANTITY_MAX, own.qty + qty), price) : pieceAt(price, qty)
    return { goodsSkuId, custNumber, qty, addedPrice, addedStock: availability.get(goodsSkuId)?.stock ?? 0 }
  })
  const rows = await putLines(scope, lines)
  const partOf = new Map(wanted.map(({ part }) => [part.goodsSkuId, part]))
  return rows.flatMap(row => {
    const part = partOf.get(row.goodsSkuId)
    return part ? [{ ...part, ...row }] : []
  })
}
