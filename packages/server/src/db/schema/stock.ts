/** What lies in the warehouses, and what is on its way there. */
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { skus } from './catalogue'

export const warehouses = pgTable('warehouses', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  region: text('region').notNull(),
})

export const stocks = pgTable(
  'stocks',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    warehouse: text('warehouse')
      .notNull()
      .references(() => warehouses.code),
    qty: integer('qty').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.goodsSkuId, table.warehouse] }),
    check('stocks_not_negative', sql`${table.qty} >= 0`),
  ],
)

export const arrivals = pgTable(
  'arrivals',
  {
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    warehouse: text('warehouse')
      .notNull()
      .references(() => warehouses.code),
    etaDate: date('eta_date').notNull(),
    qty: integer('qty').notNull(),
  },
  table => [primaryKey({ columns: [table.goodsSkuId, table.warehouse, table.etaDate] })],
)
