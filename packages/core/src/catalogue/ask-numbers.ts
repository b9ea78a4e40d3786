/** Asks what numbers mean, all of a page in one call. */
import type { CallOptions } from '../client/client.types'
import type { Numbered, ResolvedLine } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import { PAGE_NUMBERS } from '../contract/list-bounds'
import { isShopError } from '../errors/shop-error'
import { catalogueContextOf } from '../listing/catalogue-context'
import type { Shop } from '../shop.types'

/** A number of any kind, or the id of a part. */
export type AskedNumber = { number: string } | { goodsSkuId: number }

type AskingShop = Pick<Shop, 'client' | 'session' | 'sites'>
type Options = Pick<CallOptions, 'signal'>

/**
 * What each means, in their order, for one piece. More than one call takes are asked in several.
 * @throws ShopError
 * @source QO-003
 */
export async function askNumbers(
  shop: AskingShop,
  asked: readonly AskedNumber[],
  options: Options,
): Promise<Numbered[]> {
  const parts: AskedNumber[][] = []
  for (let at = 0; at < asked.length; at += PAGE_NUMBERS) parts.push(asked.slice(at, at + PAGE_NUMBERS))
  return (await Promise.all(parts.map(part => askPart(shop, part, options)))).flat()
}

async function askPart(shop: AskingShop, asked: readonly AskedNumber[], options: Options): Promise<Numbered[]> {
  const { custId, accountId, roles } = catalogueContextOf(shop)
  const lines = asked.map((one, at) => ({ key: String(at), ...one }))
  try {
    const input = { query: { custId, accountId, roles }, body: { lines } }
    return (await shop.client.call(catalogueCalls.byNumbers, input, { ...options, silent: true })).lines
  } catch (error) {
    if (!isShopError(error, 'not-found')) throw error
    return searchEach(shop, asked, options)
  }
}

/** At a backend that has only the calls of the specification: one search for each number, and one page for each id. */
async function searchEach(shop: AskingShop, asked: readonly AskedNumber[], options: Options): Promise<Numbered[]> {
  const { searchLines } = await import('./search-lines')
  const questions = asked.flatMap((one, at) => ('number' in one ? [{ key: String(at), input: one.number }] : []))
  const found = new Map((await searchLines(shop, questions, options)).map(line => [line.key, line]))
  return Promise.all(
    asked.map(async (one, at) => {
      const key = String(at)
      const line = 'number' in one ? found.get(key) : await readById(shop, key, one.goodsSkuId, options)
      // What it costs and when it leaves is worked out of the part.
      return { ...(line ?? unknownLine(key)), price: null, promise: null }
    }),
  )
}

async function readById(shop: AskingShop, key: string, goodsSkuId: number, options: Options): Promise<ResolvedLine> {
  try {
    const query = catalogueContextOf(shop)
    const input = { params: { id: goodsSkuId }, query }
    const part = await shop.client.call(catalogueCalls.sku, input, { ...options, silent: true })
    return {
      ...unknownLine(key),
      status: part.disabled ? 'disabled' : 'found',
      matches: [{ part, matchedBy: 'number' }],
    }
  } catch (error) {
    if (!isShopError(error, 'not-found')) throw error
    return unknownLine(key)
  }
}

const unknownLine = (key: string): ResolvedLine => ({
  key,
  status: 'unknown',
  matches: [],
  successor: null,
  candidates: [],
})
