/** Orders, with their lines and files, and what they are made from. */
import type { CouponType } from '@cartwright/core/contract'
import type { VatCategory } from '@cartwright/core/rules'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { foldedNumber } from '../folded-number'
import { skus } from './catalogue'
import { moment, money, namesInLanguages } from './columns'
import { accounts, customers } from './customers'
import { fileColumns } from './file-columns'
import type { KitPart } from './kit-part.types'
import { arrivals, warehouses } from './stock'

export const shipVias = pgTable('ship_vias', {
  shipViaId: integer('ship_via_id').primaryKey(),
  region: text('region').notNull(),
  name: text('name').notNull(),
  names: namesInLanguages('names'),
  cost: money('cost').notNull(),
  needsForwarder: boolean('needs_forwarder').notNull().default(false),
  forwarders: jsonb('forwarders').$type<string[]>().notNull().default([]),
  /** Working days from leaving the warehouse to the door, null where that is agreed or picked up. */
  minDays: smallint('min_days'),
  maxDays: smallint('max_days'),
  /** Where goods are picked up: for sites whose own warehouse this is, and no others. Null for what is delivered. */
  warehouse: text('warehouse').references(() => warehouses.code),
  position: smallint('position').notNull(),
})

export const quickOrders = pgTable(
  'quick_orders',
  {
    quickOrderId: serial('quick_order_id').primaryKey(),
    qoNo: text('qo_no').notNull().unique(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    name: text('name').notNull().default(''),
    lines: jsonb('lines').$type<{ goodsSkuId: number; custNumber: string | null; qty: number }[]>().notNull(),
    createTime: moment('create_time').notNull(),
    /** A list that is kept to be ordered again; its lines are `entered`, and `lines` is empty. */
    saved: boolean('saved').notNull().default(false),
    shared: boolean('shared').notNull().default(false),
    /** Lines as they were typed; `version` is that of the list with which a line was changed last. */
    entered: jsonb('entered')
      .$type<{ key: string; input: string; quantity: string; version: number }[]>()
      .notNull()
      .default([]),
    version: integer('version').notNull().default(1),
    updateTime: moment('update_time').notNull(),
    /** Of a saved list: who changed it last; null for lists from before this was kept. */
    changedBy: integer('changed_by').references(() => accounts.accountId),
    lastOrdered: moment('last_ordered'),
    /** The saved list that this quick order was made from. */
    listId: integer('list_id'),
  },
  table => [
    index('quick_orders_cust').on(table.custId, table.createTime),
    index('quick_orders_saved').on(table.custId, table.updateTime).where(sql`${table.saved}`),
  ],
)

/** A coupon as it was when it was used: later changes of it change no order. */
export interface OrderCoupon {
  code: string
  titles: { en: string } & Record<string, string>
  type: CouponType
  value: number
  goodsSkuIds: number[]
  /** Shipping cost that was left out. */
  shippingSaved: number
}

/** A part of a kit as it was when the kit was ordered, with the list price that the company had for it. */
export interface OrderedKitPart extends KitPart {
  number: string
  barcode: string
  oemCode: string
  /** In English under `en`, and in the other languages that it had. */
  names: Record<string, string>
  brandName: string
}

/** All numbers of an order, folded, a line for each, as the index of the search has them. */
export const numbersOfOrder = foldedNumber(
  sql`(order_no || chr(10) || so_no || chr(10) || po_no || chr(10) || coalesce(tracking_no, ''))`,
)

/** Whom an order goes to, in lower case: company, person and city. */
export const recipientOfOrder = sql`lower(coalesce(ship_to->>'company', '') || chr(10) || coalesce(ship_to->>'firstName', '') || ' ' || coalesce(ship_to->>'lastName', '') || chr(10) || coalesce(ship_to->>'city', ''))`

export const orders = pgTable(
  'orders',
  {
    orderId: serial('order_id').primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    soNo: text('so_no').notNull(),
    poNo: text('po_no').notNull().default(''),
    /** BT-10 of its invoices; null where that of the company counts. */
    buyerReference: text('buyer_reference'),
    /** MD5 of articles and quantities, see `linesKey`: orders with the same ones are twins. */
    linesKey: text('lines_key').notNull().default(''),
    quickOrderId: integer('quick_order_id').references(() => quickOrders.quickOrderId),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    orgId: integer('org_id').notNull(),
    status: text('status').notNull().default('submitted'),
    kind: text('kind').notNull(),
    orderType: text('order_type').notNull(),
    backOrderMode: text('back_order_mode').notNull(),
    currency: text('currency').notNull(),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull(),
    promotionRate: numeric('promotion_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    shippingCost: money('shipping_cost').notNull(),
    handlingFee: money('handling_fee').notNull(),
    vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    vatCategory: text('vat_category').$type<VatCategory>().notNull().default('S'),
    vat: money('vat').notNull(),
    total: money('total').notNull(),
    grandTotal: money('grand_total').notNull(),
    /** Of the grand total: what is neither invoiced nor cancelled. */
    toInvoice: money('to_invoice').notNull().default(0),
    /** Since when nothing of it is shipped, because the company is above its credit limit; null where it is not held. */
    heldSince: moment('held_since'),
    /** Addresses as they were when ordered. */
    billTo: jsonb('bill_to').$type<Record<string, unknown>>().notNull(),
    shipTo: jsonb('ship_to').$type<Record<string, unknown>>().notNull(),
    shipVia: text('ship_via').notNull(),
    forwarder: text('forwarder'),
    coupon: jsonb('coupon').$type<OrderCoupon>(),
    trackingNo: text('tracking_no'),
    deliveryDate: date('delivery_date'),
    /** Day on which the pieces leave that were there, where it is not the day of the order. */
    leavesOn: date('leaves_on'),
    createTime: moment('create_time').notNull(),
    /** The order whose waiting pieces it was made of; null for one that was placed. */
    movedFrom: integer('moved_from').references((): AnyPgColumn => orders.orderId),
  },
  table => [
    // Each of them is the order of a list, which reads as many rows of it as a page has.
    index('orders_cust').on(table.custId, table.createTime, table.orderId),
    index('orders_status').on(table.custId, table.status, table.createTime, table.orderId),
    index('orders_held').on(table.custId, table.heldSince).where(sql`${table.heldSince} is not null`),
    index('orders_po').on(table.custId, sql`lower(${table.poNo})`, table.orderId),
    index('orders_lines').on(table.custId, table.linesKey),
    index('orders_to_invoice').on(table.custId, table.toInvoice).where(sql`${table.toInvoice} > 0`),
    index('orders_moved').on(table.movedFrom).where(sql`${table.movedFrom} is not null`),
    index('orders_numbers').using('gin', sql`(${numbersOfOrder}) gin_trgm_ops`),
    index('orders_recipient').using('gin', sql`(${recipientOfOrder}) gin_trgm_ops`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderLineId: bigserial('order_line_id', { mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    position: smallint('position').notNull(),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    custNumber: text('cust_number'),
    /** What the part was called when it was ordered: later changes of it change no order. */
    number: text('number').notNull().default(''),
    oemCode: text('oem_code').notNull().default(''),
    /** In English under `en`, and in the other languages that it had. */
    names: namesInLanguages('names'),
    brandName: text('brand_name').notNull().default(''),
    classId: integer('class_id').notNull().default(0),
    colour: text('colour'),
    /** Of a kit: what one is packed of, for every document and return of the line. */
    kit: jsonb('kit').$type<OrderedKitPart[]>().notNull().default([]),
    qty: integer('qty').notNull(),
    unitPrice: money('unit_price').notNull(),
    discountPrice: money('discount_price'),
    price: money('price').notNull(),
    /** The price set for the ordering account, which it sees instead of the three above (ACC-016). */
    accountPrice: money('account_price'),
    /** That of the buyer's site, from which pieces leave at once. */
    warehouse: text('warehouse').notNull(),
    /** The line of another order that its pieces were moved from. */
    movedFrom: bigint('moved_from', { mode: 'number' }).references((): AnyPgColumn => orderLines.orderLineId),
    /** Its place among the lines that wait for a part: that of the line it was moved from; its own id without one. */
    queuePlace: bigint('queue_place', { mode: 'number' }),
  },
  table => [
    index('order_lines_moved').on(table.movedFrom).where(sql`${table.movedFrom} is not null`),
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    // For what is ordered together with a part: its last orders first.
    index('order_lines_part').on(table.goodsSkuId, table.orderLineId),
  ],
)

/** From where the pieces of an order line come; together they are its quantity, but for those that were cancelled. */
export const allocations = pgTable(
  'allocations',
  {
    allocationId: bigserial('allocation_id', { mode: 'number' }).primaryKey(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.orderLineId, { onDelete: 'cascade' }),
    goodsSkuId: integer('goods_sku_id')
      .notNull()
      .references(() => skus.goodsSkuId),
    /** `stock`: taken from the shelf of `warehouse`. `arrival`: promised from `arrivalId`. `none`: no date is known. */
    kind: text('kind').notNull(),
    warehouse: text('warehouse').references(() => warehouses.code),
    arrivalId: integer('arrival_id').references(() => arrivals.arrivalId),
    qty: integer('qty').notNull(),
    shipped: integer('shipped').notNull().default(0),
  },
  table => [
    index('allocations_line').on(table.orderLineId),
    index('allocations_arrival').on(table.arrivalId).where(sql`${table.shipped} < ${table.qty}`),
    index('allocations_waiting').on(table.goodsSkuId, table.orderLineId).where(sql`${table.kind} = 'none'`),
    check('allocations_shipped', sql`${table.qty} > 0 and ${table.shipped} between 0 and ${table.qty}`),
    check(
      'allocations_kind',
      sql`(${table.kind} = 'stock' and ${table.warehouse} is not null and ${table.arrivalId} is null)
        or (${table.kind} = 'arrival' and ${table.warehouse} is not null and ${table.arrivalId} is not null)
        or (${table.kind} = 'none' and ${table.warehouse} is null and ${table.arrivalId} is null)`,
    ),
  ],
)

/** What buyer and supplier have written to each other about an order. */
export const orderComments = pgTable(
  'order_comments',
  {
    commentId: bigserial('comment_id', { mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    at: moment('at').notNull(),
    /** Who wrote it, null for the supplier. */
    accountId: integer('account_id').references(() => accounts.accountId),
    text: text('text').notNull(),
    /** Pieces that the buyer asks to cancel. */
    cancels: jsonb('cancels').$type<{ lineId: number; qty: number }[]>().notNull().default([]),
  },
  table => [index('order_comments_order').on(table.orderId, table.commentId)],
)

/** What happened to an order. Rows are added only: a trigger refuses every change. */
export const orderEvents = pgTable(
  'order_events',
  {
    eventId: bigserial('event_id', { mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** Account that did it, null for the supplier. */
    actor: integer('actor').references(() => accounts.accountId),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [index('order_events_order').on(table.orderId, table.eventId)],
)

/** Files that came for an order; one without an order waits a day for it. */
export const orderFiles = pgTable(
  'order_files',
  {
    ...fileColumns(),
    orderId: integer('order_id').references(() => orders.orderId),
    createTime: moment('create_time').notNull(),
  },
  table => [
    uniqueIndex('order_files_position').on(table.orderId, table.position),
    index('order_files_waiting').on(table.accountId, table.createTime).where(sql`${table.orderId} is null`),
  ],
)
