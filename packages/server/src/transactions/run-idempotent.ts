/** Writes that happen once per idempotency key, however often they are sent (API-078). */
import { createHash } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { idempotencyKeys } from '../db/schema'
import { ApiError } from '../http/api-error'
import { transact } from './transact'

const KEY_LENGTH_MAX = 128

/** Writes of visitors stand under this instead of an account. */
export const ANONYMOUS_ACCOUNT_ID = 0

/** What makes two requests the same one. */
export interface IdempotentRequest {
  accountId: number
  /** Header `Idempotency-Key`. */
  key: string | undefined
  /** Name of the call in the contract. */
  call: string
  /** The validated body: its fields stand in the order of the schema, so equal bodies have equal texts. */
  body: unknown
  /** When the key is used. */
  now: Date
  /** What to say when the key came with another body before; `answer` is what that got. */
  refuseOther?: (answer: unknown) => ApiError
}

/**
 * Runs `work` and keeps its answer under the key, in one transaction. A second request with the same key waits for
 * the first, then gets the same answer; when the first was refused, the key is free again.
 * @throws ApiError `BAD_REQUEST` without a usable key, `KEY_REUSED` when the key came with something else before
 */
export async function runIdempotent<T>(
  db: Database,
  request: IdempotentRequest,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const key = readKey(request.key)
  const { accountId, call, now } = request
  const bodyHash = hashOf(request)

  return transact(db, async tx => {
    // Waits here while another transaction holds the same key.
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ accountId, key, call, bodyHash, answer: {}, createTime: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (!claimed) return (await findAnswer<T>(tx, request)) as T
    const answer = await work(tx)
    await tx.update(idempotencyKeys).set({ answer }).where(isThis(request))
    return answer
  })
}

/**
 * Uses the key up without doing anything, unless it was used before. Waits while another transaction holds it.
 * @returns what it was used for; undefined when it was free
 * @throws ApiError `BAD_REQUEST` without a usable key
 */
export function claimKey(
  db: Database,
  request: IdempotentRequest,
): Promise<{ call: string; answer: unknown } | undefined> {
  const { accountId, call, now } = request
  const key = readKey(request.key)
  return transact(db, async tx => {
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ accountId, key, call, bodyHash: hashOf(request), answer: {}, createTime: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (claimed) return undefined
    const [given] = await tx.select().from(idempotencyKeys).where(isThis(request))
    return given
  })
}

/** As `runIdempotent` with a key; without one the work is done each time. For calls of visitors, and for writes that replace. */
export const runIdempotentIfKeyed = <T>(
  db: Database,
  request: IdempotentRequest,
  work: (tx: Database) => Promise<T>,
): Promise<T> => (request.key === undefined ? transact(db, work) : runIdempotent(db, request, work))

/**
 * What was answered under the key; undefined when it is free or there is none. For checks that a second request would not pass again,
 * because the first has used up what they look at.
 * @throws ApiError `BAD_REQUEST`, `KEY_REUSED` as `once`
 */
export async function findAnswer<T>(db: Database, request: IdempotentRequest): Promise<T | undefined> {
  if (request.key === undefined) return undefined
  const [given] = await db.select().from(idempotencyKeys).where(isThis(request))
  if (!given) return undefined
  if (given.call === request.call) {
    if (given.bodyHash === hashOf(request)) return given.answer as T
    if (request.refuseOther) throw request.refuseOther(given.answer)
  }
  throw new ApiError(CODE.KEY_REUSED, 'This Idempotency-Key was used for something else.')
}

const isThis = ({ accountId, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, readKey(key)))

const hashOf = ({ body }: IdempotentRequest) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

function readKey(sent: string | undefined): string {
  const key = sent?.trim()
  if (!key) throw new ApiError(CODE.BAD_REQUEST, 'The header Idempotency-Key is missing.')
  if (key.length > KEY_LENGTH_MAX) throw new ApiError(CODE.BAD_REQUEST, 'The header Idempotency-Key is too long.')
  return key
}
