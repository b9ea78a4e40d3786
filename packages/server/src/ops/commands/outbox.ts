/** ops outbox:list and outbox:retry */
import { and, asc, eq, isNull } from 'drizzle-orm'
import { formatTime } from '../../catalogue/time'
import { type OutboxMessage, outbox } from '../../db/schema'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { table } from '../table'

export const outboxList: OpsCommand = {
  name: 'outbox:list',
  reads: true,
  summary: 'Lists mails that have not been sent',
  positionals: [],
  options: {},
  details: 'A mail is tried ten times, twice as long after each failure. After that it waits for outbox:retry.',
  async run({ db }) {
    const data = await db.select().from(outbox).where(isNull(outbox.doneAt)).orderBy(asc(outbox.outboxId))
    const rows = data.map(({ outboxId, message, attempts, nextTry }) => [
      outboxId,
      message.kind,
      aboutOf(message),
      `${attempts} tries`,
      formatTime(nextTry),
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
