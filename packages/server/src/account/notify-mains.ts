/** Tells the main accounts of a company what it should know of, by a notification and a mail. */
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { accounts, customers, notifications, orgSites } from '../db/schema'
import { enqueue } from '../outbox/outbox'
import { inEveryLanguage, type Spoken } from '../texts/language'

export interface MainAccount {
  accountId: number
  region: string
}

/** The main accounts of a company that may sign in. */
export const readMains = (db: Database, custId: number): Promise<MainAccount[]> =>
  db
    .select({ accountId: accounts.accountId, region: orgSites.region })
    .from(accounts)
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(and(eq(accounts.custId, custId), eq(accounts.mainAccount, true), eq(accounts.active, true)))

/** @param say title and text in a language; the text is HTML */
export async function notifyAccounts(
  db: Database,
  mains: readonly MainAccount[],
  { say, now }: { say: (language: Spoken) => { title: string; text: string }; now: Date },
): Promise<void> {
  if (mains.length === 0) return
  const sent = await db
    .insert(notifications)
    .values(
      mains.map(({ accountId, region }) => ({
        region,
        accountId,
        texts: inEveryLanguage(region, say),
        createTime: now,
      })),
    )
    .returning({ notificationId: notifications.notificationId, accountId: notifications.accountId })
  await enqueue(
    db,
    sent.flatMap(({ notificationId, accountId }) =>
      accountId === null ? [] : [{ kind: 'notified' as const, accountId, notificationId }],
    ),
    now,
  )
}
