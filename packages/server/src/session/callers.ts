/** Who is behind a token. */
import { eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Caller, Deps } from '../app/handler'
import { accounts, orgSites, tokens } from '../db/schema'
import { statement } from '../db/statement'
import { expiryFrom, hashOf } from './tokens'

/** A token in use is moved forward at most this often. */
const TOUCH_EVERY_MS = 60_000
/** A page asks for several things at once: who asks is read for all of them together, and again after this time. */
const KEPT_MS = 1_000

const isAdmin = (roles: SQLWrapper) => sql`${roles} @> '["admin"]'`

/** True for accounts whose site is in this region, and for admins, who look after both. */
export const isServedIn = (region: Deps['region']) => or(eq(orgSites.region, region), isAdmin(accounts.roles))

interface TokenValues {
  hash: string
  now: string
  /** A token that ends before this moment is moved. */
  moveBefore: string
  region: Deps['region']
}

type FoundCaller = Omit<Caller, 'vatRate'> & { vatRate: string; isToMove: boolean }

const readCaller = statement<TokenValues, FoundCaller>(
  given => sql`
    select t.expires < ${given('moveBefore')}::timestamptz as "isToMove",
      a.account_id as "accountId", c.cust_id as "custId", c.custnum, a.user_name as "userName", c.company, a.email,
      c.org_id as "orgId", c.currency, o.vat_rate as "vatRate", o.warehouse, c.price_list_id as "priceListId",
      a.main_account as "mainAccount", a.roles, a.permissions
    from tokens t join accounts a using (account_id) join customers c using (cust_id) join org_sites o using (org_id)
    where t.hash = ${given('hash')} and t.expires > ${given('now')}::timestamptz
      and a.active and (o.region = ${given('region')} or ${isAdmin(sql`a.roles`)})`,
)

export interface Callers {
  /** The account behind a token; null when the token is unknown, run out, revoked, or its account is closed. */
  find(token: string): Promise<Caller | null>
  /** Reads everyone anew: after whatever may have changed an account or ended a session. */
  forget(): void
}

/** What another process of the shop changes counts here after a second at most (docs/decisions/0026-who-asks.md). */
export function createCallers({ db, clock, region }: Deps): Callers {
  let kept = new Map<string, Promise<Caller | null>>()
  let keptSince = 0

  async function read(hash: string, now: Date): Promise<Caller | null> {
    const expires = expiryFrom(now)
    const moveBefore = new Date(expires.getTime() - TOUCH_EVERY_MS).toISOString()
    const [row] = await readCaller(db, { hash, now: now.toISOString(), moveBefore, region })
    if (!row) return null
    const { isToMove, vatRate, ...caller } = row
    if (isToMove) await db.update(tokens).set({ expires }).where(eq(tokens.hash, hash))
    return { ...caller, vatRate: Number(vatRate) }
  }

  return {
    find(token) {
      const now = clock()
      const age = now.getTime() - keptSince
      if (age < 0 || age >= KEPT_MS) {
        kept = new Map()
        keptSince = now.getTime()
      }
      const hash = hashOf(token)
      const known = kept.get(hash)
      if (known) return known
      const found = read(hash, now)
      const keptIn = kept.set(hash, found)
      found.catch(() => keptIn.delete(hash))
      return found
    },
    forget: () => {
      kept = new Map()
    },
  }
}
