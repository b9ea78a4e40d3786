/** Returns of goods (RMA). */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { skus } from './catalogue'
import { moment } from './columns'
import { accounts, customers } from './customers'
import { orderLines } from './orders'

export const rmas = pgTable(
  'rmas',
  {
    rmaId: serial('rma_id').primaryKey(),
    rmaNo: text('rma_no').notNull().unique(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    status: text('status').notNull().default('draft'),
    version: integer('version').notNull().default(1),
    deliveryType: text('delivery_type'),
    forwarder: text('forwarder').notNull().default(''),
    otherForwarder: text('other_forwarder').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    /** The address as it was chosen; with its id in the address book. */
    returnAddress: jsonb('return_address').$type<Record<string, unknown>>(),
    note: text('note').notNull().default(''),
    createTime: moment('create_time').notNull(),
    updateTime: moment('update_time').notNull(),
    submitTime: moment('submit_time'),
    /** Numbers of the credit notes. */
    creditNotes: jsonb('credit_notes').$type<string[]>().notNull().default([]),
  },
  table => [
    index('rmas_cust').on(table.custId, table.createTime, table.rmaId),
    index('rmas_status').on(table.custId, table.status, table.createTime, table.rmaId),
    index('rmas_drafts').on(table.updateTime).where(sql`${table.status} = 'draft'`),
  ],
)

export const rmaLines = pgTable(
  'rma_lines',
  {
    rmaLineId: bigserial('rma_line_id', { mode: 'number' }).primaryKey(),
    rmaId: integer('rma_id')
      .notNull()
      .references(() => rmas.rmaId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.orderLineId),
    /** Of a kit, the part that goes back; null for whole pieces of the line. Pieces of the line are those of the part then. */
    partSku: integer('part_sku').references(() => skus.goodsSkuId),
    /** As it was entered; null for what is not a number. */
    returnQty: integer('return_qty'),
    /**
     * Pieces that no other return may hold: none of a draft, those asked for of an application, those approved after the audit.
     */
    held: integer('held').notNull().default(0),
    reason: text('reason'),
    otherReason: text('other_reason').notNull().default(''),
    batchNo: text('batch_no').notNull().default(''),
    /** The pieces were not in the parcel: nothing comes back. */
    neverArrived: boolean('never_arrived').notNull().default(false),
    approvedQty: integer('approved_qty'),
    receivedQty: integer('received_qty').notNull().default(0),
    feeWaived: boolean('fee_waived').notNull().default(false),
    rejection: text('rejection').notNull().default(''),
  },
  table => [
    uniqueIndex('rma_lines_line').on(table.rmaId, table.orderLineId, sql`coalesce(${table.partSku}, 0)`),
    index('rma_lines_held').on(table.orderLineId).where(sql`${table.held} > 0`),
    check('rma_lines_qty', sql`${table.held} >= 0 and ${table.receivedQty} >= 0`),
  ],
)

/** What happened to a return. */
export const rmaEvents = pgTable(
  'rma_events',
  {
    eventId: bigserial('event_id', { mode: 'number' }).primaryKey(),
    rmaId: integer('rma_id')
      .notNull()
      .references(() => rmas.rmaId, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** Account that did it, null for the supplier. */
    actor: integer('actor').references(() => accounts.accountId),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  table => [index('rma_events_rma').on(table.rmaId, table.eventId)],
)
