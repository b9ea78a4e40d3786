/**
 * Sign-in tokens: 256 random bits, stored as hashes only. A session lives for 8 hours after its last use, and at most for 30 days
 * after the sign-in (12 hours for admins), as OWASP ASVS 3.3 asks.
 */
import { createHash, randomBytes } from 'node:crypto'
import { hasRole } from '@cartwright/core/rules'
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { tokens } from '../db/schema'

const TOKEN_BYTES = 32
const HOUR_MS = 60 * 60_000
/** Without use. */
const IDLE_MS = 8 * HOUR_MS
const TOTAL_MS = 30 * 24 * HOUR_MS
const TOTAL_OF_ADMIN_MS = 12 * HOUR_MS
/** Sessions of one account; a further sign-in ends the one that was used longest ago. */
const SESSIONS_MAX = 100
const USER_AGENT_MAX = 200

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** When a session ends at the latest, however it is used. */
export const sessionEnd = (startTime: Date, roles: readonly string[]): Date =>
  new Date(startTime.getTime() + (hasRole(roles, ['admin']) ? TOTAL_OF_ADMIN_MS : TOTAL_MS))

/** When a session ends that is used now and then no more. */
export const sessionExpiry = (now: Date, startTime: Date, roles: readonly string[]): Date =>
  new Date(Math.min(now.getTime() + IDLE_MS, sessionEnd(startTime, roles).getTime()))

interface NewSession {
  accountId: number
  roles: readonly string[]
  userAgent: string
  isProduction: boolean
}

/**
 * A new token for an account. Expired tokens are removed at the same time, and the oldest of an account that has too many.
 * @returns the token, and after how many seconds without use it expires
 */
export async function createToken(
  db: Database,
  { accountId, roles, userAgent, isProduction }: NewSession,
  now: Date,
): Promise<{ token: string; expiresIn: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = sessionExpiry(now, now, roles)
  await db.delete(tokens).where(lt(tokens.expires, now))
  await db.insert(tokens).values({
    hash: hashOf(token),
    accountId,
    expires,
    createTime: now,
    lastUsed: now,
    inProduction: isProduction,
    // A database stores no U+0000, and a person reads no more than this.
    userAgent: userAgent.replaceAll('\0', '').slice(0, USER_AGENT_MAX),
  })
  const tooMany = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(eq(tokens.accountId, accountId))
    .orderBy(desc(tokens.lastUsed))
    .offset(SESSIONS_MAX)
  await db.delete(tokens).where(inArray(tokens.hash, tooMany))
  return { token, expiresIn: (expires.getTime() - now.getTime()) / 1000 }
}

/** The open sessions of an account, the last used first. */
export async function listSessions(db: Database, accountId: number, token: string | undefined, now: Date) {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.accountId, accountId), gt(tokens.expires, now)))
    .orderBy(desc(tokens.lastUsed))
  const current = token === undefined ? undefined : hashOf(token)
  return rows.map(({ hash, sessionId, createTime, lastUsed, userAgent }) => ({
    sessionId,
    isCurrent: hash === current,
    startTime: createTime.toISOString(),
    lastUsed: lastUsed.toISOString(),
    userAgent,
  }))
}

/** Seconds that a session has left: without use, and in any case; zeros when it has ended. */
export async function readSessionLife(
  db: Database,
  token: string,
  roles: readonly string[],
  now: Date,
): Promise<{ idleSeconds: number; totalSeconds: number }> {
  const [found] = await db
    .select({ expires: tokens.expires, createTime: tokens.createTime })
    .from(tokens)
    .where(eq(tokens.hash, hashOf(token)))
  const secondsTo = (end: Date) => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
  if (!found) return { idleSeconds: 0, totalSeconds: 0 }
  return { idleSeconds: secondsTo(found.expires), totalSeconds: secondsTo(sessionEnd(found.createTime, roles)) }
}

/** Ends one session of an account by its id. @returns false when the account has no such session */
export async function endSession(db: Database, accountId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.accountId, accountId), eq(tokens.sessionId, sessionId)))
    .returning({ hash: tokens.hash })
  return ended.length > 0
}

/** Ends one session. */
export const revokeToken = async (db: Database, token: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.hash, hashOf(token)))
}

/** Ends all sessions of an account but the one of `keep`. */
export const revokeTokens = async (db: Database, accountId: number, keep?: string): Promise<void> => {
  const isOther = keep === undefined ? undefined : ne(tokens.hash, hashOf(keep))
  await db.delete(tokens).where(and(eq(tokens.accountId, accountId), isOther))
}
