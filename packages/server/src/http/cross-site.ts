/** Rejects requests that another site makes a browser send: forms, pictures and scripts of pages that the shop does not know. */
import { type Call, CODE, type Policy } from '@cartwright/core/contract'
import { ApiError } from './api-error'
import { signedOut } from './authorization'
import type { AppContext } from './context'
import type { Deps, Grant, Principal } from './handler'

/** True for calls that change, send or count something. */
const changesSomething = ({ method, reads }: Call, { hasEffect }: Policy): boolean =>
  hasEffect === true || (method !== 'GET' && !reads)

type Own = Pick<Deps, 'allowedOrigins' | 'publicUrl' | 'trustProxy'>

/**
 * Browsers say in `Sec-Fetch-Site` where a request comes from, and pages cannot change it. Old ones, and all without TLS, say so only
 * in `Origin`. Programs send neither. A page that only the key of a company names changes nothing but by a token of that key: it can
 * neither sign somebody in by a password nor send a mail.
 * @param hasEnded the request has a token that is none any more
 * @throws ApiError for a call with an effect from another site without an allowed origin: `SIGNED_OUT` where the token has ended, since
 *   the page of a company then asks for another one; else `FORBIDDEN`
 */
export function assertSameSite(
  c: AppContext,
  call: Call,
  policy: Policy,
  own: Own,
  { caller, hasEnded }: { caller: Principal | null; hasEnded: boolean },
): void {
  if (!changesSomething(call, policy)) return
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  if (!isForeign(site, origin, () => isOwnOrigin(c, origin ?? '', own))) return
  if (own.allowedOrigins.includes(origin ?? '')) return
  if (caller?.grant && origin === caller.grant.host) return
  if (hasEnded) throw signedOut()
  throw new ApiError(CODE.FORBIDDEN, 'This origin may not call the shop.')
}

/**
 * True where a token of a key may be used: on the page of the company that it was given for, and after a hand-over on pages of the
 * shop, whose browsers name no origin where they only read.
 */
export function isAtHome(c: AppContext, { host, handedOver }: Grant, own: Own): boolean {
  const origin = c.req.header('origin')
  if (handedOver) return origin === undefined || isOwnOrigin(c, origin, own)
  return origin === host
}

function isForeign(site: string | undefined, origin: string | undefined, isOwn: () => boolean): boolean {
  if (site === undefined) return origin !== undefined && !isOwn()
  // Another name below the same domain, or another port, is another page: a blog beside the shop, say.
  return site === 'cross-site' || (site === 'same-site' && !isOwn())
}

/** The shop is where it says it is, or where the browser has found it: behind a proxy that is what our own proxy tells. */
function isOwnOrigin(c: AppContext, origin: string, { publicUrl, trustProxy }: Own): boolean {
  if (origin === publicUrl) return true
  const forwardedHost = trustProxy > 0 ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
  return URL.canParse(origin) && new URL(origin).host === (forwardedHost ?? c.req.header('host'))?.toLowerCase()
}
