/** Lets foreign pages call the API, from the origins that the shop names. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { AppEnv } from './context'

const PREFLIGHT_SECONDS = 600
const EXPOSED_HEADERS = ['X-Request-Id', 'Retry-After', 'Content-Disposition']

/** Headers are set before the answer is made: `cors` makes a second answer around the first. It does the preflight. */
export function foreignOrigins(allowed: readonly string[]): MiddlewareHandler<AppEnv> {
  const preflight = cors({
    origin: origin => (allowed.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  })
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next)
    c.header('Vary', 'Origin')
    const origin = c.req.header('origin')
    if (origin !== undefined && allowed.includes(origin)) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(','))
    }
    return next()
  }
}
