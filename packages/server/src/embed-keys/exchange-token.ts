/** Gives the server of a company a token for one of its buyers. */
import { type CallResult, CODE, type EmbedRefusal, type Right } from '@cartwright/core/contract'
import { hasRole, rightsOf } from '@cartwright/core/rules'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { accounts, customers, embedKeys, orgSites } from '../db/schema'
import { ApiError } from '../http/api-error'
import type { Deps, Incoming } from '../http/handler'
import { assertWithinLimit, increment, limitKey, readCounter, tooMany } from '../limits/rate-limit'
import { hasName } from '../session/accounts'
import { isServedIn } from '../session/principal-cache'
import { createEmbeddedToken, hashOf } from '../session/tokens'
import type { KeyRow } from './embed-key-rows'

const MINUTE_MS = 60_000
/** Tokens of one key: a page of a busy intranet asks for one a quarter of an hour. */
const TOKENS_OF_KEY = { max: 3_000, windowMs: 10 * MINUTE_MS }
/** Refusals of one network: a secret cannot be guessed, and a server that is set up wrongly is not to fill the log. */
const REFUSALS_OF_NETWORK = { max: 60, windowMs: 10 * MINUTE_MS }
/** For developers of the company's server, who read it in a log. */
const REFUSED =
  'The shop takes neither this key nor this buyer. The cause stands beside the key, in the account of the company.'
const FROM_A_PAGE =
  'This request comes from a page. The secret belongs on a server: let your server ask, and revoke this key.'

type Asked = Incoming<'embedKeys.exchange'>

/** @throws ApiError `FORBIDDEN`, the same for every cause but a request from a page; `TOO_MANY` */
export async function exchangeToken(
  { body, network, origin }: Asked,
  { db, clock, log, region, isProduction }: Deps,
): Promise<CallResult<'embedKeys.exchange'>> {
  const now = clock()
  const refusalsKey = limitKey('embed-refused', network)
  const { count, resets } = await readCounter(db, refusalsKey, now, REFUSALS_OF_NETWORK.windowMs)
  if (count >= REFUSALS_OF_NETWORK.max) throw tooMany(now, resets)
  const [key] = await db
    .select()
    .from(embedKeys)
    .where(eq(embedKeys.secretHash, hashOf(body.secret)))
  if (!key) throw await refuse(undefined, origin === undefined ? 'unknown' : 'page')
  if (origin !== undefined) throw await refuse(key, 'page')
  await assertWithinLimit(db, limitKey('embed-key', key.keyId), now, TOKENS_OF_KEY)
  const account = await findBuyer(key)
  const cause = causeOf(key, account)
  if (cause || !account) throw await refuse(key, cause ?? 'buyer')
  const components = body.components ? [...new Set(body.components)] : null
  const { token, expiresIn } = await createEmbeddedToken(
    db,
    { accountId: account.accountId, keyId: key.keyId, host: body.origin, components, isProduction },
    now,
  )
  await noteUse(key)
  log.info('embed-key.used', { keyId: key.keyId, accountId: account.accountId })
  const opened = components ?? key.components
  const rights: Right[] = rightsOf(opened).filter(right => key.rights.includes(right))
  return { access_token: token, token_type: 'bearer', expires_in: expiresIn, components: opened, rights }

  async function findBuyer({ custId }: KeyRow) {
    const [found] = await db
      .select({ accountId: accounts.accountId, roles: accounts.roles })
      .from(accounts)
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .innerJoin(orgSites, eq(orgSites.orgId, customers.orgId))
      .where(and(hasName(body.buyer), eq(accounts.custId, custId), eq(accounts.active, true), isServedIn(region)))
    // Whoever looks after all companies signs in with a password.
    return found && !hasRole(found.roles, ['admin']) ? found : undefined
  }

  function causeOf(
    { expires, revoked, origins, components, buyers }: KeyRow,
    account: { accountId: number } | undefined,
  ): EmbedRefusal | undefined {
    if (revoked) return 'revoked'
    if (expires <= now) return 'expired'
    if (!origins.includes(body.origin)) return 'origin'
    if (body.components?.some(name => !components.includes(name))) return 'component'
    return account && (buyers === null || buyers.includes(account.accountId)) ? undefined : 'buyer'
  }

  /** Of a key that is not known nothing is kept but the count. */
  async function refuse(key: KeyRow | undefined, cause: EmbedRefusal | 'unknown'): Promise<ApiError> {
    await increment(db, refusalsKey, now, REFUSALS_OF_NETWORK.windowMs)
    log.info('embed-key.refused', { keyId: key?.keyId, cause, network })
    if (key && cause !== 'unknown') {
      await db.update(embedKeys).set({ lastRefused: now, refusedFor: cause }).where(eq(embedKeys.keyId, key.keyId))
    }
    return new ApiError(CODE.FORBIDDEN, cause === 'page' ? FROM_A_PAGE : REFUSED)
  }

  /** Once a minute: a row that many write at once is waited for. */
  async function noteUse({ keyId }: KeyRow): Promise<void> {
    const isOld = or(isNull(embedKeys.lastUsed), lt(embedKeys.lastUsed, new Date(now.getTime() - MINUTE_MS)))
    await db
      .update(embedKeys)
      .set({ lastUsed: now })
      .where(and(eq(embedKeys.keyId, keyId), isOld))
  }
}
