/** Reminds companies of invoices that are overdue: once for each step of an invoice. */
import { addDays, dayIn } from '@cartwright/core/rules'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { customers, invoices, receivables, reminders, sellers } from '../db/schema'
import type { Deps } from '../http/handler'
import { acquire, limitKey } from '../limits/rate-limit'
import { startRounds } from '../process/rounds'
import { hourIn } from '../site/hour-in'
import { transact } from '../transactions/transact'
import { announceOverdue } from './announce-invoice'

/** Days after the due day, the last step first. */
const STEPS = [30, 14, 1] as const
/** Mails come in the morning of the site. */
const FIRST_HOUR = 8
const TURN_MS = 60 * 60_000 - 60_000

/** A process that starts has more urgent work. */
const FIRST_ROUND_MS = 90_000

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Looks for overdue invoices again and again; `stop` ends that. */
export const startReminders = (deps: ReminderDeps): { stop(): void } =>
  startRounds(() => remindOverdue(deps), { firstMs: FIRST_ROUND_MS, failed: 'reminders.failed', log: deps.log })

/**
 * @returns how many invoices it has reminded of; undefined when another process has done so within the hour
 * @source FIN-006
 */
export async function remindOverdue({ db, clock, log }: ReminderDeps): Promise<number | undefined> {
  const now = clock()
  if (!(await acquire(db, limitKey('reminders'), now, TURN_MS))) return undefined
  let reminded = 0
  for (const { orgId, timeZone } of await db.select().from(sellers)) {
    if (hourIn(timeZone, now) < FIRST_HOUR) continue
    for (const { receivableId } of await findOverdue(db, orgId, dayIn(timeZone, now))) {
      if (await transact(db, tx => remind(tx, receivableId, dayIn(timeZone, now), now))) reminded += 1
    }
  }
  if (reminded > 0) log.info('reminders.done', { reminded })
  return reminded
}

/** Notes the steps that have passed, without a message: for invoices that are older than the shop. */
export async function skipReminders(db: Database, now: Date): Promise<void> {
  for (const { orgId, timeZone } of await db.select().from(sellers)) {
    const today = dayIn(timeZone, now)
    for (const { receivableId, step } of await findOverdue(db, orgId, today)) {
      await db.insert(reminders).values({ receivableId, step, createTime: now }).onConflictDoNothing()
    }
  }
}

/** The step that an invoice has reached. */
const reached = (today: string) =>
  sql<number>`case ${sql.join(
    STEPS.map(step => sql`when ${receivables.dueDate} <= ${addDays(today, -step)} then ${step}::int`),
    sql` `,
  )} end`

/** Open invoices of a site that a step is due of. A step that was missed is left out when a later one is due. */
const findOverdue = (db: Database, orgId: number, today: string) =>
  db
    .select({ receivableId: receivables.receivableId, step: reached(today) })
    .from(receivables)
    .innerJoin(customers, eq(customers.custId, receivables.custId))
    .where(and(eq(customers.orgId, orgId), isDue(today)))
    .orderBy(asc(receivables.receivableId))

const isDue = (today: string) =>
  and(
    eq(receivables.type, 'invoice'),
    eq(receivables.status, 'open'),
    lte(receivables.dueDate, addDays(today, -1)),
    sql`not exists (select from ${reminders} r where r.receivable_id = ${receivables.receivableId} and r.step >= ${reached(today)})`,
  )

/** A payment that is booked meanwhile is waited for, and ends the reminder. @returns whether it is still due */
async function remind(tx: Database, receivableId: number, today: string, now: Date): Promise<boolean> {
  const [entry] = await tx
    .select({
      custId: receivables.custId,
      dueDate: receivables.dueDate,
      balance: receivables.balance,
      step: reached(today),
      snapshot: invoices.snapshot,
    })
    .from(receivables)
    .innerJoin(invoices, eq(invoices.invoiceId, receivables.invoiceId))
    .where(and(eq(receivables.receivableId, receivableId), isDue(today)))
    .for('update', { of: receivables })
  if (!entry) return false
  const { step, snapshot, ...due } = entry
  const [noted] = await tx
    .insert(reminders)
    .values({ receivableId, step, createTime: now })
    .onConflictDoNothing()
    .returning({ step: reminders.step })
  if (!noted) return false
  await announceOverdue(tx, snapshot, due, now)
  return true
}
