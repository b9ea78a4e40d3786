/** What an account has put together or looked for. */
import { QUANTITY_MAX, QUANTITY_MIN } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { models, skus } from './catalogue'
import { moment, money } from './columns'
import { accounts } from './customers'

export const searches = pgTable(
  'searches',
  {
    searchId: serial('search_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    keyword: text('keyword').notNull(),
    searched: moment('searched').notNull(),
  },
  table => [
    uniqueIndex('searches_keyword').on(table.accountId, sql`lower(${table.keyword})`),
    index('searches_recent').on(table.accountId, table.searched),
  ],
)

export const cartItems = pgTable(
  'cart_items',
  {
    shoppingCartId: serial('shopping_cart_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number'),
    qty: integer('qty').notNull(),
    warehouse: text('warehouse').notNull(),
    addedPrice: money('added_price').notNull(),
    addedStock: integer('added_stock').notNull(),
    addedTime: moment('added_time').notNull(),
  },
  table => [
    uniqueIndex('cart_items_part').on(table.accountId, table.goodsSkuId, table.warehouse),
    check('cart_items_qty', sql`${table.qty} between ${sql.raw(`${QUANTITY_MIN} and ${QUANTITY_MAX}`)}`),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    favoriteId: serial('favorite_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number'),
    warehouse: text('warehouse').notNull(),
    createTime: moment('create_time').notNull(),
  },
  table => [uniqueIndex('favourites_part').on(table.accountId, table.goodsSkuId)],
)

/** The printers an account buys for. */
export const keptPrinters = pgTable(
  'kept_printers',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.modelId),
    keptTime: moment('kept_time').notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.modelId] })],
)

/** A filter of a list that an account has given a name, under the name of its list such as `orders`. */
export const savedViews = pgTable(
  'saved_views',
  {
    viewId: serial('view_id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<Record<string, string>>().notNull(),
    /** The list opens with it. */
    isFirst: boolean('is_first').notNull().default(false),
  },
  table => [
    uniqueIndex('saved_views_name').on(table.accountId, table.list, sql`lower(${table.name})`),
    uniqueIndex('saved_views_first').on(table.accountId, table.list).where(sql`${table.isFirst}`),
  ],
)
