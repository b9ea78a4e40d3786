/** The shop's backend as one app: /prod-api, pictures, and the built pages. */
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { createShopOutbox } from './across/shop-outbox'
import { createApi } from './api'
import { pictureRoutes } from './catalogue/picture/picture.routes'
import type { Database } from './db/database'
import { createKeyOrigins } from './embed-keys/key-origins'
import { reportUntrustedProxy } from './http/client-ip'
import type { AppEnv } from './http/context'
import { foreignOrigins } from './http/cors'
import { createErrorHandler } from './http/error-handler'
import type { Deps, Mailer, Outbox, Scan } from './http/handler'
import { closeWhileDraining, createHealth, type Readiness } from './http/health'
import { knownMethods, securityHeaders } from './http/security-headers'
import { createPages, type Files } from './http/static-site'
import { createLog, type Log } from './process/log'
import { noScanner } from './uploads/scanner'

export type { Database } from './db/database'
export type { Deps, Mailer } from './http/handler'
export type { Files } from './http/static-site'
export type { Log } from './process/log'

/** Path below which all calls stand. @source API-001 */
export const API_BASE = '/prod-api'

export interface ServerOptions {
  /** Migrated and filled. */
  db: Database
  mailer: Mailer
  /** Sends what orders leave to be sent; one of this database and mailer by default. */
  outbox?: Outbox
  /** The present; the system's clock by default. */
  clock?: () => Date
  /** One JSON line per event to stderr by default. */
  log?: Log
  /** `EU` by default. */
  region?: Deps['region']
  /** Origins of foreign pages that may call the API, for example `https://intranet.example`; none by default. */
  allowedOrigins?: readonly string[]
  /** How many proxies of our own add to X-Forwarded-For; 0, so that no one is believed, by default. */
  trustProxy?: number
  /** Where people open the shop, for links in mails, without slash at the end; `http://localhost:4173` by default. */
  publicUrl?: string
  /** For `/ready`; always ready by default. */
  readiness?: Readiness
  /** Rejects passwords that are published with this project; false by default. */
  isProduction?: boolean
  /** Takes passwords from the query of a request too; true outside of production by default. */
  queryPasswords?: boolean
  /** Asked about every file that is uploaded; by default all are clean. */
  scan?: Scan
  /** Built folders to serve beside the API; none by default. */
  files?: Files
}

const ALWAYS_READY: Readiness = { isOpen: () => true, isDatabaseReady: async () => true }

/** Makes the app; `app.fetch` answers requests, wherever they come from. */
export function createServer(options: ServerOptions): Hono<AppEnv> {
  const {
    db,
    mailer,
    clock = () => new Date(),
    region = 'EU',
    allowedOrigins = [],
    files = {},
    trustProxy = 0,
    publicUrl = 'http://localhost:4173',
    readiness = ALWAYS_READY,
    isProduction = false,
    queryPasswords = !isProduction,
    scan = noScanner,
  } = options
  const log = options.log ?? createLog(line => process.stderr.write(line))

  const app = new Hono<AppEnv>()
  const sayFailure = createErrorHandler({ log, region })
  app.onError((error, c) => {
    if (`${c.req.path}/`.startsWith(`${API_BASE}/`)) return sayFailure(error, c)
    log.error('page.failed', { id: c.get('requestId'), path: c.req.path, error: String(error) })
    return c.text(`Something went wrong. Reference: ${c.get('requestId')}\n`, 500)
  })
  app.use(requestId())
  app.use(closeWhileDraining(readiness))
  app.use(reportUntrustedProxy({ trustProxy, log }))
  app.use(securityHeaders({ publicUrl, trustProxy }))
  app.use(knownMethods)
  const keyOrigins = createKeyOrigins({ db, clock, log })
  const mayCall = (origin: string) => allowedOrigins.includes(origin) || keyOrigins.isLive(origin)
  app.route('/', createHealth(readiness, mayCall))
  app.use(`${API_BASE}/*`, foreignOrigins(allowedOrigins, keyOrigins))
  const outbox = options.outbox ?? createShopOutbox({ db, mailer, clock, log, region, publicUrl })
  const deps = {
    db,
    mailer,
    outbox,
    clock,
    log,
    region,
    trustProxy,
    allowedOrigins,
    keyOrigins,
    publicUrl,
    isProduction,
    queryPasswords,
    scan,
  }
  app.route(API_BASE, createApi(deps))
  app.route('/', pictureRoutes())
  app.route('/', createPages(files, { publicUrl, isProduction, mayCall }))
  return app
}
