/** Files that go with an order: kept for the supplier, and handed out to who has sent them. */

import { createHash } from 'node:crypto'
import { type CallResult, CODE, type OrderFile } from '@cartwright/core/contract'
import { ORDER_FILE_LIMITS } from '@cartwright/core/rules'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { orderFiles, orders } from '../db/schema'
import { ApiError, notFound } from '../http/api-error'
import type { FileAnswer, Scan } from '../http/handler'
import { WAITING_FILE_MS } from '../janitor/retention'
import { localize } from '../texts/localize'
import { lockAccount } from '../transactions/lock-account'
import { runIdempotent } from '../transactions/run-idempotent'
import { fileRefusals } from '../uploads/file-refusals.texts'
import { readFile } from '../uploads/read-file'
import { savedFile } from '../uploads/saved-file'
import { orderRefusals } from './order-refusals.texts'

/** Files of one account that wait at the same time; a further one takes the place of the oldest. */
const WAITING_MAX = 20

/**
 * Keeps one file until an order takes it.
 * @throws ApiError `PAYLOAD_TOO_LARGE`, `REFUSED` for a name or content an order may not have, `BAD_REQUEST`, `KEY_REUSED`
 * @source API-081, VAL-022, VAL-024
 */
export async function keepFile(
  { db, caller, now }: RequestContext,
  file: File,
  { key, scan }: { key: string | undefined; scan: Scan },
): Promise<CallResult<'orders.upload'>> {
  const { name, type, content } = await readFile(file, ORDER_FILE_LIMITS, scan)
  const { accountId, custId } = caller
  const body = { name, content: createHash('sha256').update(content).digest('hex') }
  return runIdempotent(db, { accountId, key, call: 'orders.upload', body, now }, async tx => {
    // Files that are sent at the same moment are counted one after the other.
    await lockAccount(tx, accountId)
    await removeForgotten(tx, accountId, now)
    const [kept] = await tx
      .insert(orderFiles)
      .values({ custId, accountId, name, type, size: content.length, content, createTime: now })
      .returning({ fileId: orderFiles.fileId })
    if (!kept) throw new Error('an inserted file came back without its id')
    // Among the types of the limits.
    return { fileId: kept.fileId, name, type: type as OrderFile['type'], size: content.length }
  })
}

/**
 * Gives waiting files of the company to its new order, in the order they are named.
 * @throws ApiError `REFUSED` when one of them is not there (any more) or belongs to another order
 */
export async function attachFiles(
  { db, caller }: RequestContext,
  orderId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > ORDER_FILE_LIMITS.count) {
    throw new ApiError(CODE.REFUSED, localize(orderRefusals, 'tooManyFiles', { count: ORDER_FILE_LIMITS.count }))
  }
  for (const [position, fileId] of ids.entries()) {
    const isWaiting = and(
      eq(orderFiles.fileId, fileId),
      eq(orderFiles.custId, caller.custId),
      isNull(orderFiles.orderId),
    )
    const taken = await db
      .update(orderFiles)
      .set({ orderId, position })
      .where(isWaiting)
      .returning({ fileId: orderFiles.fileId })
    if (taken.length === 0) throw new ApiError(CODE.REFUSED, localize(fileRefusals, 'fileGone'))
  }
}

/** Descriptions of the files of an order. */
export async function readFiles({ db, caller }: RequestContext, orderId: number): Promise<OrderFile[]> {
  const rows = await db
    .select({
      name: orderFiles.name,
      type: orderFiles.type,
      size: orderFiles.size,
      canDownload: mayRead(caller),
    })
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(asc(orderFiles.position))
  // Written by this file only.
  return rows.map(file => ({ ...file, type: file.type as OrderFile['type'] }))
}

/** A file may tell prices of the company: sub-accounts get back what they have sent themselves. */
const mayRead = ({ accountId, mainAccount }: RequestContext['caller']) =>
  sql<boolean>`(${orderFiles.accountId} = ${accountId} or ${mainAccount}::boolean)`

/**
 * A file of an order.
 * @throws ApiError `NOT_FOUND` for a file that is not there or not for the caller
 */
export async function sendOrderFile(scope: RequestContext, orderNo: string, position: number): Promise<FileAnswer> {
  const { db, caller } = scope
  const isIt = and(
    eq(orders.orderNo, orderNo),
    eq(orders.custId, caller.custId),
    eq(orderFiles.position, position),
    mayRead(caller),
  )
  const [file] = await db
    .select({ name: orderFiles.name, content: orderFiles.content })
    .from(orderFiles)
    .innerJoin(orders, eq(orders.orderId, orderFiles.orderId))
    .where(isIt)
  if (!file) throw notFound(`File ${position + 1}`)
  return savedFile(file)
}

/** Files whose order never came: a day old ones of everybody, and what is too many of one account. */
async function removeForgotten(db: Database, accountId: number, now: Date): Promise<void> {
  const surplus = db
    .select({ fileId: orderFiles.fileId })
    .from(orderFiles)
    .where(and(eq(orderFiles.accountId, accountId), isNull(orderFiles.orderId)))
    .orderBy(desc(orderFiles.createTime), desc(orderFiles.fileId))
    .offset(WAITING_MAX - 1)
  const isOld = lt(orderFiles.createTime, new Date(now.getTime() - WAITING_FILE_MS))
  await db.delete(orderFiles).where(and(isNull(orderFiles.orderId), or(isOld, inArray(orderFiles.fileId, surplus))))
}
