/** Filters of lists that an account has given names; no one else sees them. */

import { type CallRead, CODE, type Right, type SavedView, VIEWS_MAX, type ViewedList } from '@cartwright/core/contract'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { accounts, savedViews } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { assertRight } from '../http/authorization'
import { localize } from '../texts/localize'
import { transact } from '../transactions/transact'
import { savedViewRefusals } from './saved-view-refusals.texts'

/** What a view of a list asks for: a filter may hold the number of an invoice. */
export const RIGHT_OF: Readonly<Record<ViewedList, Right>> = {
  orders: 'orders',
  invoices: 'finance',
  returns: 'returns',
}

export const readViews = (db: Database, accountId: number, list: ViewedList): Promise<SavedView[]> =>
  db
    .select({ id: savedViews.viewId, name: savedViews.name, filter: savedViews.filter, isFirst: savedViews.isFirst })
    .from(savedViews)
    .where(isOf(accountId, list))
    .orderBy(asc(sql`lower(${savedViews.name})`))

const isOf = (accountId: number, list: string) => and(eq(savedViews.accountId, accountId), eq(savedViews.list, list))

const isNamed = (name: string) => sql`lower(${savedViews.name}) = lower(${name})`

const lockViews = (tx: Database, accountId: number) =>
  tx.select({ id: accounts.accountId }).from(accounts).where(eq(accounts.accountId, accountId)).for('update')

/** @throws ApiError `REFUSED` when there are as many as an account may have */
export function saveView(
  { db, caller: { accountId } }: RequestContext,
  { list, name, filter }: CallRead<'savedViews.save'>['body'],
): Promise<SavedView[]> {
  return transact(db, async tx => {
    // Views that are saved at the same moment are counted one after the other.
    await lockViews(tx, accountId)
    // One of the same name stays the same view: another tab may show it.
    const isSame = and(isOf(accountId, list), isNamed(name))
    const replaced = await tx
      .update(savedViews)
      .set({ name, filter })
      .where(isSame)
      .returning({ id: savedViews.viewId })
    if (replaced.length > 0) return readViews(tx, accountId, list)
    if ((await tx.$count(savedViews, isOf(accountId, list))) >= VIEWS_MAX) {
      throw new ApiError(CODE.REFUSED, localize(savedViewRefusals, 'tooManyViews', { max: VIEWS_MAX }))
    }
    await tx.insert(savedViews).values({ accountId, list, name, filter })
    return readViews(tx, accountId, list)
  })
}

/** @throws ApiError `NOT_FOUND` for an unknown view, and for someone else's; `REFUSED` when another one has the name */
export function changeView(
  { db, caller }: RequestContext,
  id: number,
  { name, isFirst }: CallRead<'savedViews.change'>['body'],
): Promise<SavedView[]> {
  const { accountId } = caller
  return transact(db, async tx => {
    await lockViews(tx, accountId)
    const isIt = and(eq(savedViews.viewId, id), eq(savedViews.accountId, accountId))
    const [view] = await tx.select().from(savedViews).where(isIt)
    if (!view) throw notFound(`View ${id}`)
    // Kept in the database as the text it is.
    const list = view.list as ViewedList
    assertRight(caller, RIGHT_OF[list])
    if (name !== undefined) {
      const isAnother = and(isOf(accountId, list), isNamed(name), ne(savedViews.viewId, id))
      if ((await tx.$count(savedViews, isAnother)) > 0) {
        throw new ApiError(CODE.REFUSED, localize(savedViewRefusals, 'nameTaken'))
      }
      await tx.update(savedViews).set({ name }).where(isIt)
    }
    if (isFirst !== undefined) {
      await tx.update(savedViews).set({ isFirst: false }).where(isOf(accountId, list))
      if (isFirst) await tx.update(savedViews).set({ isFirst }).where(isIt)
    }
    return readViews(tx, accountId, list)
  })
}

/** @throws ApiError `NOT_FOUND` for an unknown view, and for someone else's */
export async function removeView({ db, caller }: RequestContext, id: number): Promise<void> {
  const isIt = and(eq(savedViews.viewId, id), eq(savedViews.accountId, caller.accountId))
  const [view] = await db.select({ list: savedViews.list }).from(savedViews).where(isIt)
  if (!view) throw notFound(`View ${id}`)
  // Kept in the database as the text it is.
  assertRight(caller, RIGHT_OF[view.list as ViewedList])
  await db.delete(savedViews).where(isIt)
}
