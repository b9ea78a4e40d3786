/** Rejects requests that another site makes a browser send: forms, pictures and scripts of pages that the shop does not know. */
import { type Call, CODE, type Policy } from '@cartwright/core/contract'
import type { AppContext } from './context'
import { Refusal } from './refusal'

/** True for calls that change or send something. */
const hasEffect = ({ method, reads }: Call, { sendsMail }: Policy): boolean =>
  sendsMail === true || (method !== 'GET' && !reads)

/**
 * Browsers say in `Sec-Fetch-Site` where a request comes from, and pages cannot change it; other clients do not send it.
 * @param allowedOrigins origins of foreign pages that may call the API
 * @throws Refusal `FORBIDDEN` for a call with an effect from another site without an allowed origin
 */
export function assertSameSite(c: AppContext, call: Call, policy: Policy, allowedOrigins: readonly string[]): void {
  if (!hasEffect(call, policy) || c.req.header('sec-fetch-site') !== 'cross-site') return
  if (allowedOrigins.includes(c.req.header('origin') ?? '')) return
  throw new Refusal(CODE.FORBIDDEN, 'This origin may not call the shop.')
}
