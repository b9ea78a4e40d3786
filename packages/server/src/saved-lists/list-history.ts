/** Who changed what in a saved list, from the versions that are stored of it. */
import type { CallResult, ListChange } from '@cartwright/core/contract'
import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { formatTime } from '../catalogue/time'
import type { Database } from '../db/database'
import { accounts, listReminders, listVersions, quickOrders } from '../db/schema'
import { notFound } from '../http/api-error'
import { fullName } from '../session/full-name'
import { isReadableList } from './readable-list'

/** Of a list: the oldest go first. */
const VERSIONS_MAX = 12
/** Changes of one account with shorter pauses are one version: each typed digit is saved. */
const PAUSE_MS = 30 * 60_000
/** Lines of a change that are named. */
const NAMED_LINES = 5

type List = Pick<
  typeof quickOrders.$inferSelect,
  'quickOrderId' | 'accountId' | 'changedBy' | 'name' | 'shared' | 'entered' | 'createTime' | 'updateTime'
>
type Version = typeof listVersions.$inferSelect

/**
 * Stores how an account leaves a list.
 * @param tx a transaction that has locked the list
 * @param before the list before the change; undefined where it is new
 */
export async function noteVersion(
  tx: Database,
  before: List | undefined,
  after: Pick<List, 'quickOrderId' | 'name' | 'shared' | 'entered'>,
  accountId: number,
  now: Date,
): Promise<void> {
  const { quickOrderId, name, shared } = after
  const ofList = eq(listVersions.quickOrderId, quickOrderId)
  const left = { name, shared, entered: after.entered.map(({ key, input, quantity }) => ({ key, input, quantity })) }
  const [last] = await tx.select().from(listVersions).where(ofList).orderBy(desc(listVersions.listVersionId)).limit(1)
  // What was before the sharing must not be in one version with it: colleagues see the history from there on.
  const goesOn = last?.accountId === accountId && last.shared === shared
  if (last && goesOn && now.getTime() - last.updateTime.getTime() < PAUSE_MS) {
    const isIt = eq(listVersions.listVersionId, last.listVersionId)
    await tx
      .update(listVersions)
      .set({ ...left, updateTime: now })
      .where(isIt)
    return
  }
  if (!last && before) await tx.insert(listVersions).values(toVersion(before))
  await tx.insert(listVersions).values({ quickOrderId, accountId, ...left, createTime: now, updateTime: now })
  const kept = tx
    .select({ id: listVersions.listVersionId })
    .from(listVersions)
    .where(ofList)
    .orderBy(desc(listVersions.listVersionId))
    .limit(VERSIONS_MAX)
  await tx.delete(listVersions).where(and(ofList, notInArray(listVersions.listVersionId, kept)))
}

/** A list of which no version has been stored yet. */
const toVersion = ({ quickOrderId, accountId, changedBy, name, shared, entered, updateTime }: List) => ({
  quickOrderId,
  accountId: changedBy ?? accountId,
  name,
  shared,
  createTime: updateTime,
  updateTime,
  entered: entered.map(({ key, input, quantity }) => ({ key, input, quantity })),
})

/**
 * The last changes first. Its owner sees all of them; colleagues see those since the list was last shared.
 * @throws ApiError `NOT_FOUND` for a list that the account does not see
 * @source API-080
 */
export async function readHistory(
  { db, caller }: RequestContext,
  id: number,
): Promise<CallResult<'savedLists.history'>> {
  const [list] = await db
    .select({ createTime: quickOrders.createTime, ownerId: quickOrders.accountId, days: listReminders.days })
    .from(quickOrders)
    .leftJoin(
      listReminders,
      and(eq(listReminders.quickOrderId, quickOrders.quickOrderId), eq(listReminders.accountId, caller.accountId)),
    )
    .where(and(eq(quickOrders.quickOrderId, id), isReadableList(caller)))
  if (!list) throw notFound('This list')
  const versions = await db
    .select({ version: listVersions, by: fullName })
    .from(listVersions)
    .innerJoin(accounts, eq(accounts.accountId, listVersions.accountId))
    .where(eq(listVersions.quickOrderId, id))
    .orderBy(asc(listVersions.listVersionId))
  const isOwner = list.ownerId === caller.accountId
  const sharedFrom = versions.findLastIndex(({ version }) => !version.shared) + 1
  const changes = versions.flatMap(({ version, by }, at) => {
    if (!isOwner && at < sharedFrom) return []
    const before = versions[at - 1]?.version
    const isFirst = version.createTime.getTime() === list.createTime.getTime()
    if (!before && !isFirst) return []
    const change = toShownChange(before, version, isOwner)
    const isOwn = version.accountId === caller.accountId
    return isEmpty(change) ? [] : [{ ...change, by, own: isOwn, time: formatTime(version.updateTime) }]
  })
  return { changes: changes.reverse(), reminderDays: list.days }
}

type Change = Omit<ListChange, 'by' | 'own' | 'time'>

const NO_CHANGE: Change = {
  created: false,
  oldName: null,
  shared: null,
  lines: [],
  added: 0,
  changed: 0,
  removed: 0,
}

const isEmpty = ({ created, oldName, shared, added, changed, removed }: Change) =>
  !created && oldName === null && shared === null && added + changed + removed === 0

/** The first version that colleagues see of a list that was private says only that it is shared: what else it changed was private. */
function toShownChange(before: Version | undefined, version: Version, isOwner: boolean): Change {
  if (!before) return { ...NO_CHANGE, created: true, added: version.entered.length }
  if (!isOwner && !before.shared) return { ...NO_CHANGE, shared: true }
  return toChange(before, version)
}

function toChange(before: Version, after: Version): Change {
  const known = new Map(before.entered.map(line => [line.key, line]))
  const lines: ListChange['lines'] = []
  for (const { key, input, quantity } of after.entered) {
    const old = known.get(key)
    known.delete(key)
    if (old && old.input === input && old.quantity === quantity) continue
    // Another number in the same place is another line.
    if (old && old.input === input) lines.push({ input, before: old.quantity, after: quantity })
    else {
      if (old) lines.push({ input: old.input, before: old.quantity, after: null })
      lines.push({ input, before: null, after: quantity })
    }
  }
  for (const { input, quantity } of known.values()) lines.push({ input, before: quantity, after: null })
  // A line that holds nothing yet says nothing.
  const named = lines.filter(({ input }) => input.trim() !== '')
  const count = (is: (line: ListChange['lines'][number]) => boolean) => named.filter(is).length
  return {
    created: false,
    oldName: before.name === after.name ? null : before.name,
    shared: before.shared === after.shared ? null : after.shared,
    lines: named.slice(0, NAMED_LINES),
    added: count(line => line.before === null),
    changed: count(line => line.before !== null && line.after !== null),
    removed: count(line => line.after === null),
  }
}
