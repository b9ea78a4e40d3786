/** Drafts of returns: begun, saved as often as they change, handed in or deleted. */

import { type CallRead, CODE, type Return } from '@cartwright/core/contract'
import { isNeverArrived, RETURN_FILES_MAX, returnBlocks, sendsGoods } from '@cartwright/core/rules'
import { and, asc, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { readToday } from '../account/billing'
import { isOneOf } from '../catalogue/is-one-of'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { record } from '../db/record'
import { intArray } from '../db/rows'
import { addresses, orderLines, rmaEvents, rmaFiles, rmaLines, rmas } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import { localize } from '../texts/localize'
import { generateNumber } from '../transactions/generate-number'
import { lockAccount } from '../transactions/lock-account'
import { runIdempotent } from '../transactions/run-idempotent'
import { transact } from '../transactions/transact'
import { fileRefusals } from '../uploads/file-refusals.texts'
import { announceReturn } from './announce-return'
import { getReturn, problemsOf } from './read-return'
import { isWaitingFile } from './return-files'
import { returnRefusals } from './return-refusals.texts'
import { assertEachOnce, readReturnable } from './returnable'

/** Drafts of an account at the same time. */
const DRAFTS_MAX = 50

type Draft = CallRead<'rma.create'>['body']
type Row = typeof rmas.$inferSelect

/**
 * Once per idempotency key.
 * @throws ApiError `REFUSED` for goods that have not arrived, and for more drafts than are kept
 * @source API-084, RMA-005, RMA-010
 */
export async function createDraft(scope: RequestContext, body: Draft, key: string | undefined): Promise<Return> {
  const { accountId, custId } = scope.caller
  const { id } = await runIdempotent(
    scope.db,
    { accountId, key, call: 'rma.create', body, now: scope.now },
    async tx => {
      // Drafts that are begun at the same moment are counted one after the other.
      await lockAccount(tx, accountId)
      const isOwn = and(eq(rmas.accountId, accountId), eq(rmas.status, 'draft'))
      const [drafts] = await tx.select({ kept: count() }).from(rmas).where(isOwn)
      const text = localize(returnRefusals, 'tooManyDrafts', {
        max: DRAFTS_MAX,
      })
      if ((drafts?.kept ?? 0) >= DRAFTS_MAX) throw new ApiError(CODE.REFUSED, text, { max: DRAFTS_MAX })
      const times = { createTime: scope.now, updateTime: scope.now }
      const [made] = await tx
        .insert(rmas)
        .values({ rmaNo: `RMA-${generateNumber()}`, custId, accountId, ...times })
        .returning()
      if (!made) throw new Error('an inserted return came back without its id')
      await store({ ...scope, db: tx }, made, body)
      return { id: made.rmaId }
    },
  )
  return getReturn(scope, id)
}

/**
 * @throws ApiError `REFUSED` with `data.newer` for an older version and for a return that was submitted, and as `createDraft`;
 *   `NOT_FOUND`
 * @source API-084
 */
export async function saveDraft(
  scope: RequestContext,
  { id, version, ...body }: CallRead<'rma.save'>['body'],
): Promise<Return> {
  const isSaved = await transact(scope.db, async tx => {
    const rma = await lockReturn(tx, scope, id)
    if (rma.status !== 'draft' || rma.version !== version) return false
    await store({ ...scope, db: tx }, rma, body)
    await tx
      .update(rmas)
      .set({ version: version + 1, updateTime: scope.now })
      .where(eq(rmas.rmaId, id))
    return true
  })
  const newer = await getReturn(scope, id)
  if (!isSaved) throw new ApiError(CODE.REFUSED, localize(returnRefusals, 'changedElsewhere'), { newer })
  return newer
}

/**
 * Checks everything again while no other return can take the same pieces.
 * @throws ApiError `REFUSED` with `data.newer` where something is wrong; `NOT_FOUND`
 * @source API-085, RMA-007
 */
export async function submitDraft(scope: RequestContext, id: number, version: number): Promise<Return> {
  const outcome = await transact(scope.db, async tx => {
    const inside = { ...scope, db: tx }
    const rma = await lockReturn(tx, scope, id)
    if (rma.status !== 'draft') return 'submitted'
    if (rma.version !== version) return 'changed'
    const rows = await tx.select().from(rmaLines).where(eq(rmaLines.rmaId, id)).orderBy(asc(rmaLines.position))
    const ids = rows.map(line => line.orderLineId)
    // Every return of these pieces waits here.
    await tx
      .select({ id: orderLines.orderLineId })
      .from(orderLines)
      .where(isOneOf(orderLines.orderLineId, intArray(ids)))
      .orderBy(asc(orderLines.orderLineId))
      .for('update')
    const found = await readReturnable(inside, ids, id)
    const today = await readToday(tx, scope.caller.orgId, scope.now)
    const lineProblems = problemsOf(rows, found, today).flat()
    const isWrong = ids.some(line => !found.has(line)) || lineProblems.some(problem => problem.blocks)
    const { problems } = await getReturn(inside, id)
    if (isWrong || problems.length > 0) return 'wrong'
    await tx
      .update(rmaLines)
      .set({ held: sql`${rmaLines.returnQty}` })
      .where(eq(rmaLines.rmaId, id))
    await tx
      .update(rmas)
      .set({
        status: 'application for return',
        submitTime: scope.now,
        updateTime: scope.now,
        ...(!sendsGoods(rows) && NO_WAY_BACK),
      })
      .where(eq(rmas.rmaId, id))
    await recordReturnEvent(tx, id, 'submitted', scope.now, scope.caller.accountId)
    await announceReturn(tx, 'returnSubmitted', id, scope.now)
    return 'submitted'
  })
  const rma = await getReturn(scope, id)
  if (outcome === 'submitted') return rma
  const text = localize(returnRefusals, outcome === 'changed' ? 'changedElsewhere' : 'linesNotReturnable')
  throw new ApiError(CODE.REFUSED, text, { newer: rma })
}

/** A return that sends nothing keeps nothing of what was chosen before its lines said so. */
const NO_WAY_BACK = { deliveryType: null, returnAddress: null, forwarder: '', otherForwarder: '', trackingNo: '' }

/** @throws ApiError `REFUSED` for a return that was submitted; `NOT_FOUND` @source API-086 */
export async function deleteDraft(scope: RequestContext, id: number): Promise<void> {
  await transact(scope.db, async tx => {
    const rma = await lockReturn(tx, scope, id)
    if (rma.status !== 'draft') throw new ApiError(CODE.REFUSED, localize(returnRefusals, 'submittedAlready'))
    await tx.delete(rmas).where(eq(rmas.rmaId, id))
  })
}

/** In the history of the return, which its buyer sees, and in the audit. */
export async function recordReturnEvent(
  tx: Database,
  rmaId: number,
  kind: ReturnEventKind,
  at: Date,
  actor: number | null = null,
): Promise<void> {
  await tx.insert(rmaEvents).values({ rmaId, at, kind, actor })
  const [rma] = await tx.select({ rmaNo: rmas.rmaNo, custId: rmas.custId }).from(rmas).where(eq(rmas.rmaId, rmaId))
  if (rma) await record(tx, at, { action: `return.${kind}`, subject: rma.rmaNo, custId: rma.custId })
}

type ReturnEventKind = 'submitted' | 'approved' | 'rejected' | 'received' | 'reduced' | 'refunded'

async function lockReturn(tx: Database, { caller }: RequestContext, id: number): Promise<Row> {
  const isIt = and(eq(rmas.rmaId, id), eq(rmas.custId, caller.custId))
  const [rma] = await tx.select().from(rmas).where(isIt).for('update')
  if (!rma) throw notFound(`Return ${id}`)
  return rma
}

/** Replaces the content. Goods that have not arrived are not taken in; what else is wrong is said beside its line. */
async function store(scope: RequestContext, rma: Row, { lines, addressId, ...fields }: Draft): Promise<void> {
  const { db } = scope
  const { rmaId } = rma
  const had = await db.select({ id: rmaLines.orderLineId }).from(rmaLines).where(eq(rmaLines.rmaId, rmaId))
  assertEachOnce(lines)
  const found = await readReturnable(
    scope,
    lines.map(line => line.orderLineId),
    rmaId,
  )
  for (const { orderLineId: id, partSkuId } of lines) {
    const known = found.get(id)
    if (!known) throw notFound(`Order line ${id}`)
    if (partSkuId != null && !known.kitParts.some(({ goodsSkuId }) => goodsSkuId === partSkuId))
      throw notFound(`Part ${partSkuId}`)
    const isNew = !had.some(line => line.id === id)
    if (isNew && returnBlocks(known).some(({ code }) => code === 'NOT_DELIVERED' || code === 'CANCELLED'))
      throw new ApiError(CODE.REFUSED, localize(returnRefusals, 'notDelivered'))
  }
  await db
    .update(rmas)
    .set({
      deliveryType: fields.deliveryType ?? null,
      forwarder: fields.forwarder ?? '',
      otherForwarder: fields.otherForwarder ?? '',
      trackingNo: fields.trackingNo ?? '',
      note: fields.note ?? '',
      returnAddress: await readAddress(scope, addressId ?? null),
    })
    .where(eq(rmas.rmaId, rmaId))
  await db.delete(rmaLines).where(eq(rmaLines.rmaId, rmaId))
  if (lines.length > 0)
    await db.insert(rmaLines).values(
      lines.map((line, position) => ({
        rmaId,
        position,
        orderLineId: line.orderLineId,
        partSku: line.partSkuId ?? null,
        returnQty: line.returnQty,
        reason: line.reason ?? null,
        otherReason: line.otherReason ?? '',
        batchNo: line.batchNo ?? '',
        neverArrived: isNeverArrived({ ...line, reason: line.reason ?? null }),
      })),
    )
  await attachFiles(scope, rmaId, lines)
}

async function readAddress({ db, caller }: RequestContext, addressId: number | null) {
  if (addressId === null) return null
  const isIt = and(eq(addresses.addressId, addressId), eq(addresses.custId, caller.custId))
  const [found] = await db.select().from(addresses).where(isIt)
  if (!found) throw notFound('This address')
  const { kind: _kind, isDefault: _default, custId: _cust, mobile: _mobile, fax: _fax, ...address } = found
  return address
}

/** Gives waiting files of the company to their lines; files of the return that are named no more are removed. */
async function attachFiles({ db, caller }: RequestContext, rmaId: number, lines: Draft['lines']): Promise<void> {
  const named = lines.flatMap(({ files = [] }) => files)
  if (named.length > RETURN_FILES_MAX)
    throw new ApiError(CODE.REFUSED, localize(returnRefusals, 'tooManyFiles', { count: RETURN_FILES_MAX }))
  // A file stands beside one line.
  if (new Set(named).size < named.length) throw new ApiError(CODE.BAD_REQUEST, 'A file is named twice.')
  await db
    .delete(rmaFiles)
    .where(and(eq(rmaFiles.rmaId, rmaId), named.length > 0 ? notInArray(rmaFiles.fileId, named) : undefined))
  if (named.length === 0) return
  const isOurs = and(
    eq(rmaFiles.custId, caller.custId),
    inArray(rmaFiles.fileId, named),
    or(isWaitingFile, eq(rmaFiles.rmaId, rmaId)),
  )
  const kept = await db.select({ id: rmaFiles.fileId }).from(rmaFiles).where(isOurs)
  if (kept.length < named.length) throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'fileGone'))
  for (const { orderLineId, partSkuId: partSku = null, files = [] } of lines)
    for (const [position, fileId] of files.entries())
      await db.update(rmaFiles).set({ rmaId, orderLineId, partSku, position }).where(eq(rmaFiles.fileId, fileId))
}
