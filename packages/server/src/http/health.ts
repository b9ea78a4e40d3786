/** What a balancer and an operator ask: is the process alive, and may it get requests. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from './context'

export interface Readiness {
  /** False from the moment at which the process was asked to end. */
  isOpen(): boolean
  /** Whether the database answers; takes two seconds at most. */
  isDatabaseReady(): Promise<boolean>
}

/**
 * `GET /health` answers 200 as long as the process runs, with `{ status, originAllowed }`: whether the page that asks may call
 * the API. `GET /ready` answers 200, or 503 while the process drains or the database does not answer.
 * @param mayCall whether pages of this origin may call the API; asks no database
 */
export function createHealth(
  { isOpen, isDatabaseReady }: Readiness,
  mayCall: (origin: string) => boolean,
): Hono<AppEnv> {
  const health = new Hono<AppEnv>()
  health.use('/health', noStore)
  health.use('/ready', noStore)
  health.get('/health', c => {
    // A page of another origin may ask, to distinguish a shop that does not run from one that does not allow the page.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    // A page of the shop itself names no origin when it reads, and needs no permission.
    const origin = c.req.header('origin')
    return c.json({ status: 'alive', originAllowed: origin === undefined || mayCall(origin) })
  })
  health.get('/ready', async c => {
    if (!isOpen()) return c.json({ status: 'draining' }, 503)
    if (!(await isDatabaseReady())) return c.json({ status: 'database does not answer' }, 503)
    return c.json({ status: 'ready' })
  })
  return health
}

const noStore: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Cache-Control', 'no-store')
  return next()
}

/** While the process drains, clients are asked to come back on a new connection, which another process will get. */
export const closeWhileDraining =
  ({ isOpen }: Readiness): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    if (!isOpen()) c.header('Connection', 'close')
    return next()
  }
