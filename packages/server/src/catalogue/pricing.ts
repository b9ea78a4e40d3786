/** What an account pays: the one place where a price leaves the database. */
import type { PriceTier } from '@cartwright/core/contract'
import { type PartPrices, percent, ROUNDING_STEPS, round2 } from '@cartwright/core/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { intList } from '../db/rows'
import { type Param, statement } from '../db/statement'
import type { Principal } from '../http/handler'
import { type BuyerValues, buyerValues } from './buyer-values'

/**
 * Whose prices: those of the company; of a sub-account, those set for it and else the company's, or those alone; and none, for
 * visitors and accounts that have not been confirmed.
 */
export type Viewer = 'visitor' | 'main' | 'sub' | 'subOwnOnly'

/** @source ACC-016, CONF-001, PERM-018 */
export function viewerOf(caller: Principal | null): Viewer {
  if (!caller?.confirmed) return 'visitor'
  if (caller.mainAccount) return 'main'
  return caller.repPrices === 'none' ? 'subOwnOnly' : 'sub'
}

/** What `priceColumns` reads. */
export interface PriceRow {
  own: string | null
  off: string | null
  /** Quantity and price of each step, in any order: `1:21.8 10:22.7`. */
  steps: string | null
}

/** Columns with the prices of part `id`, for `toPrices`. */
export const priceColumns = (given: Param<BuyerValues>, id: SQL, viewer: Viewer): SQL =>
  sql`${seesOwn(viewer) ? ownPrice(given, id) : sql`null::numeric`} as own,
    ${seesCompany(viewer) ? percentOff(given, id) : sql`null::numeric`} as off,
    ${
      seesCompany(viewer)
        ? sql`(select string_agg(min_qty || ':' || price, ' ') from prices
            where price_list_id = ${given('priceListId')} and goods_sku_id = ${id})`
        : sql`null::text`
    } as steps`

const seesOwn = (viewer: Viewer) => viewer === 'sub' || viewer === 'subOwnOnly'
const seesCompany = (viewer: Viewer) => viewer === 'main' || viewer === 'sub'

/** SQL for what a sub-account sees by its main customer's will. */
const ownPrice = (given: Param<Pick<BuyerValues, 'accountId' | 'priceListId'>>, id: SQL): SQL =>
  accountPrice(given('accountId'), given('priceListId'), id)

/** SQL for the smallest step of a rule, as `ROUNDING_STEPS` of the rules. */
const roundingStep = sql.raw(
  `case r.rounding ${Object.entries(ROUNDING_STEPS)
    .map(([name, step]) => `when '${name}' then ${step}`)
    .join(' ')} end`,
)

/**
 * SQL for the price set for an account and part, else the company's list price by the rule of the account, as `ruledPrice` of the rules
 * calculates it; null without either.
 * @source ACC-016
 */
export const accountPrice = (accountId: SQL, priceListId: SQL, id: SQL): SQL => sql`coalesce(
  (select price from account_prices where account_id = ${accountId} and goods_sku_id = ${id}),
  (select greatest(round(p.price * (100 + r.percent) / (100 * ${roundingStep})) * ${roundingStep}, 0.01)
    from account_price_rules r join prices p
      on p.price_list_id = ${priceListId} and p.goods_sku_id = ${id} and p.min_qty = 1
    where r.account_id = ${accountId}))`

/**
 * SQL for what one piece of part `id` costs this account as `toPrices` tells it, an offer taken off; null without a
 * price. Sorting or filtering by anything else would give the real price away.
 */
export const seenPrice = (given: Param<BuyerValues>, id: SQL, viewer: Viewer): SQL => sql`coalesce(
  ${seesOwn(viewer) ? ownPrice(given, id) : sql`null::numeric`},
  ${seesCompany(viewer) ? companyPrice(given, id) : sql`null::numeric`})`

const companyPrice = (given: Param<BuyerValues>, id: SQL): SQL => sql`
  (select coalesce(nullif(greatest(round(p.price - round(p.price * o.off / 100, 2), 2), 0), 0), p.price)
    from prices p cross join lateral (select ${percentOff(given, id)} as off) o
    where p.price_list_id = ${given('priceListId')} and p.goods_sku_id = ${id} and p.min_qty = 1)`

const percentOff = (given: Param<BuyerValues>, id: SQL): SQL =>
  sql`(select max(percent_off) from promotions
    where goods_sku_id = ${id} and org_id = ${given('orgId')}
      and ${given('today')}::date between starts_on and ends_on)`

const readPrices = statement<BuyerValues & { ids: string }, PriceRow & { id: number }, Viewer>(
  (given, viewer) =>
    sql`select ids.id, ${priceColumns(given, sql`ids.id`, viewer)} from unnest(${given('ids')}::int[]) as ids(id)`,
)

/**
 * Prices of parts for one account, in its currency, by SKU id; a part without a price is not in the map.
 * @param now the day decides which promotions count
 * @source API-044, CART-005, ENT-007
 */
export async function priceParts(
  db: Database,
  caller: Principal,
  goodsSkuIds: readonly number[],
  now: Date,
): Promise<Map<number, PartPrices>> {
  if (goodsSkuIds.length === 0 || viewerOf(caller) === 'visitor') return new Map()
  const values = { ...buyerValues(caller, now), ids: intList(new Set(goodsSkuIds)) }
  const rows = await readPrices(db, values, viewerOf(caller))
  return new Map(
    rows.flatMap(row => {
      const prices = toPrices(row)
      return prices ? [[row.id, prices]] : []
    }),
  )
}

/**
 * The prices of a row, undefined without any. A sub-account with a price of its own gets that one alone: no tier and no
 * promotion, from which the real price could be derived.
 */
export function toPrices({ own, off, steps }: PriceRow): PartPrices | undefined {
  if (own !== null) return { unitPrice: Number(own), promotionPrice: null, tiers: [] }
  const [first, ...tiers] = readSteps(steps)
  if (first?.minQty !== 1) return undefined
  return { unitPrice: first.price, promotionPrice: promotionPrice(first.price, off), tiers }
}

/** As text they cost half of what they do as JSON, and a list or a cart reads them for every part. */
function readSteps(steps: string | null): PriceTier[] {
  const read = steps?.split(' ').map(step => {
    const colon = step.indexOf(':')
    return { minQty: Number(step.slice(0, colon)), price: Number(step.slice(colon + 1)) }
  })
  return (read ?? []).sort((a, b) => a.minQty - b.minQty)
}

/** Whole cents, as it is shown: what is multiplied is what the buyer read. */
function promotionPrice(unitPrice: number, off: string | null): number | null {
  const reduced = off === null ? 0 : round2(unitPrice - percent(unitPrice, Number(off)))
  return reduced > 0 ? reduced : null
}
