/** Headers that keep a browser from doing what the shop never asks for. */
import { createHash } from 'node:crypto'
import { CODE } from '@cartwright/core/contract'
import type { MiddlewareHandler } from 'hono'
import type { AppContext, AppEnv } from './context'

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

/** Abilities of a browser that the shop does not use; a script that got in must not use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
  'browsing-topics',
]
const PERMISSIONS_POLICY = UNUSED_FEATURES.map(feature => `${feature}=()`).join(', ')
/** A year, as browsers' lists of such sites ask. */
const HSTS = 'max-age=31536000; includeSubDomains'

interface Surroundings {
  /** Where people open the shop. */
  publicUrl: string
  /** How many proxies of our own stand in front of the shop. */
  trustProxy: number
}

/** All answers but pages: opened by itself as a document, data, a picture or a message shall do nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/**
 * Set before the answer is made: changing a finished one would cost as much as making it. Files that foreign pages show set a
 * resource policy of their own.
 */
export function securityHeaders({ publicUrl, trustProxy }: Surroundings): MiddlewareHandler<AppEnv> {
  const isTls = (c: AppContext) =>
    publicUrl.startsWith('https:') ||
    (trustProxy > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https')
  return (c, next) => {
    c.header('Content-Security-Policy', NO_PAGE)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    c.header('Permissions-Policy', PERMISSIONS_POLICY)
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (isTls(c)) c.header('Strict-Transport-Security', HSTS)
    return next()
  }
}

/** Methods that some call or page takes. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** Answers other methods with HTTP status 405, before anything else looks at the request. */
export const knownMethods: MiddlewareHandler<AppEnv> = (c, next) => {
  if (METHODS.has(c.req.method)) return next()
  c.header('Allow', [...METHODS].join(', '))
  const msg = 'This method is not possible here.'
  return Promise.resolve(c.json({ code: CODE.METHOD_NOT_ALLOWED, msg, data: null }, CODE.METHOD_NOT_ALLOWED))
}

/**
 * @param readPage gives the html of the storefront of this moment: it may be built again beside a running shop. As long as
 *   it gives the same object, the policy is computed once
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
