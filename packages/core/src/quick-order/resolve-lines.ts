/** What entered texts mean. */
import { type LineQuestion, searchLines } from '../catalogue/search-lines'
import type { CallOptions } from '../client/client.types'
import type { ResolvedLine } from '../contract'
import * as quickOrderCalls from '../contract/quick-order'
import { isShopError } from '../errors/shop-error'
import type { Shop } from '../shop.types'
import { toSendable } from './to-sendable'

export type Question = LineQuestion

export type ResolvingShop = Pick<Shop, 'client' | 'session' | 'sites'>

export interface CatalogueOptions extends Pick<CallOptions, 'signal'> {
  /** Asks what visitors may ask. Default: no. */
  isVisitor?: boolean
}

/**
 * What up to 1,000 lines mean, 200 for a visitor, any kind of number. A backend without the call for many lines is asked for each text as a search is.
 * @throws ShopError
 * @source QO-003
 */
export async function resolveLines(
  shop: ResolvingShop,
  questions: readonly Question[],
  { isVisitor = false, ...options }: CatalogueOptions = {},
): Promise<ResolvedLine[]> {
  const lines = questions.map(({ key, input }) => ({ key, input: toSendable(input.trim(), 120) }))
  const call = isVisitor ? quickOrderCalls.recognise : quickOrderCalls.resolve
  try {
    return (await shop.client.call(call, { body: { lines } }, { ...options, silent: 'not-found' })).lines
  } catch (error) {
    if (!isShopError(error, 'not-found')) throw error
    return searchLines(shop, lines, options)
  }
}
