/** Headers that keep a browser from doing what the shop never asks for. */
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context'

/** The storefront brings its scripts, styles and pictures as files of its own, but for what its page holds. */
const policyOf = (page: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(page).map(sourceOf)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '')

/** CSP Level 3, hash source: the one script of exactly this text. */
const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Set before the answer is made: changing a finished one would cost as much as making it. */
export const securityHeaders: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  return next()
}

/**
 * @param readPage gives the html of the storefront of this moment: it may be built anew beside a running shop. As long as
 *   it gives the same object, the policy is reckoned once
 */
export function pagePolicy(readPage: () => Promise<Buffer | undefined>): MiddlewareHandler<AppEnv> {
  let last: { page: Buffer | undefined; policy: string } | undefined
  return async (c, next) => {
    await next()
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
    const page = await readPage()
    if (!last || last.page !== page) last = { page, policy: policyOf(page?.toString() ?? '') }
    c.header('Content-Security-Policy', last.policy)
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
  }
}
