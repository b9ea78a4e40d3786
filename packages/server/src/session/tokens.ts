/** Sign-in tokens: 256 random bits, kept as hashes only, alive for 8 hours after the last use. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import { batched } from '../db/batched'
import type { Database } from '../db/database'
import { textList } from '../db/rows'
import { accounts, orgSites, tokens } from '../db/schema'
import { statement } from '../db/statement'

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

const isAdmin = (roles: SQLWrapper) => sql`${roles} @> '["admin"]'`

/** True for accounts whose site is in this region, and for admins, who look after both. */
export const isServedIn = (region: Deps['region']) => or(eq(orgSites.region, region), isAdmin(accounts.roles))

interface TokenValues {
  hashes: string
  now: string
  /** Tokens that end before this moment are moved. */
  moveBefore: string
  region: Deps['region']
}

type FoundCaller = Omit<Caller, 'vatRate'> & { hash: string; vatRate: string; isToMove: boolean }

const readCallers = statement<TokenValues, FoundCaller>(
  given => sql`
    select t.hash, t.expires < ${given('moveBefore')}::timestamptz as "isToMove",
      a.account_id as "accountId", c.cust_id as "custId", c.custnum, a.user_name as "userName", c.company, a.email,
      c.org_id as "orgId", c.currency, o.vat_rate as "vatRate", o.warehouse, c.price_list_id as "priceListId",
      a.main_account as "mainAccount", a.roles, a.permissions
    from tokens t join accounts a using (account_id) join customers c using (cust_id) join org_sites o using (org_id)
    where t.hash = any(${given('hashes')}::text[]) and t.expires > ${given('now')}::timestamptz
      and a.active and (o.region = ${given('region')} or ${isAdmin(sql`a.roles`)})`,
)

/**
 * A function that finds the account behind a token: null when the token is unknown, run out, revoked, or its account
 * is closed. Read from the database at every request, so that a sign-out counts at once in every process.
 */
export function createCallerFinder({ db, clock, region }: Deps): (token: string) => Promise<Caller | null> {
  const find = batched(async (hashes: string[]) => {
    const now = clock()
    const expires = expiryFrom(now)
    const moveBefore = new Date(expires.getTime() - TOUCH_EVERY_MS).toISOString()
    const values = { hashes: textList(hashes), now: now.toISOString(), moveBefore, region }
    const rows = await readCallers(db, values)
    const toMove = rows.filter(row => row.isToMove).map(row => row.hash)
    if (toMove.length > 0) await db.update(tokens).set({ expires }).where(inArray(tokens.hash, toMove))
    return new Map(rows.map(row => [row.hash, toCaller(row)]))
  })
  return async token => (await find(hashOf(token))) ?? null
}

const toCaller = ({ hash: _hash, isToMove: _isToMove, vatRate, ...caller }: FoundCaller): Caller => ({
  ...caller,
  vatRate: Number(vatRate),
})

/** Ends one session. */
export const revokeToken = async (db: Database, token: string): Promise<void> => {
  await db.delete(tokens).where(eq(tokens.hash, hashOf(token)))
}

/** Ends all sessions of an account but the one of `keep`, after its password has changed. */
export const revokeTokens = async (db: Database, accountId: number, keep?: string): Promise<void> => {
  const isOther = keep === undefined ? undefined : ne(tokens.hash, hashOf(keep))
  await db.delete(tokens).where(and(eq(tokens.accountId, accountId), isOther))
}
