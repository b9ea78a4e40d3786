/** A page of a company hands its buyer over to the shop, signed in as on the page (docs/decisions/0115-hand-over.md). */
import { randomBytes } from 'node:crypto'
import { type CallResult, CODE } from '@cartwright/core/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { accounts, customers, handOvers, tokens } from '../db/schema'
import { ApiError } from '../http/api-error'
import { signedOut } from '../http/authorization'
import type { Deps, Incoming } from '../http/handler'
import { assertWithinLimit, limitKey } from '../limits/rate-limit'
import { localize } from '../texts/localize'
import { transact } from '../transactions/transact'
import { sessionRefusals } from './session-refusals.texts'
import { continueSession, hashOf } from './tokens'

const CODE_BYTES = 32
const LIFE_SECONDS = 60
/** Of one account: a page asks once for a press of "Check out". */
const CODES = { max: 60, windowMs: 10 * 60_000 }
/** Of one network; a code cannot be guessed. */
const TRIES = { max: 300, windowMs: 10 * 60_000 }

/** @throws ApiError `TOO_MANY` */
export async function handOver(
  { caller, token, origin }: Incoming<'session.handOver'>,
  { db, clock }: Deps,
): Promise<CallResult<'session.handOver'>> {
  if (token === undefined) throw signedOut()
  const now = clock()
  await assertWithinLimit(db, limitKey('hand-over', String(caller.accountId)), now, CODES)
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await db.insert(handOvers).values({
    hash: hashOf(code),
    tokenHash: hashOf(token),
    host: caller.grant?.host ?? origin ?? '',
    createTime: now,
    expires: new Date(now.getTime() + LIFE_SECONDS * 1000),
  })
  return { code, expiresIn: LIFE_SECONDS }
}

const REFUSALS = {
  used: 'handOverUsed',
  late: 'handOverLate',
  unknown: 'handOverUnknown',
  ended: 'handOverEnded',
} as const

/**
 * @throws ApiError `REFUSED` for a code that was used, has ended or never was, and when its session has ended: `reason` says which, and
 *   `host` where it came from; `TOO_MANY`
 */
export async function redeem(
  { body, network, userAgent }: Incoming<'session.redeem'>,
  { db, clock }: Deps,
): Promise<CallResult<'session.redeem'>> {
  const now = clock()
  await assertWithinLimit(db, limitKey('redeem', network), now, TRIES)
  const hash = hashOf(body.code)
  const opened = await transact(db, async tx => {
    const [taken] = await tx
      .update(handOvers)
      .set({ used: now })
      .where(and(eq(handOvers.hash, hash), isNull(handOvers.used), gt(handOvers.expires, now)))
      .returning({ tokenHash: handOvers.tokenHash, host: handOvers.host })
    if (!taken) return undefined
    const [found] = await tx
      .select({ session: tokens, roles: accounts.roles, userName: accounts.userName, company: customers.company })
      .from(tokens)
      .innerJoin(accounts, eq(accounts.accountId, tokens.accountId))
      .innerJoin(customers, eq(customers.custId, accounts.custId))
      .where(and(eq(tokens.hash, taken.tokenHash), gt(tokens.expires, now), eq(accounts.active, true)))
    if (!found) return 'ended'
    const { session, roles, userName, company } = found
    const { token, expiresIn } = await continueSession(tx, session, { roles, userAgent }, now)
    return { access_token: token, token_type: 'bearer', expires_in: expiresIn, userName, company, host: taken.host }
  })
  if (opened && opened !== 'ended') return opened
  const [known] = await db.select().from(handOvers).where(eq(handOvers.hash, hash))
  const reason = opened ?? (!known ? 'unknown' : known.used ? 'used' : 'late')
  throw new ApiError(CODE.REFUSED, localize(sessionRefusals, REFUSALS[reason]), { host: known?.host ?? '', reason })
}
