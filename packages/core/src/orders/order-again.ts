/** Ordering an order again: with a report beforehand, or at once where the backend makes none. */
import { cartOf } from '../cart/cart.store'
import * as ordersCalls from '../contract/orders'
import { isShopError } from '../errors/shop-error'
import type { Kernel } from '../feature'
import { salesTexts } from '../i18n/sales.texts'
import type { ReorderOf, ReorderReport } from './orders.types'

/** @returns undefined from a backend that makes no report */
export async function readReport(
  { client }: Kernel,
  of: ReorderOf,
  signal?: AbortSignal,
): Promise<ReorderReport | undefined> {
  const options = { silent: true, ...(signal ? { signal } : {}) }
  try {
    return await client.call(ordersCalls.reorder, { body: of }, options)
  } catch (error) {
    if (isShopError(error, 'not-found')) return undefined
    throw error
  }
}

/** @returns whether all of it is in the cart; what is not has been named @source API-071 */
export async function buyAgain(kernel: Kernel, orderNo: string): Promise<boolean> {
  const { client, messages, i18n } = kernel
  const { skipped } = await client.call(ordersCalls.buyAgain, { body: { orderNo } })
  await cartOf(kernel).changedElsewhere()
  if (skipped.length === 0) return true
  messages.show({ kind: 'warning', text: i18n.text(salesTexts, 'skipped', { numbers: skipped.join(', ') }) })
  return false
}
