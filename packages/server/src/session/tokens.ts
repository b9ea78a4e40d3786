/** Sign-in tokens: 256 random bits, kept as hashes only, alive for 8 hours after the last use. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { tokens } from '../db/schema'

const TOKEN_BYTES = 32
export const TOKEN_LIFE_MS = 8 * 60 * 60_000

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
export const expiryFrom = (now: Date) => new Date(now.getTime() + TOKEN_LIFE_MS)

/** A new token for an account; tokens that have run out go at the same time. */
export async function createToken(db: Database, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.delete(tokens).where(lt(tokens.expires, now))
  await db.insert(tokens).values({ hash: hashOf(token), accountId, expires: expiryFrom(now), createTime: now })
  return token
}

/** Ends one session. */
export const revokeToken = async (db: Database, token: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.hash, hashOf(token)))
}

/** Ends all sessions of an account but the one of `keep`, after its password has changed. */
export const revokeTokens = async (db: Database, accountId: number, keep?: string): Promise<void> => {
  const isOther = keep === undefined ? undefined : ne(tokens.hash, hashOf(keep))
  await db.delete(tokens).where(and(eq(tokens.accountId, accountId), isOther))
}
