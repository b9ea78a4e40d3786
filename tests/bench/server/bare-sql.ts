/**
 * The SQL that search and add-to-cart cannot do without, written by hand and sent by the driver alone: no token, no
 * validation, no mapping, no JSON. What a call of the shop costs is measured against these.
 */
import { Pool } from 'pg'

/** Find by the beginning of a key: part number or OEM code, disabled parts left out. */
const FIND = `
  select s.goods_sku_id, s.number, s.oem_code, s.name, s.class_id, b.brand_name, s.colour, s.page_yield, s.printers
  from skus s join brands b using (brand_id)
  where (s.number_key ~>=~ $1 and s.number_key ~<~ $2 or s.oem_key ~>=~ $1 and s.oem_key ~<~ $2) and not s.disabled
  order by s.number limit 8`

const PRICES = 'select goods_sku_id, min_qty, price from prices where price_list_id = $1 and goods_sku_id = any($2)'
const PROMOTIONS = `
  select goods_sku_id, max(percent_off) from promotions
  where org_id = $1 and goods_sku_id = any($2) and current_date between starts_on and ends_on group by goods_sku_id`
const STOCK = 'select goods_sku_id, warehouse, qty from stocks where goods_sku_id = any($1)'
const ARRIVALS = `
  select goods_sku_id, sum(qty), min(eta_date) from arrivals
  where warehouse = $1 and goods_sku_id = any($2) and eta_date >= current_date group by goods_sku_id`

const PART = 'select goods_sku_id, number, oem_code, name, disabled from skus where number = $1'
/** A row of the cart: put in, or more pieces of it. */
const UPSERT = `
  insert into cart_items (account_id, goods_sku_id, qty, warehouse, added_price, added_stock)
  values ($1, $2, 1, $3, $4, $5)
  on conflict (account_id, goods_sku_id, warehouse)
  do update set qty = least(9999, cart_items.qty + excluded.qty), added_price = excluded.added_price
  returning shopping_cart_id, qty`
/** Number of rows and their sum at the price of each row's tier. */
const SUMS = `
  select count(*), sum(round(c.qty * p.price, 2)) from cart_items c join lateral (
    select price from prices where price_list_id = $2 and goods_sku_id = c.goods_sku_id and min_qty <= c.qty
    order by min_qty desc limit 1) p on true
  where c.account_id = $1`

export interface Buyer {
  accountId: number
  orgId: number
  priceListId: number
  warehouse: string
}

const LAST_CHARACTER = '\u{10FFFF}'

/** @param url the database of the running shop */
export function createBareSql(url: string, connections: number) {
  const pool = new Pool({ connectionString: url, max: connections })
  const idsOf = (rows: readonly { goods_sku_id: number }[]) => rows.map(row => row.goods_sku_id)
  return {
    async findBuyer(userName: string): Promise<Buyer> {
      const { rows } = await pool.query(
        `select a.account_id as "accountId", c.org_id as "orgId", c.price_list_id as "priceListId", o.warehouse
         from accounts a join customers c using (cust_id) join org_sites o using (org_id) where a.user_name = $1`,
        [userName],
      )
      return rows[0] as Buyer
    },
    /** One search; answers how many parts were found. */
    async search(buyer: Buyer, key: string): Promise<number> {
      const { rows } = await pool.query(FIND, [key, key + LAST_CHARACTER])
      const ids = idsOf(rows)
      await pool.query(PRICES, [buyer.priceListId, ids])
      await pool.query(PROMOTIONS, [buyer.orgId, ids])
      await pool.query(STOCK, [ids])
      await pool.query(ARRIVALS, [buyer.warehouse, ids])
      return ids.length
    },
    /** Puts one piece into the cart. */
    async add(buyer: Buyer, number: string): Promise<void> {
      const { rows } = await pool.query(PART, [number])
      const ids = idsOf(rows)
      const { rows: prices } = await pool.query(PRICES, [buyer.priceListId, ids])
      await pool.query(PROMOTIONS, [buyer.orgId, ids])
      const { rows: stock } = await pool.query(STOCK, [ids])
      const own = stock.find(row => row.warehouse === buyer.warehouse)?.qty ?? 0
      await pool.query(UPSERT, [buyer.accountId, ids[0], buyer.warehouse, prices[0]?.price ?? 0, own])
      await pool.query(SUMS, [buyer.accountId, buyer.priceListId])
    },
    emptyCart: (buyer: Buyer) => pool.query('delete from cart_items where account_id = $1', [buyer.accountId]),
    close: () => pool.end(),
  }
}
