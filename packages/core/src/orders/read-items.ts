/** What the address of /order/confirm asks to be ordered. */
import { cartOf } from '../cart/cart.store'
import * as quickOrderCalls from '../contract/quick-order'
import type { OrderItem } from '../routing/order-path'
import { WHOLE_CART } from '../routing/order-path'
import { addUp, QUANTITY_MAX, QUANTITY_MIN, sum } from '../rules'
import type { Shop } from '../shop.types'
import type { PutTogether } from './orders.types'

/** Items of an order, each part once. */
export interface ReadItems {
  items: readonly OrderItem[]
  /** Parts that were on several lines. */
  putTogether: readonly PutTogether[]
}

export async function readItems(shop: Shop, skus: string, quickOrderId: number | undefined): Promise<ReadItems> {
  return putTogether(await readLines(shop, skus, quickOrderId))
}

/** Lines of one part become one, unless they come to more pieces than a line may have. */
export function putTogether(lines: readonly OrderItem[]): ReadItems {
  const items = addUp(lines, 'apart')
  const qtys = new Map<string, number[]>()
  for (const { number, qty } of lines) qtys.set(number, [...(qtys.get(number) ?? []), qty])
  return {
    items,
    putTogether: items.flatMap(({ number, qty }) => {
      const parts = qtys.get(number) ?? []
      return parts.length > 1 && sum(parts) === qty ? [{ number, qtys: parts }] : []
    }),
  }
}

async function readLines(shop: Shop, skus: string, quickOrderId: number | undefined): Promise<readonly OrderItem[]> {
  if (skus === WHOLE_CART) {
    const cart = cartOf(shop)
    await cart.load()
    const { error, rows, status } = cart.store.getState()
    if (status === 'failed' && error) throw error
    return rows.map(({ custNumber, number, qty }) => ({ custNumber, number, qty }))
  }
  if (skus !== '' || quickOrderId === undefined) return decodeItems(skus) ?? []
  const { lines } = await shop.client.call(quickOrderCalls.get, { params: { id: quickOrderId } }, { silent: true })
  return lines.map(({ qty, part }) => ({ number: part.number, custNumber: part.custNumber, qty }))
}

/**
 * Reads the query `skus`; undefined when it is malformed or empty.
 * @source RT-039
 */
export function decodeItems(skus: string): OrderItem[] | undefined {
  try {
    return toItems(JSON.parse(skus))
  } catch {
    return undefined
  }
}

/** Undefined for what is no list of items, or an empty one. */
export function toItems(list: unknown): OrderItem[] | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined
  const items = list.map(toItem)
  return items.every(item => item !== undefined) ? items : undefined
}

function toItem(value: unknown): OrderItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { custNumber = null, number, qty } = value as Record<string, unknown>
  if (typeof number !== 'string' || number.trim() === '') return undefined
  if (custNumber !== null && typeof custNumber !== 'string') return undefined
  if (typeof qty !== 'number' || !Number.isInteger(qty) || qty < QUANTITY_MIN || qty > QUANTITY_MAX) return undefined
  return { custNumber, number: number.trim(), qty }
}
