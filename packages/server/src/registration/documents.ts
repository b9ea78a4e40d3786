/** Documents of companies that register, kept for the supplier: no call hands their content out again. */
import type { CallResult } from '@cartwright/core/contract'
import { DOCUMENT_LIMITS } from '@cartwright/core/rules'
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../db/database'
import { registrationFiles } from '../db/schema'
import { refusedField } from '../http/api-error'
import type { Scan } from '../http/handler'
import { WAITING_FILE_MS } from '../janitor/retention'
import { readFile } from '../uploads/read-file'

/** For one mailbox. More than a registration takes: who replaces one keeps the others. */
const WAITING_MAX = 12

const isWaiting = (email: string) =>
  and(eq(registrationFiles.email, email.toLowerCase()), isNull(registrationFiles.custId))

/**
 * Keeps one document until the registration takes it; one too many takes the place of the oldest.
 * @param email mailbox that the sender can read
 * @throws ApiError `PAYLOAD_TOO_LARGE`, `REFUSED` for what is no picture of a document
 * @source VAL-014, VAL-015
 */
export async function keepDocument(
  db: Database,
  email: string,
  file: File,
  { now, scan }: { now: Date; scan: Scan },
): Promise<CallResult<'registration.upload'>> {
  const { name, type, content } = await readFile(file, DOCUMENT_LIMITS, scan)
  const surplus = db
    .select({ fileId: registrationFiles.fileId })
    .from(registrationFiles)
    .where(isWaiting(email))
    .orderBy(desc(registrationFiles.createTime), desc(registrationFiles.fileId))
    .offset(WAITING_MAX - 1)
  const isOld = lt(registrationFiles.createTime, new Date(now.getTime() - WAITING_FILE_MS))
  await db
    .delete(registrationFiles)
    .where(and(isNull(registrationFiles.custId), or(isOld, inArray(registrationFiles.fileId, surplus))))
  const [kept] = await db
    .insert(registrationFiles)
    .values({ email: email.toLowerCase(), name, type, size: content.length, content, createTime: now })
    .returning({ fileId: registrationFiles.fileId })
  if (!kept) throw new Error('an inserted document came back without its id')
  return { fileId: kept.fileId, name, size: content.length }
}

/**
 * Gives waiting documents of a mailbox to the company that has registered with it; the others go.
 * @throws ApiError `REFUSED` when one of them is not there (any more)
 */
export async function attachDocuments(
  db: Database,
  email: string,
  custId: number,
  fileIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  const taken = await db
    .update(registrationFiles)
    .set({ custId })
    .where(and(isWaiting(email), inArray(registrationFiles.fileId, wanted)))
    .returning({ fileId: registrationFiles.fileId })
  if (taken.length !== wanted.length)
    throw refusedField('attachments', 'documentsGone', 'A document is no longer there, please add it again.')
  await db.delete(registrationFiles).where(isWaiting(email))
}
