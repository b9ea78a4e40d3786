/** What is sent after a transaction has been committed, written in that transaction. */
import type { Language } from '@cartwright/core/contract'
import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Events of an order that are mailed to an account. */
export type OrderEvent =
  | 'orderPlaced'
  | 'orderShipped'
  | 'orderDates'
  | 'orderCancelled'
  | 'orderRestCancelled'
  /** Pieces have an order of their own now: this is about that order. */
  | 'orderRestMoved'
  /** The supplier has written something about it. */
  | 'orderAnswered'
  /** A buyer has: this mail goes to the supplier. */
  | 'orderAsked'
/** Events of an order that the shop shows as a notification, without a mail. */
export type OrderNotice = 'orderProcessing' | 'orderDelivered'
/** Events of an invoice or a credit note that are mailed to an account. */
export type InvoiceEvent = 'invoiceIssued' | 'creditIssued' | 'invoiceOverdue'

/** Events of a return that are mailed to the account that has applied for it. */
export type ReturnEvent = 'returnSubmitted' | 'returnApproved' | 'returnReduced' | 'returnRejected' | 'returnRefunded'

/** Events of a report of damage or shortage that are mailed. */
export type ReportEvent =
  /** To the account that has sent it. */
  | 'reportReceived'
  /** To the supplier. */
  | 'reportArrived'
  /** To the account that has sent it. */
  | 'reportReturned'

/** What happened, and who is notified. What the mail says is read when it is sent. */
export type OutboxMessage = {
  /** Whom it is for: the mail shows what this account may see. */
  accountId: number
} /**
 * `shipment`: number of the one that has left, with `orderShipped`. `since`: of what was written about the order, or of the changes of its
 * dates, the mail has everything from this time on, as `formatTime` writes it.
 */ & (
  | { kind: OrderEvent; orderNo: string; shipment?: string; since?: string }
  | { kind: InvoiceEvent; invoiceNo: string }
  | { kind: ReturnEvent; rmaId: number }
  | { kind: ReportEvent; reportNo: string }
  /** Something that the supplier has to say to one account. */
  | { kind: 'notified'; notificationId: number }
  /** Someone has opened the account or corrected its address; in the language of who did. */
  | { kind: 'accountAdded'; language: Language; email: string }
  /** The address of an account has been corrected before its owner confirmed it: for `email`, the address it had. */
  | { kind: 'addressCorrected'; language: Language; email: string }
)

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
