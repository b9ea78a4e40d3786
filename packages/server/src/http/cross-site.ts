/** Rejects requests that another site makes a browser send: forms, pictures and scripts of pages that the shop does not know. */
import { type Call, CODE, type Policy } from '@cartwright/core/contract'
import { ApiError } from './api-error'
import type { AppContext } from './context'
import type { Deps } from './handler'

/** True for calls that change, send or count something. */
const changesSomething = ({ method, reads }: Call, { hasEffect }: Policy): boolean =>
  hasEffect === true || (method !== 'GET' && !reads)

type Own = Pick<Deps, 'allowedOrigins' | 'publicUrl' | 'trustProxy'>

/**
 * Browsers say in `Sec-Fetch-Site` where a request comes from, and pages cannot change it. Old ones, and all without TLS, say so only
 * in `Origin`. Programs send neither.
 * @throws ApiError `FORBIDDEN` for a call with an effect from another site without an allowed origin
 */
export function assertSameSite(c: AppContext, call: Call, policy: Policy, own: Own): void {
  if (!changesSomething(call, policy)) return
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  if (!isForeign(site, origin, () => isOwnOrigin(c, origin ?? '', own))) return
  if (own.allowedOrigins.includes(origin ?? '')) return
  throw new ApiError(CODE.FORBIDDEN, 'This origin may not call the shop.')
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
