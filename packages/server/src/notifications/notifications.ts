/** What the supplier tells its buyers: everybody of a region, those of a site, or one account. */
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { notificationReads, notifications } from '../db/schema'
import { mayUse } from '../http/authorization'
import type { Deps, Principal } from '../http/handler'

/** Title and text, by language; English is there when another is missing. */
export type NotificationTexts = Record<string, { title: string; text: string }>

export interface ListedNotification {
  notificationId: number
  title: string
  text: string
  createTime: Date
  read: boolean
}

const FALLBACK = 'en'
/** The newest ones; no one reads further back. */
const SHOWN = 200

/** What one account is told is about orders, returns and invoices of its company: who may not read all of these reads what all are told. */
const PERSONAL = ['orders', 'returns', 'finance'] as const

const isFor = (caller: Principal, { region }: Deps) => {
  const isForAll = isNull(notifications.accountId)
  const maySeeOwn = PERSONAL.every(right => mayUse(caller, right))
  return and(
    eq(notifications.region, region),
    or(isNull(notifications.orgId), eq(notifications.orgId, caller.orgId)),
    maySeeOwn ? or(isForAll, eq(notifications.accountId, caller.accountId)) : isForAll,
  )
}

/** In the language asked for, else in English, else in any. */
export const wordsOf = (texts: NotificationTexts, language: string): NotificationTexts[string] | undefined =>
  texts[language] ?? texts[FALLBACK] ?? Object.values(texts)[0]

/** Newest first. */
export async function listNotifications(
  caller: Principal,
  language: string,
  deps: Deps,
): Promise<readonly ListedNotification[]> {
  const { notificationId, texts, createTime } = notifications
  const rows = await deps.db
    .select({ notificationId, texts, createTime, readBy: notificationReads.accountId })
    .from(notifications)
    .leftJoin(
      notificationReads,
      and(
        eq(notificationReads.notificationId, notifications.notificationId),
        eq(notificationReads.accountId, caller.accountId),
      ),
    )
    .where(isFor(caller, deps))
    .orderBy(desc(notifications.createTime), desc(notifications.notificationId))
    .limit(SHOWN)
  return rows.flatMap(({ texts: byLanguage, readBy, ...row }) => {
    const words = wordsOf(byLanguage, language)
    return words ? [{ ...row, ...words, read: readBy !== null }] : []
  })
}

/** Remembers what an account has read; ids of others are left alone. */
export async function markRead(caller: Principal, ids: readonly number[], deps: Deps): Promise<void> {
  const own = await deps.db
    .select({ notificationId: notifications.notificationId })
    .from(notifications)
    .where(and(inArray(notifications.notificationId, [...ids]), isFor(caller, deps)))
  if (own.length === 0) return
  const readTime = deps.clock()
  await deps.db
    .insert(notificationReads)
    .values(own.map(row => ({ ...row, accountId: caller.accountId, readTime })))
    .onConflictDoNothing()
}
