/** ops outbox:list and outbox:retry */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { accounts, customers, type OutboxMessage, outbox } from '../../db/schema'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { readSiteTimes } from '../site-times'
import { table } from '../table'

export const outboxList: OpsCommand = {
  name: 'outbox:list',
  reads: true,
  summary: 'Lists mails that have not been sent',
  positionals: [],
  options: {},
  details: 'A mail is tried ten times, twice as long after each failure. After that it waits for outbox:retry.',
  async run({ db }) {
    const found = await db
      .select({ row: outbox, orgId: customers.orgId })
      .from(outbox)
      .leftJoin(accounts, sql`${accounts.accountId} = (${outbox.message}->>'accountId')::int`)
      .leftJoin(customers, eq(customers.custId, accounts.custId))
      .where(isNull(outbox.doneAt))
      .orderBy(asc(outbox.outboxId))
    const timeAt = await readSiteTimes(db)
    const data = found.map(({ row }) => row)
    const rows = found.map(({ row: { outboxId, message, attempts, nextTry }, orgId }) => [
      outboxId,
      message.kind,
      aboutOf(message),
      `${attempts} tries`,
      timeAt(orgId, nextTry),
    ])
    return { data, text: rows.length > 0 ? table(rows) : 'Every mail has been sent.' }
  },
}

/** Number of what a mail is about; an account has none. */
const aboutOf = (message: OutboxMessage): string | number =>
  'orderNo' in message
    ? message.orderNo
    : 'invoiceNo' in message
      ? message.invoiceNo
      : 'rmaId' in message
        ? message.rmaId
        : 'reportNo' in message
          ? message.reportNo
          : ''

export const outboxRetry: OpsCommand = {
  name: 'outbox:retry',
  summary: 'Sends a mail again that could not be sent',
  positionals: ['id'],
  options: {},
  details: 'The running shop sends it within a quarter of a minute. outbox:list shows the ids.',
  async run({ db, clock }, args) {
    const id = Number(argument(args, 0))
    const waits = and(eq(outbox.outboxId, Number.isSafeInteger(id) ? id : -1), isNull(outbox.doneAt))
    const [row] = await db.update(outbox).set({ attempts: 0, nextTry: clock() }).where(waits).returning()
    if (!row) throw new OpsTrouble(`No mail ${argument(args, 0)} waits to be sent.`)
    return { data: row, text: `Mail ${row.outboxId} will be sent again.` }
  },
}
