/** What lies in the warehouses, and what is on its way there. */
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, real, serial, text, unique } from 'drizzle-orm/pg-core'
import { skus } from './catalogue'
import { moment } from './columns'

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

/**
 * How well a part sells in a region: pieces of all companies together, where older ones count less. A part that one company alone has
 * bought is not in it. Written anew once a day.
 */
export const skuSales = pgTable(
  'sku_sales',
  {
    region: text('region').$type<'EU' | 'US'>().notNull(),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId, { onDelete: 'cascade' }),
    sold: real('sold').notNull(),
  },
  table => [primaryKey({ columns: [table.region, table.goodsSkuId] })],
)

/** What is on its way to a warehouse; what has been received of it is no longer in `qty`. */
export const arrivals = pgTable(
  'arrivals',
  {
    arrivalId: serial('arrival_id').primaryKey(),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    warehouse: text('warehouse')
      .notNull()
      .references(() => warehouses.code),
    etaDate: date('eta_date').notNull(),
    qty: integer('qty').notNull(),
    /** Pieces of `qty` that orders wait for. */
    promised: integer('promised').notNull().default(0),
    /** When the last piece was received. */
    receivedAt: moment('received_at'),
    /** The day whose passing was reported to the orders that wait: `eta_date` then. */
    reportedDay: date('reported_day'),
  },
  table => [
    unique('arrivals_day').on(table.goodsSkuId, table.warehouse, table.etaDate),
    check('arrivals_promised_once', sql`${table.promised} between 0 and ${table.qty}`),
  ],
)
