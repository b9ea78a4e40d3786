/** Coupons, and the orders that used them. */
import type { CouponType, OrderType } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, money } from './columns'
import { customers } from './customers'
import { type OrderCoupon, orders } from './orders'
import { orgSites } from './sites'

/** Of a region; of one site or one company where these are set. */
export const coupons = pgTable(
  'coupons',
  {
    couponId: serial('coupon_id').primaryKey(),
    region: text('region').notNull(),
    orgId: integer('org_id').references(() => orgSites.orgId),
    custId: integer('cust_id').references(() => customers.custId),
    /** As it is shown; case makes no difference when it is typed. */
    code: text('code').notNull(),
    /** What it is about, in English and other languages. */
    titles: jsonb('titles').$type<OrderCoupon['titles']>().notNull(),
    type: text('type').$type<CouponType>().notNull(),
    /** An amount for `voucher`, percent for `discount`. */
    value: numeric('value', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    initialAmount: money('initial_amount').notNull().default(0),
    currency: text('currency').notNull(),
    /** Empty for all. */
    orderTypes: text('order_types').array().$type<OrderType[]>().notNull().default([]),
    /** Parts that it is for; empty for all. */
    goodsSkuIds: integer('goods_sku_ids').array().notNull().default([]),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    /** By all companies together, null without a limit. */
    uses: integer('uses'),
    used: integer('used').notNull().default(0),
    usesOfCompany: integer('uses_of_company').notNull().default(1),
    createTime: moment('create_time').notNull(),
    disabledAt: moment('disabled_at'),
  },
  table => [
    uniqueIndex('coupons_code').on(table.region, sql`lower(${table.code})`),
    check('coupons_used', sql`${table.used} >= 0 and (${table.uses} is null or ${table.used} <= ${table.uses})`),
    check('coupons_type', sql`${table.type} in ('voucher', 'discount', 'freeShipping')`),
  ],
)

/** One row for each order with a coupon; it goes when the order is cancelled. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.couponId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId, { onDelete: 'cascade' }),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    usedAt: moment('used_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.couponId, table.orderId] }),
    uniqueIndex('coupon_redemptions_order').on(table.orderId),
    index('coupon_redemptions_company').on(table.couponId, table.custId),
  ],
)
