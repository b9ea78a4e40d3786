/** Reminds accounts of saved lists that have not been ordered for the days they asked for. */
import type { ReminderDays } from '@cartwright/core/contract'
import { hasPermission } from '@cartwright/core/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { accounts, customers, listReminders, notifications, orgSites, quickOrders, sellers } from '../db/schema'
import { notFound } from '../http/api-error'
import type { Deps } from '../http/handler'
import { acquire, limitKey } from '../limits/rate-limit'
import { enqueue } from '../outbox/outbox'
import { startRounds } from '../process/rounds'
import { findPrincipal } from '../session/find-principal'
import { hourIn } from '../site/hour-in'
import { transact } from '../transactions/transact'
import { listNotification } from './list-notification'
import { listReminderTexts } from './list-reminder.texts'
import { isReadableList } from './readable-list'

/** Reminders come in the morning of the site. */
const FIRST_HOUR = 8
const TURN_MS = 60 * 60_000 - 60_000
/** A process that starts has more urgent work. */
const FIRST_ROUND_MS = 120_000

/**
 * @param days after the last order, or from now on where there is none; null ends the reminder
 * @throws ApiError `NOT_FOUND` for a list that the account does not see
 * @source API-080
 */
export async function setReminder({ db, caller, now }: RequestContext, id: number, days: ReminderDays | null) {
  const isIt = and(eq(quickOrders.quickOrderId, id), isReadableList(caller))
  const [list] = await db.select({ id: quickOrders.quickOrderId }).from(quickOrders).where(isIt)
  if (!list) throw notFound('This list')
  const { accountId } = caller
  if (days === null) {
    await db.delete(listReminders).where(isReminder(id, accountId))
    return
  }
  await db
    .insert(listReminders)
    .values({ quickOrderId: id, accountId, days, since: now })
    .onConflictDoUpdate({ target: [listReminders.quickOrderId, listReminders.accountId], set: { days, since: now } })
}

const isReminder = (id: number, accountId: number) =>
  and(eq(listReminders.quickOrderId, id), eq(listReminders.accountId, accountId))

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Looks for lists to remind of again and again; `stop` ends that. */
export const startListReminders = (deps: ReminderDeps): { stop(): void } =>
  startRounds(() => remindOfLists(deps), { firstMs: FIRST_ROUND_MS, failed: 'list-reminders.failed', log: deps.log })

/** @returns how many reminders were sent; undefined when another process has done so within the hour */
export async function remindOfLists({ db, clock, log }: ReminderDeps): Promise<number | undefined> {
  const now = clock()
  if (!(await acquire(db, limitKey('list-reminders'), now, TURN_MS))) return undefined
  let reminded = 0
  for (const { quickOrderId, accountId, timeZone } of await findDue(db, now)) {
    if (hourIn(timeZone, now) < FIRST_HOUR) continue
    if (await transact(db, tx => remind(tx, quickOrderId, accountId, now))) reminded += 1
  }
  if (reminded > 0) log.info('list-reminders.done', { reminded })
  return reminded
}

/** Since the last order, the last reminder, or since it was asked for. */
const isDue = (now: Date) =>
  sql`greatest(${listReminders.since}, ${quickOrders.lastOrdered}) + ${listReminders.days} * interval '1 day' <= ${now.toISOString()}::timestamptz`

const findDue = (db: Database, now: Date) =>
  db
    .select({
      quickOrderId: listReminders.quickOrderId,
      accountId: listReminders.accountId,
      timeZone: sellers.timeZone,
    })
    .from(listReminders)
    .innerJoin(quickOrders, eq(quickOrders.quickOrderId, listReminders.quickOrderId))
    .innerJoin(customers, eq(customers.custId, quickOrders.custId))
    .innerJoin(sellers, eq(sellers.orgId, customers.orgId))
    .where(isDue(now))

/** @returns whether it was still due, and the account still sees the list */
async function remind(tx: Database, id: number, accountId: number, now: Date): Promise<boolean> {
  const [due] = await tx
    .select({ days: listReminders.days, name: quickOrders.name, region: orgSites.region })
    .from(listReminders)
    .innerJoin(quickOrders, eq(quickOrders.quickOrderId, listReminders.quickOrderId))
    .innerJoin(accounts, eq(accounts.accountId, listReminders.accountId))
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(and(isReminder(id, accountId), isDue(now)))
    .for('update', { of: listReminders })
  if (!due) return false
  if (!(await mayOrder(tx, id, accountId))) {
    await tx.delete(listReminders).where(isReminder(id, accountId))
    return false
  }
  await tx.update(listReminders).set({ since: now }).where(isReminder(id, accountId))
  const { days, name, region } = due
  const [notification] = await tx
    .insert(notifications)
    .values({
      region,
      accountId,
      texts: listNotification(listReminderTexts, { id, name }, { days: String(days) }, region),
      createTime: now,
    })
    .returning({ notificationId: notifications.notificationId })
  if (!notification) throw new Error('an inserted notification came back without its id')
  await enqueue(tx, [{ kind: 'notified', accountId, ...notification }], now)
  return true
}

async function mayOrder(tx: Database, id: number, accountId: number): Promise<boolean> {
  const found = await findPrincipal(tx, accountId)
  if (!found || !hasPermission(found.principal.permissions, ['cust:myquickorder'])) return false
  const isIt = and(eq(quickOrders.quickOrderId, id), isReadableList(found.principal))
  const [list] = await tx.select({ id: quickOrders.quickOrderId }).from(quickOrders).where(isIt)
  return list !== undefined
}
