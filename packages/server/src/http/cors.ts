/** Lets foreign pages call the API, from the origins that the shop and the keys of companies name. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { AppEnv } from './context'

const PREFLIGHT_SECONDS = 600
const EXPOSED_HEADERS = ['X-Request-Id', 'Retry-After', 'Content-Disposition']

/** Origins that a key of a company names. */
export interface KeyOrigins {
  /** Whether pages of this origin may read answers: of a key that ended a moment ago they read that they are signed out. Never rejects. */
  mayRead(origin: string): Promise<boolean>
  /** Whether a key that has not ended names it, as far as it is known already: what must not wait for the database asks this. */
  isLive(origin: string): boolean
  /** Reads them again: after a key was made, changed or revoked. */
  forget(): void
}

/** Headers are set before the answer is made: `cors` makes a second answer around the first. It does the preflight. */
export function foreignOrigins(allowed: readonly string[], keyOrigins: KeyOrigins): MiddlewareHandler<AppEnv> {
  const isAllowed = async (origin: string) => allowed.includes(origin) || (await keyOrigins.mayRead(origin))
  const preflight = cors({
    origin: async origin => ((await isAllowed(origin)) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  })
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next)
    c.header('Vary', 'Origin')
    const origin = c.req.header('origin')
    if (origin !== undefined && (await isAllowed(origin))) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(','))
    }
    return next()
  }
}
