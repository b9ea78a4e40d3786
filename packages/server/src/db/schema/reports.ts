/** Reports of damage and shortage, which are added to and never edited. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { skus } from './catalogue'
import { moment } from './columns'
import { accounts, customers } from './customers'
import { orderLines, orders } from './orders'
import { rmas } from './rma'
import { shipments } from './shipments'

export const reports = pgTable(
  'reports',
  {
    reportId: serial('report_id').primaryKey(),
    reportNo: text('report_no').notNull().unique(),
    custId: integer('cust_id')
      .notNull()
      .references(() => customers.custId),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    /** The shipment that the pieces were in, where the buyer named one. */
    shipmentId: integer('shipment_id').references(() => shipments.shipmentId),
    createTime: moment('create_time').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** When it became a draft of a return. */
    returnedAt: moment('returned_at'),
  },
  table => [
    index('reports_order').on(table.orderId, table.reportId),
    index('reports_time').on(table.createTime, table.reportId),
  ],
)

export const reportLines = pgTable(
  'report_lines',
  {
    reportLineId: bigserial('report_line_id', { mode: 'number' }).primaryKey(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.reportId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.orderLineId),
    /** Of a kit, the part that it is about; pieces are those of the part then. */
    partSku: integer('part_sku').references(() => skus.goodsSkuId),
    qty: integer('qty').notNull(),
    /** `damaged`, `missing` or `wrong`. */
    kind: text('kind').notNull(),
    text: text('text').notNull().default(''),
    batchNo: text('batch_no').notNull().default(''),
    /** The return whose draft has the line; null before, and again where the draft was deleted. */
    rmaId: integer('rma_id').references(() => rmas.rmaId, { onDelete: 'set null' }),
  },
  table => [
    uniqueIndex('report_lines_line').on(
      table.reportId,
      table.orderLineId,
      sql`coalesce(${table.partSku}, 0)`,
      table.kind,
    ),
    index('report_lines_rma').on(table.rmaId).where(sql`${table.rmaId} is not null`),
    index('report_lines_order_line').on(table.orderLineId),
    check('report_lines_qty', sql`${table.qty} > 0`),
  ],
)

/** What was added to a line later. */
export const reportNotes = pgTable(
  'report_notes',
  {
    noteId: bigserial('note_id', { mode: 'number' }).primaryKey(),
    reportLineId: bigint('report_line_id', { mode: 'number' })
      .notNull()
      .references(() => reportLines.reportLineId, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.accountId),
    text: text('text').notNull(),
  },
  table => [index('report_notes_line').on(table.reportLineId, table.noteId)],
)
