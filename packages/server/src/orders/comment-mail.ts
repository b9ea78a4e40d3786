/** Mails about comments on an order: what is written within some minutes is in one mail. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'
import { enqueue } from '../outbox/outbox'

/** From the first comment to its mail. */
const MAIL_AFTER_MS = 3 * 60_000

interface Written {
  orderNo: string
  /** Who gets a mail; of `orderAsked`, who has written: the supplier gets it. */
  accountIds: readonly number[]
  now: Date
}

/** @param db the transaction that writes the comment and has locked the order: who has a mail waiting gets no other one */
export async function enqueueCommentMails(
  db: Database,
  kind: 'orderAsked' | 'orderAnswered',
  { orderNo, accountIds, now }: Written,
): Promise<void> {
  const waiting = await db
    .select({ message: outbox.message })
    .from(outbox)
    .where(
      and(
        isNull(outbox.doneAt),
        eq(outbox.attempts, 0),
        sql`${outbox.message}->>'kind' = ${kind} and ${outbox.message}->>'orderNo' = ${orderNo}`,
      ),
    )
    .for('update')
  const hasMail = (accountId: number) =>
    waiting.some(({ message }) => kind === 'orderAsked' || message.accountId === accountId)
  await enqueue(
    db,
    accountIds.flatMap(accountId => (hasMail(accountId) ? [] : [{ kind, orderNo, accountId, since: formatTime(now) }])),
    new Date(now.getTime() + MAIL_AFTER_MS),
  )
}
