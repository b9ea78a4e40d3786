/** What has left of orders. */
import type { When } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { foldedNumber } from '../folded-number'
import { moment } from './columns'
import { orderLines, orders } from './orders'

/** The number of a delivery note, folded, as the index of the search has it. */
export const numberOfShipment = foldedNumber(sql`number`)
/** The number of a parcel, likewise. */
export const numberOfParcel = foldedNumber(sql`tracking_no`)

/** Pieces of an order that left together. */
export const shipments = pgTable(
  'shipments',
  {
    shipmentId: serial('shipment_id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.orderId),
    /** Of the delivery note. */
    number: text('number').notNull().unique(),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  table => [
    index('shipments_order').on(table.orderId, table.shipmentId),
    index('shipments_number').using('gin', sql`(${numberOfShipment}) gin_trgm_ops`),
  ],
)

/** What a packing list says of a line besides its pieces, as it was when the shipment left. */
export interface Packed {
  /** Pieces of the line in earlier shipments. */
  before: number
  /** Of what was neither here, nor before, nor cancelled: how many pieces were promised for when. */
  toCome: { qty: number; when: When }[]
}

/** A line and not its allocations: those are divided and joined as goods arrive, while lines never change. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.shipmentId),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.orderLineId),
    qty: integer('qty').notNull(),
    /** Null for what left before this was kept. */
    packed: jsonb('packed').$type<Packed>(),
  },
  table => [
    primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
    index('shipment_lines_line').on(table.orderLineId),
    check('shipment_lines_qty', sql`${table.qty} > 0`),
  ],
)

export const parcels = pgTable(
  'parcels',
  {
    parcelId: serial('parcel_id').primaryKey(),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.shipmentId),
    /** As the supplier names it; blank where that is not known. */
    carrier: text('carrier').notNull().default(''),
    trackingNo: text('tracking_no').notNull(),
    /** Kilograms. */
    weight: numeric('weight', { precision: 8, scale: 3, mode: 'number' }),
  },
  table => [
    index('parcels_shipment').on(table.shipmentId),
    index('parcels_tracking').using('gin', sql`(${numberOfParcel}) gin_trgm_ops`),
    unique('parcels_number').on(table.carrier, table.trackingNo),
  ],
)

/** What is in which parcel; none of a shipment where that is not known. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.parcelId),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.orderLineId),
    qty: integer('qty').notNull(),
  },
  table => [
    primaryKey({ columns: [table.parcelId, table.orderLineId] }),
    check('parcel_lines_qty', sql`${table.qty} > 0`),
  ],
)
