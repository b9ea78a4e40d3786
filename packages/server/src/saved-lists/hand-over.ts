/** Lists that an account hands over to those who place the orders (docs/decisions/0091-the-right-to-order.md). */

import { CODE } from '@cartwright/core/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { accounts, notifications, quickOrders } from '../db/schema'
import { ApiError } from '../http/api-error'
import { assertWithinLimit, limitKey } from '../limits/rate-limit'
import { enqueue } from '../outbox/outbox'
import { fullName } from '../session/full-name'
import { localize } from '../texts/localize'
import { runIdempotent } from '../transactions/run-idempotent'
import { handOverTexts } from './hand-over.texts'
import { noteVersion } from './list-history'
import { listNotification } from './list-notification'
import { savedListRefusals } from './saved-list-refusals.texts'
import { assertManages, lockList, openList, type SavedList } from './saved-lists'

/** Of one account: enough for a day of orders, too few to fill the notifications of others. */
const HANDED_OVER = { max: 60, windowMs: 60 * 60_000 }

/**
 * Shares the list with the company, and tells its main accounts by a notification and a mail. Once per idempotency key.
 * @throws ApiError `NOT_FOUND`; `REFUSED` for a list that is not the caller's to share, and where no one else places orders; `TOO_MANY`
 * @source API-080
 */
export async function handOverList(scope: RequestContext, id: number, key: string | undefined): Promise<SavedList> {
  const { accountId } = scope.caller
  await runIdempotent(
    scope.db,
    { accountId, key, call: 'savedLists.handOver', body: { id }, now: scope.now },
    async tx => {
      const list = await lockList(tx, scope, id)
      await assertWithinLimit(tx, limitKey('handed-over', String(accountId)), scope.now, HANDED_OVER)
      if (!list.shared) {
        assertManages(list, scope)
        const changedTo = { entered: list.entered, name: list.name, shared: true }
        await tx
          .update(quickOrders)
          .set({ shared: true, version: list.version + 1, updateTime: scope.now, changedBy: accountId })
          .where(eq(quickOrders.quickOrderId, id))
        await noteVersion(tx, list, { quickOrderId: id, ...changedTo }, accountId, scope.now)
      }
      await tellMainAccounts(tx, scope, list)
      return { id }
    },
  )
  return (await openList(scope, id)).list
}

async function tellMainAccounts(
  tx: Database,
  { caller, region, now }: RequestContext,
  { quickOrderId: id, name }: { quickOrderId: number; name: string },
): Promise<void> {
  const isOther = ne(accounts.accountId, caller.accountId)
  const isMain = and(eq(accounts.custId, caller.custId), eq(accounts.mainAccount, true), eq(accounts.active, true))
  const mains = await tx.select({ accountId: accounts.accountId }).from(accounts).where(and(isMain, isOther))
  if (mains.length === 0) throw new ApiError(CODE.REFUSED, localize(savedListRefusals, 'noMainAccount'))
  const [by] = await tx.select({ name: fullName }).from(accounts).where(eq(accounts.accountId, caller.accountId))
  const texts = listNotification(handOverTexts, { id, name }, { by: by?.name ?? caller.userName }, region)
  const sent = await tx
    .insert(notifications)
    .values(mains.map(({ accountId }) => ({ region, accountId, texts, createTime: now })))
    .returning({ notificationId: notifications.notificationId, accountId: notifications.accountId })
  await enqueue(
    tx,
    sent.flatMap(({ notificationId, accountId }) =>
      accountId === null ? [] : [{ kind: 'notified' as const, accountId, notificationId }],
    ),
    now,
  )
}
