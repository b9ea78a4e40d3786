/**
 * The SQL that search and add-to-cart cannot do without, written by hand for these two figures: as few statements as give
 * the answer of the call, prepared once per connection, sent by the driver alone. No token is looked up, nothing is
 * validated, mapped or put into JSON. What a call of the shop costs is measured against these.
 */
import { Pool } from 'pg'

/** Price steps, promotion and stock of the part `s`, for price list $1, site $2, warehouse $3 and the day $4. */
const COMMERCE = `
  (select json_agg(json_build_object('minQty', min_qty, 'price', price) order by min_qty) from prices
    where price_list_id = $1 and goods_sku_id = s.goods_sku_id) as steps,
  (select max(percent_off) from promotions
    where goods_sku_id = s.goods_sku_id and org_id = $2 and $4::date between starts_on and ends_on) as off,
  (select qty from stocks where goods_sku_id = s.goods_sku_id and warehouse = $3) as stock,
  (select sum(k.qty) from stocks k join warehouses w on w.code = k.warehouse
    where k.goods_sku_id = s.goods_sku_id and k.warehouse <> $3
      and w.region = (select region from warehouses where code = $3)) as other,
  due.coming, due.eta`
const ARRIVALS = `
  left join lateral (
    select sum(qty) as coming, min(eta_date)::text as eta from arrivals
    where goods_sku_id = s.goods_sku_id and warehouse = $3 and eta_date >= $4::date) due on true`
const FACTS = `
  s.goods_sku_id, s.number, s.oem_code, s.name, s.class_id, s.brand_id, b.brand_name, s.colour, s.page_yield,
  s.tape_width_mm, s.union_code, s.box_barcode, s.product_barcode, s.printers, s.printer_count, s.disabled, s.successor,
  n.cust_number`
const FACTS_JOINS = `
  join brands b using (brand_id)
  left join cust_numbers n on n.cust_id = $5 and n.goods_sku_id = s.goods_sku_id`

/**
 * One page of what a keyword finds, and how much it finds in all: exact numbers of every kind first (of customer $5,
 * key $6), then numbers that begin with it (up to $7), then parts whose texts hold it ($8).
 */
const SEARCH = `
  with hits as materialized (
    select goods_sku_id, min(rank) as rank from (
      ${['number_key', 'oem_key', 'union_code', 'box_barcode', 'product_barcode']
        .map(column => `select goods_sku_id, 0 as rank from skus where market in ('ALL', 'EU') and ${column} = $6`)
        .join(' union all ')}
      union all select goods_sku_id, 0 from cust_numbers where cust_id = $5 and cust_key = $6
      ${['number_key', 'oem_key']
        .map(
          column => `union all (select goods_sku_id, 1 from skus
            where ${column} ~>=~ $6 and ${column} ~<~ $7 and market in ('ALL', 'EU') and not disabled limit 2000)`,
        )
        .join(' ')}
      union all (select goods_sku_id, 2 from skus
        where search like $8 and market in ('ALL', 'EU') and not disabled limit 2000)
    ) found group by goods_sku_id
  ), page as (
    select h.goods_sku_id, h.rank from hits h join skus s using (goods_sku_id)
    order by h.rank, s.brand_id, s.number limit $9
  )
  select (select count(*) from hits) as total, ${FACTS}, ${COMMERCE}
  from page join skus s using (goods_sku_id) ${FACTS_JOINS} ${ARRIVALS}
  order by page.rank, s.brand_id, s.number`

/** The price of one piece when `c.qty` are bought. */
const PIECE = `
  (select least(
      min(price) filter (where min_qty <= c.qty),
      round(min(price) filter (where min_qty = 1)
        - round(min(price) filter (where min_qty = 1) * (
          select max(percent_off) from promotions
          where goods_sku_id = c.goods_sku_id and org_id = $2 and $4::date between starts_on and ends_on) / 100, 2), 2))
    from prices where price_list_id = $1 and goods_sku_id = c.goods_sku_id)`

/** The part with number $6 at its prices and stock, and what else is in the cart of account $7. */
const PART = `
  select ${FACTS}, ${COMMERCE}, cart.rows, cart.others
  from skus s ${FACTS_JOINS} ${ARRIVALS}
  left join lateral (
    select count(*)::int as rows, coalesce(sum(round(c.qty * ${PIECE}, 2)), 0) as others
    from cart_items c where c.account_id = $7 and c.goods_sku_id <> s.goods_sku_id) cart on true
  where s.number = $6 and s.market in ('ALL', 'EU')`

/** The row, put in or with one more piece; a transaction of its own that is on disk when it answers. */
const PUT = `
  insert into cart_items as c (account_id, goods_sku_id, qty, warehouse, added_price, added_stock, added_time)
  values ($1, $2, 1, $3, $4, $5, now())
  on conflict (account_id, goods_sku_id, warehouse)
  do update set qty = least(9999, c.qty + excluded.qty), added_price = excluded.added_price
  returning *`

export interface Buyer {
  accountId: number
  custId: number
  orgId: number
  priceListId: number
  warehouse: string
}

export interface FoundPart {
  total: string
  number: string
  stock: number | null
  steps: { minQty: number; price: number }[] | null
}

/** As the shop plans on its own connections. */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off'
const LAST_CHARACTER = '\u{10FFFF}'

/** @param url the database of the running shop */
export function createBareSql(url: string, connections: number) {
  const pool = new Pool({ connectionString: url, max: connections, options: PLANNING })
  const today = new Date().toISOString().slice(0, 10)
  const common = ({ priceListId, orgId, warehouse, custId }: Buyer) => [priceListId, orgId, warehouse, today, custId]
  return {
    async findBuyer(userName: string): Promise<Buyer> {
      const { rows } = await pool.query<Buyer>(
        `select a.account_id as "accountId", c.cust_id as "custId", c.org_id as "orgId",
          c.price_list_id as "priceListId", o.warehouse
        from accounts a join customers c using (cust_id) join org_sites o using (org_id) where a.user_name = $1`,
        [userName],
      )
      const [buyer] = rows
      if (!buyer) throw new Error(`there is no account ${userName}`)
      return buyer
    },
    /** One statement. */
    async search(buyer: Buyer, key: string, limit: number): Promise<FoundPart[]> {
      const values = [...common(buyer), key, key + LAST_CHARACTER, `%${key.toLowerCase()}%`, limit]
      const { rows } = await pool.query<FoundPart>({ name: 'search', text: SEARCH, values })
      return rows
    },
    /**
     * Two statements: the price to be remembered with the row depends on what is read.
     * @returns its quantity, the rows of the cart, and the price of all the others
     */
    async add(buyer: Buyer, number: string): Promise<{ qty: number; rows: number; others: string }> {
      const { accountId, warehouse } = buyer
      const { rows } = await pool.query<FoundPart & { goods_sku_id: number; rows: number; others: string }>({
        name: 'part',
        text: PART,
        values: [...common(buyer), number, accountId],
      })
      const [part] = rows
      if (!part) throw new Error(`there is no part ${number}`)
      const values = [accountId, part.goods_sku_id, warehouse, part.steps?.[0]?.price ?? 0, part.stock ?? 0]
      const { rows: put } = await pool.query<{ qty: number }>({ name: 'put', text: PUT, values })
      return { qty: put[0]?.qty ?? 0, rows: part.rows + 1, others: part.others }
    },
    emptyCart: (buyer: Buyer) => pool.query('delete from cart_items where account_id = $1', [buyer.accountId]),
    close: () => pool.end(),
  }
}
