/** What parts cost: price lists and promotions. */
import { date, index, integer, numeric, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { skus } from './catalogue'
import { money, namesInLanguages } from './columns'
import { orgSites } from './sites'

export const priceLists = pgTable('price_lists', {
  priceListId: integer('price_list_id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
})

/** Price of one piece from `minQty` on; the row with `minQty` 1 is the unit price. */
export const prices = pgTable(
  'prices',
  {
    priceListId: integer('price_list_id')
      .notNull()
      .references(() => priceLists.priceListId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    minQty: integer('min_qty').notNull().default(1),
    price: money('price').notNull(),
  },
  table => [primaryKey({ columns: [table.priceListId, table.goodsSkuId, table.minQty] })],
)

export const promotions = pgTable(
  'promotions',
  {
    promotionId: serial('promotion_id').primaryKey(),
    orgId: integer('org_id')
      .notNull()
      .references(() => orgSites.orgId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    title: text('title').notNull(),
    titles: namesInLanguages('titles'),
    /** Percent off the unit price. */
    percentOff: numeric('percent_off', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
  },
  table => [index('promotions_sku').on(table.goodsSkuId, table.orgId)],
)
