/** Who waits for a part, in which order. */
import { sql } from 'drizzle-orm'
import { orderLines } from '../db/schema'

/** The oldest line first; pieces that were moved to an order of their own keep the place that they had. */
export const queuePlace = sql<number>`coalesce(${orderLines.queuePlace}, ${orderLines.orderLineId})`
