/**
 * What a backend that has only the specified calls does not say of articles in its answers: asked for by their numbers, each kind in one
 * request for all of them, before the answer is read.
 */
import type { Availability } from '../contract'
import * as catalogueCalls from '../contract/catalogue'
import { isObject } from '../contract/is-object'
import { sessionSettled } from '../listing/catalogue-context'
import { effectivePrice } from '../rules'
import type { Shop } from '../shop.types'
import { ownWarehouseOf } from './own-warehouse'
import { createSkuFacts } from './sku-facts'

type Raw = Record<string, unknown>

/** Fields of an article that may be missing, and where they stand in a row of the cart: the picture and the yield in its `goodsSku`. */
const LOOKED_UP = ['availability', 'disabled', 'image', 'pageYield', 'colour', 'discountPrice'] as const
type Field = (typeof LOOKED_UP)[number]
const OF_SKU: ReadonlySet<Field> = new Set(['image', 'pageYield', 'colour'])

const holderOf = (part: Raw, field: Field): Raw => (OF_SKU.has(field) && isObject(part.goodsSku) ? part.goodsSku : part)

/**
 * Writes what is missing into the articles. What cannot be found out is left out, and is read as unknown: no stock, no date.
 * @param parts of an answer as it came, each with its `number`
 * @source CAT-001 to CAT-006, API-044, API-056 to API-060, API-063
 */
export async function completeParts(
  parts: readonly Raw[],
  shop: Pick<Shop, 'client' | 'session' | 'sites'>,
): Promise<void> {
  const { client, session, sites } = shop
  await sessionSettled(session, new AbortController().signal)
  const { isSignedIn, confirmed } = session.store.getState()
  const seesStock = isSignedIn && confirmed
  const own = ownWarehouseOf(shop)
  const silent = { silent: true }
  const facts = createSkuFacts({ ...shop, ownWarehouse: () => own }, silent)
  /** The map of a field for those that lack it. */
  const ask = <T extends object>(
    field: Field,
    call: (numbers: string[]) => Promise<T>,
    isAsked = true,
  ): Promise<Partial<T>> => {
    const lacking = parts.filter(part => holderOf(part, field)[field] === undefined)
    const numbers = [...new Set(lacking.map(part => String(part.number)))]
    return isAsked && numbers.length > 0 ? call(numbers).catch(() => ({})) : Promise.resolve({})
  }
  const orgId = session.store.getState().orgId ?? sites.store.getState().orgId
  const [stock, all, eta, disabled, images, yields, attributes, offers] = await Promise.all([
    ask('availability', numbers => facts.stockByNumber(numbers), seesStock),
    ask('availability', numbers => facts.stockByNumber(numbers, ''), seesStock && own !== ''),
    ask('availability', numbers => facts.etaByNumber(numbers), seesStock),
    ask('disabled', async numberList => {
      const gone = await client.call(catalogueCalls.disabled, { body: { numberList, orgId } }, silent)
      return Object.fromEntries(numberList.map(number => [number, gone.includes(number)]))
    }),
    ask('image', facts.imagesByNumber),
    ask('pageYield', facts.yieldsByNumber),
    ask('colour', facts.attributesByNumber),
    ask('discountPrice', facts.promotionsByNumber, seesStock),
  ])
  for (const part of parts) {
    const number = String(part.number)
    const put = (field: Field, value: unknown) => {
      const holder = holderOf(part, field)
      if (value !== undefined) holder[field] ??= value
    }
    const pieces = stock[number] ?? 0
    const next = eta[number]
    if (seesStock) {
      put('availability', {
        stock: pieces,
        otherStock: Math.max(0, (all[number] ?? pieces) - pieces),
        inTransit: next?.qty ?? 0,
        etaDate: next?.etaDate ?? null,
        ...(own ? { warehouse: own } : {}),
      } satisfies Availability)
    }
    put('disabled', disabled[number])
    put('image', images[number])
    put('pageYield', yields[number])
    put('colour', attributes[number]?.find(({ name }) => name === 'colour')?.value)
    put('discountPrice', offers[number]?.discountPrice)
    if ('shoppingCartId' in part) putCartFacts(part, pieces)
  }
}

/** A backend that does not keep what a row cost when it was put in has no change to show. */
function putCartFacts(row: Raw, stock: number): void {
  const [unitPrice, discountPrice] = [Number(row.unitPrice), Number(row.discountPrice) || null]
  row.addedPrice ??= effectivePrice({ unitPrice, discountPrice })
  row.addedStock ??= stock
  row.addedTime ??= ''
}
