/** Names and addresses of accounts are taken once, no matter what their case. */

import { and, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { readRows } from '../db/rows'
import { accounts } from '../db/schema'
import { refusedField } from '../http/api-error'
import { localize } from '../texts/localize'
import { sessionRefusals } from './session-refusals.texts'

// The database makes both sides small: JavaScript has its own mind about `ΝΙΚΟΣ` and `İnal`, who could not sign in.
export const hasEmail = (email: string): SQL => sql`lower(${accounts.email}) = lower(${email})`
export const hasName = (userName: string): SQL => sql`lower(${accounts.userName}) = lower(${userName})`

/** One text for all spellings of a name that `hasName` takes for the same. */
export async function nameKey(db: Database, userName: string): Promise<string> {
  const [row] = await readRows<{ name: string }>(db, sql`select lower(${userName}) as name`)
  return row?.name ?? userName
}

/** @source VAL-017 */
export const emailOccupied = () => refusedField('email', 'emailOccupied', 'Email address is occupied')
export const nameOccupied = () => refusedField('userName', 'nameOccupied', 'User name is occupied')

/** Letters of these alphabets look alike: a name of two of them could pass for that of another account. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

function assertOneAlphabet(userName: string): void {
  if (LOOK_ALIKE.filter(alphabet => alphabet.test(userName)).length < 2) return
  throw refusedField('userName', 'nameMixed', localize(sessionRefusals, 'mixedAlphabets'))
}

/**
 * Call it only for someone who reads the mailbox, else strangers learn which addresses have accounts.
 * @throws ApiError `REFUSED` when another account has the name or the address, and for a name of mixed alphabets
 */
export async function assertFree(
  db: Database,
  { userName, email }: { userName: string; email: string },
): Promise<void> {
  assertOneAlphabet(userName)
  const taken = await db
    .select({ email: accounts.email, userName: accounts.userName })
    .from(accounts)
    .where(or(hasEmail(email), hasName(userName)))
  if (taken.some(account => account.email.toLowerCase() === email.toLowerCase())) throw emailOccupied()
  if (taken.length > 0) throw nameOccupied()
}

/** @throws ApiError `REFUSED` when an account other than `accountId` has the address */
export async function assertEmailFree(db: Database, email: string, accountId: number): Promise<void> {
  const [taken] = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(and(hasEmail(email), ne(accounts.accountId, accountId)))
  if (taken) throw emailOccupied()
}

/** Runs `work`; what another request took in the same moment is refused in the same words. */
export async function refuseTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'accounts_email') throw emailOccupied()
    if (constraint === 'accounts_user_name') throw nameOccupied()
    throw error
  }
}

function violatedConstraint(error: unknown): unknown {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === '23505') return constraint
  }
  return undefined
}
