/** Authenticates bearer tokens, and caches the principals for a moment. */
import { permissionsUnder, rightsOf } from '@cartwright/core/rules'
import { eq, or, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts, orgSites, tokens } from '../db/schema'
import { statement } from '../db/statement'
import type { Deps, Grant, Principal } from '../http/handler'
import type { Principals } from '../http/router'
import { hashOf, sessionEnd, sessionExpiry } from './tokens'

/** A session in use is extended at most this often. */
const TOUCH_EVERY_MS = 60_000
/** A page makes several calls at once: the principal is read once for all of them, and again after this time. */
const CACHED_MS = 1_000

const isAdmin = (roles: SQLWrapper) => sql`${roles} @> '["admin"]'`

/** True for accounts whose site is in this region, and for admins, who look after both. */
export const isServedIn = (region: Deps['region']) => or(eq(orgSites.region, region), isAdmin(accounts.roles))

interface TokenValues {
  hash: string
  now: string
  region: Deps['region']
  isProduction: boolean
}

type FoundCaller = Omit<Principal, 'vatRate' | 'grant'> & {
  vatRate: string
  expires: string
  started: string
  fixedEnd: string | null
  handedOver: boolean
  grant: Omit<Grant, 'handedOver'> | null
}

/** What a principal is made of, from accounts `a`, customers `c` and sites `o`. */
export const principalColumns = sql`a.account_id as "accountId", c.cust_id as "custId", c.custnum, a.user_name as "userName", c.company, a.email,
      c.org_id as "orgId", c.currency, o.vat_rate as "vatRate",
      coalesce((select s.time_zone from sellers s where s.org_id = o.org_id), 'UTC') as "timeZone", o.warehouse, c.price_list_id as "priceListId",
      a.main_account as "mainAccount", c.rep_prices as "repPrices", a.confirmed, a.roles, a.permissions`

const readCaller = statement<TokenValues, FoundCaller>(
  given => sql`
    select extract(epoch from t.expires) as expires, extract(epoch from t.create_time) as started, t.session_id as "sessionId",
      extract(epoch from t.fixed_end) as "fixedEnd", t.handed_over as "handedOver",
      case when t.key_id is not null then json_build_object('keyId', k.key_id, 'keyName', k.name, 'host', t.host,
        'components', coalesce(t.components, k.components), 'rights', k.rights) end as "grant",
      ${principalColumns}
    from tokens t join accounts a using (account_id) join customers c using (cust_id) join org_sites o using (org_id)
      left join embed_keys k on k.key_id = t.key_id
    where t.hash = ${given('hash')} and t.expires > ${given('now')}::timestamptz
      and (t.in_production or not ${given('isProduction')}::boolean)
      and (t.key_id is null or (k.revoked is null and k.expires > ${given('now')}::timestamptz and k.origins @> to_jsonb(t.host)
        and (k.buyers is null or k.buyers @> to_jsonb(t.account_id)) and k.cust_id = a.cust_id and not ${isAdmin(sql`a.roles`)}))
      and a.active and (o.region = ${given('region')} or ${isAdmin(sql`a.roles`)})`,
)

const atSecond = (epoch: string) => new Date(Number(epoch) * 1000)

/** The caller with what is left of its permissions. The page may have asked for less than the key opens. */
function underGrant(caller: Principal, grant: Grant | null): Principal {
  if (!grant) return caller
  const needed = rightsOf(grant.components)
  const rights = needed.filter(right => grant.rights.includes(right))
  return { ...caller, permissions: permissionsUnder(rights, caller.permissions), grant: { ...grant, rights } }
}

/** What another process of the shop changes counts here after a second at most (docs/decisions/0026-cached-principal.md). */
export function createPrincipalCache({
  db,
  clock,
  region,
  isProduction,
}: Pick<Deps, 'db' | 'clock' | 'region' | 'isProduction'>): Principals {
  let cached = new Map<string, Promise<Principal | null>>()
  let cachedSince = 0

  async function read(hash: string, now: Date, isPassive = false): Promise<Principal | null> {
    const [row] = await readCaller(db, { hash, now: now.toISOString(), region, isProduction })
    if (!row) return null
    const { expires, started, fixedEnd, handedOver, vatRate, grant, ...caller } = row
    const kind = {
      startTime: atSecond(started),
      roles: caller.roles,
      fixedEnd: fixedEnd === null ? null : atSecond(fixedEnd),
      handedOver,
    }
    if (sessionEnd(kind) <= now) return null
    const extended = sessionExpiry(now, kind)
    if (!isPassive && extended.getTime() - Number(expires) * 1000 > TOUCH_EVERY_MS)
      await db.update(tokens).set({ expires: extended, lastUsed: now }).where(eq(tokens.hash, hash))
    return underGrant({ ...caller, vatRate: Number(vatRate) }, grant && { ...grant, handedOver })
  }

  return {
    find(token, { freshPrincipal, passive }) {
      const now = clock()
      const hash = hashOf(token)
      if (freshPrincipal || passive) return read(hash, now, passive)
      const age = now.getTime() - cachedSince
      if (age < 0 || age >= CACHED_MS) {
        cached = new Map()
        cachedSince = now.getTime()
      }
      const known = cached.get(hash)
      if (known) return known
      const found = read(hash, now)
      const cachedIn = cached.set(hash, found)
      found.catch(() => cachedIn.delete(hash))
      return found
    },
    forget: () => {
      cached = new Map()
    },
  }
}
