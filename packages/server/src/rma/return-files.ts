/** Files beside lines of returns: kept for the supplier, and for the company that sent them. */
import { createHash } from 'node:crypto'
import type { ReturnFile } from '@cartwright/core/contract'
import { RETURN_FILE_LIMITS } from '@cartwright/core/rules'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import { rmaFiles, rmas } from '../db/schema'
import { notFound } from '../http/api-error'
import type { FileAnswer, Scan } from '../http/handler'
import { lockAccount } from '../transactions/lock-account'
import { runIdempotent } from '../transactions/run-idempotent'
import { readFile } from '../uploads/read-file'
import { savedFile } from '../uploads/saved-file'

/** Files of one account that wait at the same time; a further one takes the place of the oldest. */
const WAITING_MAX = 50

/**
 * Keeps one file until a return takes it.
 * @throws ApiError `PAYLOAD_TOO_LARGE`, `REFUSED` for a name or content that is not taken, `BAD_REQUEST`, `KEY_REUSED`
 * @source API-087
 */
export async function keepReturnFile(
  { db, caller, now }: RequestContext,
  file: File,
  { key, scan }: { key: string | undefined; scan: Scan },
): Promise<ReturnFile> {
  const { name, type, content } = await readFile(file, RETURN_FILE_LIMITS, scan)
  const { accountId, custId } = caller
  const body = { name, content: createHash('sha256').update(content).digest('hex') }
  return runIdempotent(db, { accountId, key, call: 'rma.upload', body, now }, async tx => {
    // Files that are sent at the same moment are counted one after the other.
    await lockAccount(tx, accountId)
    await removeSurplus(tx, accountId)
    const [kept] = await tx
      .insert(rmaFiles)
      .values({ custId, accountId, name, type, size: content.length, content, createTime: now })
      .returning({ fileId: rmaFiles.fileId })
    if (!kept) throw new Error('an inserted file came back without its id')
    return { fileId: kept.fileId, name, type, size: content.length }
  })
}

/**
 * A file of a return.
 * @throws ApiError `NOT_FOUND` for a file of another return, and for one of another company
 * @source API-095
 */
export async function sendReturnFile(
  { db, caller }: RequestContext,
  rmaNo: string,
  fileId: string,
): Promise<FileAnswer> {
  const [file] = await db
    .select({ name: rmaFiles.name, content: rmaFiles.content })
    .from(rmaFiles)
    .innerJoin(rmas, eq(rmas.rmaId, rmaFiles.rmaId))
    .where(and(eq(rmas.rmaNo, rmaNo), eq(rmas.custId, caller.custId), eq(rmaFiles.fileId, fileId)))
  if (!file) throw notFound(`File ${fileId}`)
  return savedFile(file)
}

/** Neither a return nor a report has it. */
export const isWaitingFile = and(isNull(rmaFiles.rmaId), isNull(rmaFiles.reportLineId))

async function removeSurplus(db: Database, accountId: number): Promise<void> {
  const isWaiting = and(eq(rmaFiles.accountId, accountId), isWaitingFile)
  const surplus = db
    .select({ fileId: rmaFiles.fileId })
    .from(rmaFiles)
    .where(isWaiting)
    .orderBy(desc(rmaFiles.createTime), desc(rmaFiles.fileId))
    .offset(WAITING_MAX - 1)
  await db.delete(rmaFiles).where(and(isWaiting, inArray(rmaFiles.fileId, surplus)))
}
