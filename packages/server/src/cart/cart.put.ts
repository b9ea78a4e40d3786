/** The two statements of adding to a cart: one reads all it depends on, the other writes all rows. */
import type { Availability } from '@cartwright/core/contract'
import { type PartPrices, QUANTITY_MAX } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import { type AvailabilityRow, availabilityColumns, availabilityJoins, toAvailability } from '../catalogue/availability'
import { type BuyerValues, buyerValues, type ReaderValues } from '../catalogue/buyer-values'
import { type Part, type PartRow, partFacts, toPart } from '../catalogue/find-parts'
import { type PriceRow, priceColumns, toPrices, type Viewer, viewerOf } from '../catalogue/pricing'
import type { RequestContext } from '../catalogue/request-context'
import { textList } from '../db/rows'
import { statement } from '../db/statement'
import { retryOnSerializationFailure } from '../transactions/transact'
import type { CartRow } from './cart.rows'

/** A row of the cart as far as its price and the sums of the cart go. */
export type OwnRow = Pick<CartRow, 'shoppingCartId' | 'goodsSkuId' | 'qty' | 'addedPrice' | 'disabled'>

/** What adding some parts depends on. */
export interface Affected {
  /** Those that are asked for, by number; disabled ones too. */
  parts: Map<string, Part>
  before: OwnRow[]
  /** Of the parts and of all that is in the cart. */
  prices: Map<number, PartPrices>
  /** Of the parts. */
  availability: Map<number, Availability>
}

type AskedRow = PartRow & AvailabilityRow & PriceRow

/** Columns of JSON: half of what the driver needs for a row per part, most of whose columns would be empty. */
interface AffectedRow {
  /** A part that is asked for. */
  asked: AskedRow | null
  /** All that is in the cart, in one row of its own. */
  held: (OwnRow & PriceRow)[] | null
}

/** Parts that are asked for with facts, prices and stock; of what is in the cart only what its sums depend on. */
const readAffected = statement<ReaderValues & { numbers: string }, AffectedRow, Viewer>(
  (given, viewer) => sql`
    select null as asked, (
      select json_agg(held) from (
        select c.shopping_cart_id as "shoppingCartId", c.goods_sku_id as "goodsSkuId", c.qty,
          c.added_price as "addedPrice", sold.disabled, ${priceColumns(given, sql`c.goods_sku_id`, viewer)}
        from cart_items c join skus as sold on sold.goods_sku_id = c.goods_sku_id
        where c.account_id = ${given('accountId')}
      ) as held
    ) as held
    union all
    select (
      select to_json(asked) from (
        select ${partFacts({ language: given('language'), region: given('region') })}, ${priceColumns(given, sql`skus.goods_sku_id`, viewer)}, ${availabilityColumns(given)}
      ) as asked
    ), null
    from skus
    left join brands on brands.brand_id = skus.brand_id
    left join cust_numbers on cust_numbers.cust_id = ${given('custId')} and cust_numbers.goods_sku_id = skus.goods_sku_id
    ${availabilityJoins(given, sql`skus.goods_sku_id`)}
    where skus.number = any(${given('numbers')}::text[]) and skus.market in ('ALL', ${given('region')})`,
)

/** @param numbers unknown ones are passed over */
export async function findAffected(
  { db, caller, region, now, language }: RequestContext,
  numbers: readonly string[],
): Promise<Affected> {
  const values = { ...buyerValues(caller, now), language, numbers: textList(numbers), region }
  const affected: Affected = { parts: new Map(), before: [], prices: new Map(), availability: new Map() }
  const keepPrices = (id: number, row: PriceRow) => {
    const prices = toPrices(row)
    if (prices) affected.prices.set(id, prices)
  }
  for (const { asked, held } of await readAffected(db, values, viewerOf(caller))) {
    for (const row of held ?? []) {
      keepPrices(row.goodsSkuId, row)
      affected.before.push(row)
    }
    if (!asked) continue
    keepPrices(asked.goodsSkuId, asked)
    affected.parts.set(asked.number, toPart(asked))
    affected.availability.set(asked.goodsSkuId, toAvailability(asked))
  }
  return affected
}

export interface PutLine {
  goodsSkuId: number
  custNumber: string | null
  qty: number
  addedPrice: number
  addedStock: number
}

type PutValues = Pick<BuyerValues, 'accountId' | 'warehouse'> & { lines: string; now: string }

interface ItemRow {
  goodsSkuId: number
  shoppingCartId: number
  custNumber: string | null
  qty: number
  warehouse: string
  addedPrice: string
  addedStock: number
  addedTime: string
}

const writeLines = statement<PutValues, ItemRow>(
  given => sql`
    insert into cart_items as c
      (account_id, goods_sku_id, cust_number, qty, warehouse, added_price, added_stock, added_time)
    select ${given('accountId')}, l."goodsSkuId", l."custNumber", l.qty, ${given('warehouse')}, l."addedPrice",
      l."addedStock", ${given('now')}::timestamptz
    from jsonb_to_recordset(${given('lines')}::jsonb)
      as l("goodsSkuId" int, "custNumber" text, qty int, "addedPrice" numeric, "addedStock" int)
    on conflict (account_id, goods_sku_id, warehouse) do update set
      -- Added in the database, so that two tabs adding at once both count.
      qty = least(${sql.raw(String(QUANTITY_MAX))}, c.qty + excluded.qty),
      cust_number = coalesce(excluded.cust_number, c.cust_number),
      added_price = excluded.added_price
    returning c.goods_sku_id as "goodsSkuId", c.shopping_cart_id as "shoppingCartId", c.cust_number as "custNumber", c.qty,
      c.warehouse, c.added_price as "addedPrice", c.added_stock as "addedStock", c.added_time as "addedTime"`,
)

/** Puts lines in or adds their pieces to the rows that are there; answers the rows as they are then. */
export async function putLines({ db, caller, now }: RequestContext, lines: readonly PutLine[]) {
  const { accountId, warehouse } = caller
  const values = { accountId, warehouse, lines: JSON.stringify(lines), now: now.toISOString() }
  const rows = await retryOnSerializationFailure(() => writeLines(db, values))
  return rows.map(row => ({ ...row, addedPrice: Number(row.addedPrice), addedTime: new Date(row.addedTime) }))
}
