/**
 * Tokens: 256 random bits, stored as hashes only. A session lives for 8 hours after its last use, and at most for 30 days after the
 * sign-in (12 hours for admins), as OWASP ASVS 3.3 asks. One that the key of a company has opened lasts 15 minutes, however it is used;
 * handed over to the shop it lasts 30 minutes after its last use, and two hours at most.
 */
import { createHash, randomBytes } from 'node:crypto'
import { hasRole } from '@cartwright/core/rules'
import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Database } from '../db/database'
import { embedKeys, tokens } from '../db/schema'

const TOKEN_BYTES = 32
const HOUR_MS = 60 * 60_000
/** Without use. */
const IDLE_MS = 8 * HOUR_MS
const TOTAL_MS = 30 * 24 * HOUR_MS
const TOTAL_OF_ADMIN_MS = 12 * HOUR_MS
const MINUTE_MS = 60_000
const EMBEDDED_MS = 15 * MINUTE_MS
const HANDED_OVER_IDLE_MS = 30 * MINUTE_MS
const HANDED_OVER_MS = 2 * HOUR_MS
/** Sessions of one account that began with a password; a further sign-in ends the one that was used longest ago. */
const SESSIONS_MAX = 100
const USER_AGENT_MAX = 200

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** What decides how long a session lasts. */
export interface SessionKind {
  startTime: Date
  roles: readonly string[]
  /** The end of a session that a key has opened; null after a sign-in with a password. */
  fixedEnd: Date | null
  handedOver: boolean
}

/** When a session ends at the latest, however it is used. */
export const sessionEnd = ({ startTime, roles, fixedEnd }: SessionKind): Date =>
  fixedEnd ?? new Date(startTime.getTime() + (hasRole(roles, ['admin']) ? TOTAL_OF_ADMIN_MS : TOTAL_MS))

/** When a session ends that is used now and then no more. */
export function sessionExpiry(now: Date, kind: SessionKind): Date {
  const end = sessionEnd(kind)
  if (kind.fixedEnd && !kind.handedOver) return end
  const idleMs = kind.handedOver && kind.fixedEnd ? HANDED_OVER_IDLE_MS : IDLE_MS
  return new Date(Math.min(now.getTime() + idleMs, end.getTime()))
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
const secondsFrom = (now: Date, end: Date) => Math.floor((end.getTime() - now.getTime()) / 1000)
// A database stores no U+0000, and a person reads no more than this.
const shownAgent = (userAgent: string) => userAgent.replaceAll('\0', '').slice(0, USER_AGENT_MAX)

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
  const token = newToken()
  const expires = sessionExpiry(now, { startTime: now, roles, fixedEnd: null, handedOver: false })
  await db.delete(tokens).where(lt(tokens.expires, now))
  await db.insert(tokens).values({
    hash: hashOf(token),
    accountId,
    expires,
    createTime: now,
    lastUsed: now,
    inProduction: isProduction,
    userAgent: shownAgent(userAgent),
  })
  await endOldest(db, accountId)
  return { token, expiresIn: secondsFrom(now, expires) }
}

/** Those that a key has opened do not count: an intranet that many open must not sign anybody out elsewhere. */
async function endOldest(db: Database, accountId: number): Promise<void> {
  const tooMany = db
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(and(eq(tokens.accountId, accountId), isNull(tokens.keyId)))
    .orderBy(desc(tokens.lastUsed))
    .offset(SESSIONS_MAX)
  await db.delete(tokens).where(inArray(tokens.hash, tooMany))
}

interface EmbeddedSession {
  accountId: number
  keyId: string
  /** Origin of the page. */
  host: string
  /** Elements that the page has asked for; null for all of the key. */
  components: string[] | null
  isProduction: boolean
}

/** A token that a key gives for a page of its company: 15 minutes, however it is used. */
export async function createEmbeddedToken(
  db: Database,
  { isProduction, ...session }: EmbeddedSession,
  now: Date,
): Promise<{ token: string; expiresIn: number }> {
  const token = newToken()
  const fixedEnd = new Date(now.getTime() + EMBEDDED_MS)
  await db.delete(tokens).where(lt(tokens.expires, now))
  await db.insert(tokens).values({
    ...session,
    hash: hashOf(token),
    expires: fixedEnd,
    fixedEnd,
    createTime: now,
    lastUsed: now,
    inProduction: isProduction,
  })
  return { token, expiresIn: secondsFrom(now, fixedEnd) }
}

/**
 * A session of the shop's own pages that may do what `parent` may, and ends with its key. After a sign-in with a password it is one more
 * session of the account, which began when that did.
 */
export async function continueSession(
  db: Database,
  parent: typeof tokens.$inferSelect,
  { roles, userAgent }: { roles: readonly string[]; userAgent: string },
  now: Date,
): Promise<{ token: string; expiresIn: number }> {
  const { accountId, keyId, host, components, inProduction, createTime, handedOver } = parent
  const token = newToken()
  const newEnd = handedOver ? parent.fixedEnd : new Date(now.getTime() + HANDED_OVER_MS)
  const fixedEnd = keyId === null ? null : newEnd
  const expires = sessionExpiry(now, { startTime: createTime, roles, fixedEnd, handedOver: true })
  await db.insert(tokens).values({
    hash: hashOf(token),
    accountId,
    keyId,
    host,
    components,
    handedOver: true,
    fixedEnd,
    expires,
    createTime,
    lastUsed: now,
    inProduction,
    userAgent: shownAgent(userAgent),
  })
  await endOldest(db, accountId)
  return { token, expiresIn: secondsFrom(now, expires) }
}

/** The open sessions of an account, the last used first; those that one key has opened are one. */
export async function listSessions(db: Database, accountId: number, token: string | undefined, now: Date) {
  const rows = await db
    .select({ session: tokens, keyName: embedKeys.name })
    .from(tokens)
    .leftJoin(embedKeys, eq(embedKeys.keyId, tokens.keyId))
    .where(and(eq(tokens.accountId, accountId), gt(tokens.expires, now), isNull(embedKeys.revoked)))
    .orderBy(desc(tokens.lastUsed))
  const current = token === undefined ? undefined : hashOf(token)
  const isFirstOfKey = ({ session: { keyId } }: (typeof rows)[number], index: number) =>
    keyId === null || rows.findIndex(row => row.session.keyId === keyId) === index
  return rows.filter(isFirstOfKey).map(({ session, keyName }) => ({
    sessionId: session.sessionId,
    isCurrent: session.hash === current,
    startTime: session.createTime.toISOString(),
    lastUsed: session.lastUsed.toISOString(),
    userAgent: session.userAgent,
    ...(keyName !== null && { key: { name: keyName, host: session.host ?? '' } }),
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
    .select()
    .from(tokens)
    .where(eq(tokens.hash, hashOf(token)))
  if (!found) return { idleSeconds: 0, totalSeconds: 0 }
  const secondsTo = (end: Date) => Math.max(0, secondsFrom(now, end))
  const { createTime: startTime, fixedEnd, handedOver } = found
  const end = sessionEnd({ startTime, roles, fixedEnd, handedOver })
  return { idleSeconds: secondsTo(found.expires), totalSeconds: secondsTo(end) }
}

/** Ends one session of an account by its id, and all that the same key has opened. @returns false when the account has no such session */
export async function endSession(db: Database, accountId: number, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.accountId, accountId), eq(tokens.sessionId, sessionId)))
    .returning({ keyId: tokens.keyId })
  const keyId = ended[0]?.keyId
  if (keyId) await db.delete(tokens).where(and(eq(tokens.accountId, accountId), eq(tokens.keyId, keyId)))
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
