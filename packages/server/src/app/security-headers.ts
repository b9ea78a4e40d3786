/** Headers that keep a browser from doing what the shop never asks for. */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './context'

/** The storefront brings all scripts and styles as files of its own; pictures of the captcha are data URLs. */
const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Set before the answer is made: changing a finished one would cost as much as making it. */
export const securityHeaders: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  return next()
}

export const pagePolicy: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.startsWith('text/html')) return
  c.header('Content-Security-Policy', PAGE_POLICY)
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
}
