/** Sign-in tokens: 256 random bits, kept as hashes only, alive for 8 hours after the last use. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import type { Database } from '../db/database'
import { accounts, customers, orgSites, tokens } from '../db/schema'

const TOKEN_BYTES = 32
export const TOKEN_LIFE_MS = 8 * 60 * 60_000
/** A token in use is moved forward at most this often. */
const TOUCH_EVERY_MS = 60_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const expiryFrom = (now: Date) => new Date(now.getTime() + TOKEN_LIFE_MS)

/** A new token for an account; tokens that have run out go at the same time. */
export async function createToken(db: Database, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db.delete(tokens).where(lt(tokens.expires, now))
  await db.insert(tokens).values({ hash: hashOf(token), accountId, expires: expiryFrom(now), createTime: now })
  return token
}

/** The account behind a token, null when the token is unknown, run out, revoked, or its account is closed. */
export async function findCaller({ db, clock, region }: Deps, token: string): Promise<Caller | null> {
  const now = clock()
  const hash = hashOf(token)
  const [found] = await db
    .select({ expires: tokens.expires, caller: callerColumns })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.accountId, tokens.accountId))
    .innerJoin(customers, eq(customers.custId, accounts.custId))
    .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
    .where(and(eq(tokens.hash, hash), gt(tokens.expires, now), eq(accounts.active, true), eq(orgSites.region, region)))
  if (!found) return null
  const expires = expiryFrom(now)
  if (expires.getTime() - found.expires.getTime() > TOUCH_EVERY_MS) {
    await db.update(tokens).set({ expires }).where(eq(tokens.hash, hash))
  }
  return found.caller
}

const callerColumns = {
  accountId: accounts.accountId,
  custId: customers.custId,
  custnum: customers.custnum,
  userName: accounts.userName,
  company: customers.company,
  email: accounts.email,
  orgId: customers.orgId,
  currency: customers.currency,
  vatRate: orgSites.vatRate,
  warehouse: orgSites.warehouse,
  priceListId: customers.priceListId,
  mainAccount: accounts.mainAccount,
  roles: accounts.roles,
  permissions: accounts.permissions,
}

/** Ends one session. */
export const revokeToken = async (db: Database, token: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.hash, hashOf(token)))
}

/** Ends all other sessions of an account, after its password has changed. */
export const revokeOtherTokens = async (db: Database, accountId: number, token: string): Promise<void> => {
  await db.delete(tokens).where(and(eq(tokens.accountId, accountId), ne(tokens.hash, hashOf(token))))
}
