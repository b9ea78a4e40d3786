/** What is sent after a transaction has been committed, written in that transaction. */
import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Events of an order that are mailed to an account. */
export type OrderEvent = 'orderPlaced' | 'orderShipped' | 'orderDates' | 'orderCancelled'

/** What happened, and who is notified. What the mail says is read when it is sent. */
export interface OutboxMessage {
  kind: OrderEvent
  orderNo: string
  /** Whom it is for: the mail shows the order as this account sees it. */
  accountId: number
}

export const outbox = pgTable(
  'outbox',
  {
    outboxId: bigserial('outbox_id', { mode: 'number' }).primaryKey(),
    message: jsonb('message').$type<OutboxMessage>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Not tried before this moment. */
    nextTry: moment('next_try').notNull(),
    createTime: moment('create_time').notNull(),
    /** When it was sent, or found to have no reader any more. */
    doneAt: moment('done_at'),
  },
  table => [index('outbox_due').on(table.nextTry).where(sql`${table.doneAt} is null`)],
)
