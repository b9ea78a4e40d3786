/** Lists that are kept in the account, to be ordered again and again. */

import { type CallRead, type CallResult, CODE, SAVED_LIST_LINES } from '@cartwright/core/contract'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { accounts, customers, listReminders, listVersions, orderLines, orders, quickOrders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { assertRoom } from '../limits/account-limits'
import { fullName } from '../session/full-name'
import { localize } from '../texts/localize'
import { generateNumber } from '../transactions/generate-number'
import { runIdempotent } from '../transactions/run-idempotent'
import { transact } from '../transactions/transact'
import { findConflicts } from './find-conflicts'
import { noteVersion } from './list-history'
import { mergeLines } from './merge-lines'
import { isReadableList } from './readable-list'
import { savedListRefusals } from './saved-list-refusals.texts'

/** Saved lists of an account: those that others keep for themselves take no room from it. */
const LISTS_MAX = 200
/** Own ones and shared ones that are listed. */
const LISTED_MAX = 1_000

type Row = typeof quickOrders.$inferSelect
type OpenList = CallResult<'savedLists.open'>
export type SavedList = OpenList['list']

/** The last changed first. */
export async function readLists({ db, caller }: RequestContext): Promise<SavedList[]> {
  const rows = await db
    .select({ row: columns, owner: fullName })
    .from(quickOrders)
    .innerJoin(accounts, eq(accounts.accountId, quickOrders.accountId))
    .where(isReadableList(caller))
    .orderBy(desc(quickOrders.updateTime), desc(quickOrders.quickOrderId))
    .limit(LISTED_MAX)
  return rows.map(({ row, owner }) => toList(row, owner, caller))
}

/** Once per idempotency key. @throws ApiError `REFUSED` when the account has too many */
export async function saveList(
  scope: RequestContext,
  body: CallRead<'savedLists.save'>['body'],
  key: string | undefined,
): Promise<OpenList> {
  const { accountId, custId } = scope.caller
  const { id } = await runIdempotent(
    scope.db,
    { accountId, key, call: 'savedLists.save', body, now: scope.now },
    async db => {
      // All lists of a company are counted and added one after the other.
      await db.select({ custId: customers.custId }).from(customers).where(eq(customers.custId, custId)).for('update')
      const [kept] = await db
        .select({ lists: count() })
        .from(quickOrders)
        .where(and(eq(quickOrders.accountId, accountId), quickOrders.saved))
      assertRoom(kept?.lists ?? 0, 1, LISTS_MAX)
      assertRoom(0, body.lines.length, SAVED_LIST_LINES)
      const [made] = await db
        .insert(quickOrders)
        .values({
          qoNo: `QO-${generateNumber()}`,
          custId,
          accountId,
          name: body.name,
          lines: [],
          saved: true,
          shared: body.shared ?? false,
          createTime: scope.now,
          updateTime: scope.now,
          changedBy: accountId,
          entered: mergeLines([], { version: 1, changed: body.lines, removed: [] }, 1),
        })
        .returning()
      if (!made) throw new Error('an inserted list came back without its id')
      await noteVersion(db, undefined, made, accountId, scope.now)
      return { id: made.quickOrderId }
    },
  )
  return openList(scope, id)
}

/** @throws ApiError `NOT_FOUND` for an unknown list, and for one that is not shared */
export async function openList({ db, caller }: RequestContext, id: number): Promise<OpenList> {
  const [found] = await db
    .select({ row: columns, entered: quickOrders.entered, owner: fullName })
    .from(quickOrders)
    .innerJoin(accounts, eq(accounts.accountId, quickOrders.accountId))
    .where(and(eq(quickOrders.quickOrderId, id), isReadableList(caller)))
  if (!found) throw notFound('This list')
  const lines = found.entered.map(({ key, input, quantity }) => ({ key, input, quantity }))
  return { list: toList(found.row, found.owner, caller), lines }
}

/**
 * Lines by anyone who sees the list; name and sharing by its owner and the main account.
 * @throws ApiError `NOT_FOUND`, `REFUSED`
 */
export async function changeList(
  scope: RequestContext,
  id: number,
  { version, changed, removed, name, shared, asks }: CallRead<'savedLists.change'>['body'],
): Promise<CallResult<'savedLists.change'>> {
  const conflicts = await transact(scope.db, async tx => {
    const list = await lockList(tx, scope, id)
    if (name !== undefined || shared !== undefined) assertManages(list, scope)
    if (version > list.version) throw new ApiError(CODE.BAD_REQUEST, 'The list has no such version yet.')
    const next = list.version + 1
    // Each changed line stands in the list afterwards: no need to merge more than it takes.
    assertRoom(0, changed.length, SAVED_LIST_LINES)
    const found = asks ? await findConflicts({ ...scope, db: tx }, list.entered, { version, changed }) : []
    const open = new Set(found.map(({ key }) => key))
    const taken = changed.filter(({ key }) => !open.has(key))
    const entered = mergeLines(list.entered, { version, changed: taken, removed }, next)
    assertRoomForLines(list.entered, taken, entered)
    const isChanged = JSON.stringify(entered) !== JSON.stringify(list.entered)
    const isRenamed = (name ?? list.name) !== list.name || (shared ?? list.shared) !== list.shared
    if (!isChanged && !isRenamed) return found
    const { accountId } = scope.caller
    const changedTo = { entered, name: name ?? list.name, shared: shared ?? list.shared }
    await tx
      .update(quickOrders)
      .set({ ...changedTo, version: next, updateTime: scope.now, changedBy: accountId })
      .where(eq(quickOrders.quickOrderId, id))
    await noteVersion(tx, list, { quickOrderId: id, ...changedTo }, accountId, scope.now)
    return found
  })
  const answer = await openList(scope, id)
  return conflicts.length > 0 ? { ...answer, conflicts } : answer
}

/**
 * A full list takes the lines that another device has changed too, beside its own ones: nothing that was typed is refused for them. It
 * shrinks again, for no new line finds room in it.
 */
function assertRoomForLines(
  before: readonly { key: string }[],
  changed: readonly { key: string }[],
  after: readonly { key: string }[],
): void {
  const known = new Set([...before, ...changed].map(({ key }) => key))
  const own = after.filter(({ key }) => known.has(key))
  assertRoom(0, own.length, Math.max(SAVED_LIST_LINES, before.length))
  assertRoom(0, after.length, 2 * SAVED_LIST_LINES)
}

/**
 * Of a list that was ordered as a whole, what was ordered last stays as the quick order of its orders: colleagues read it.
 * @throws ApiError `NOT_FOUND`, `REFUSED`
 */
export async function deleteList(scope: RequestContext, id: number): Promise<void> {
  await transact(scope.db, async tx => {
    assertManages(await lockList(tx, scope, id), scope)
    await tx.update(quickOrders).set({ listId: null }).where(eq(quickOrders.listId, id))
    const isIt = eq(quickOrders.quickOrderId, id)
    const lines = await readLastOrdered(tx, id)
    if (!lines) return void (await tx.delete(quickOrders).where(isIt))
    await tx.update(quickOrders).set({ saved: false, shared: false, name: '', entered: [], lines }).where(isIt)
    await tx.delete(listVersions).where(eq(listVersions.quickOrderId, id))
    await tx.delete(listReminders).where(eq(listReminders.quickOrderId, id))
  })
}

/** Lines of the newest order of a list; undefined where it has none. */
async function readLastOrdered(tx: Database, id: number): Promise<Row['lines'] | undefined> {
  const [last] = await tx
    .select({ id: orders.orderId })
    .from(orders)
    .where(eq(orders.quickOrderId, id))
    .orderBy(desc(orders.createTime), desc(orders.orderId))
    .limit(1)
  if (!last) return undefined
  return tx
    .select({ goodsSkuId: orderLines.goodsSkuId, custNumber: orderLines.custNumber, qty: orderLines.qty })
    .from(orderLines)
    .where(eq(orderLines.orderId, last.id))
    .orderBy(asc(orderLines.position))
}

/** Notes on a list, or on the one from which a quick order was made, that it has been ordered. */
export async function noteOrdered(db: Database, quickOrderId: number, now: Date): Promise<void> {
  const listOf = sql`coalesce(${quickOrders.listId}, ${quickOrders.quickOrderId})`
  const from = db.select({ id: listOf }).from(quickOrders).where(eq(quickOrders.quickOrderId, quickOrderId))
  await db.update(quickOrders).set({ lastOrdered: now }).where(sql`${quickOrders.quickOrderId} = (${from})`)
}

/** @throws ApiError `NOT_FOUND` for a list that the caller does not see */
export async function lockList(tx: Database, { caller }: RequestContext, id: number): Promise<Row> {
  const isIt = and(eq(quickOrders.quickOrderId, id), isReadableList(caller))
  const [list] = await tx.select().from(quickOrders).where(isIt).for('update')
  if (!list) throw notFound('This list')
  return list
}

const manages = (list: Pick<Row, 'accountId'>, { accountId, mainAccount }: RequestContext['caller']) =>
  mainAccount || list.accountId === accountId

/** @throws ApiError `REFUSED` */
export function assertManages(list: Row, { caller }: RequestContext): void {
  if (manages(list, caller)) return
  throw new ApiError(CODE.REFUSED, localize(savedListRefusals, 'onlyOwner'))
}

/** Of a list, without its lines. */
export const columns = {
  quickOrderId: quickOrders.quickOrderId,
  qoNo: quickOrders.qoNo,
  name: quickOrders.name,
  shared: quickOrders.shared,
  accountId: quickOrders.accountId,
  lines: sql<number>`jsonb_array_length(${quickOrders.entered})`,
  updateTime: quickOrders.updateTime,
  lastOrdered: quickOrders.lastOrdered,
  version: quickOrders.version,
  changedBy: sql<
    string | null
  >`(select ${fullName} from ${accounts} where ${accounts.accountId} = ${quickOrders.changedBy})`,
}

type ListRow = Pick<
  Row,
  'quickOrderId' | 'qoNo' | 'name' | 'shared' | 'accountId' | 'updateTime' | 'lastOrdered' | 'version'
> & { lines: number; changedBy: string | null }

export const toList = (
  row: ListRow,
  owner: string,
  caller: RequestContext['caller'],
): SavedList & { own: boolean } => ({
  id: row.quickOrderId,
  qoNo: row.qoNo,
  name: row.name,
  shared: row.shared,
  canManage: manages(row, caller),
  owner,
  own: row.accountId === caller.accountId,
  lines: Number(row.lines),
  updateTime: formatTime(row.updateTime),
  changedBy: row.changedBy ?? owner,
  lastOrdered: row.lastOrdered && formatTime(row.lastOrdered),
  version: row.version,
})
