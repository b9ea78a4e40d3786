/** What the kits of an order are packed of, as they were when it was placed. */
import { and, eq, sql } from 'drizzle-orm'
import type { ContentPart } from '../catalogue/article-text'
import type { Database } from '../db/database'
import { orderLines, orders } from '../db/schema'

/** By id of the order line; a line that is no kit is not in it. */
export type KitContents = ReadonlyMap<number, readonly ContentPart[]>

export async function readKitContents(db: Database, orderNo: string): Promise<KitContents> {
  const rows = await db
    .select({ orderLineId: orderLines.orderLineId, kit: orderLines.kit })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orders.orderNo, orderNo), sql`${orderLines.kit} <> '[]'::jsonb`))
  return new Map(rows.map(({ orderLineId, kit }) => [orderLineId, kit]))
}
