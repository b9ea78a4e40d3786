/** An app behind a port of this machine. */
import type { AddressInfo, Socket } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './context'

const IDLE_CHECK_MS = 50
/** An order of a thousand lines is an address of 90 KB, which Node's own 16 KB would refuse. */
const HEADERS_MAX_BYTES = 160 * 1024
/** Longer than proxies keep a connection open, most a minute: after Node's own five seconds they meet a closed one now and then. */
const KEEP_ALIVE_MS = 65_000
const MAX_CONNECTIONS = 2_000

/** How often connections are looked at, at most. */
const RECEIVE_CHECK_MS = 5_000

export interface ListenOptions {
  port: number
  host: string
  /** Most connections at a time; more are closed at once. 2,000 by default. */
  maxConnections?: number
  /** Most of them from one address; a quarter of all by default. Where a proxy stands in front, all come from it. */
  maxConnectionsOfAddress?: number
  /** Milliseconds within which headers and the whole request must arrive; 10,000 and 30,000 by default. */
  receiveLimits?: { headersMs: number; requestMs: number }
}

const RECEIVE_LIMITS = { headersMs: 10_000, requestMs: 30_000 }

export interface Listening {
  port: number
  /** Takes no new requests and waits for those under way; after `graceMs` they are cut off. */
  close(graceMs?: number): Promise<void>
}

/**
 * @param port 0 takes any free one
 * @throws the system's error, with `code` `EADDRINUSE` when the port is taken
 */
export async function listen(
  app: Hono<AppEnv>,
  {
    port,
    host,
    maxConnections = MAX_CONNECTIONS,
    maxConnectionsOfAddress = Math.ceil(maxConnections / 4),
    receiveLimits = RECEIVE_LIMITS,
  }: ListenOptions,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: host,
    serverOptions: {
      maxHeaderSize: HEADERS_MAX_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: receiveLimits.requestMs,
      headersTimeout: receiveLimits.headersMs,
      connectionsCheckingInterval: Math.min(RECEIVE_CHECK_MS, receiveLimits.headersMs),
    },
  })
  server.maxConnections = maxConnections
  limitAddresses(server, maxConnectionsOfAddress)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const { port: taken } = server.address() as AddressInfo
  return { port: taken, close: graceMs => closeServer(server, graceMs) }
}

/** Closes connections of an address that has enough of them: others find room. */
function limitAddresses(server: ServerType, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > most) socket.destroy()
  })
}

async function closeServer(server: ServerType, graceMs = 5_000): Promise<void> {
  const closed = new Promise<void>(resolve => {
    server.close(() => resolve())
  })
  if (!('closeIdleConnections' in server)) return closed
  // A connection that was busy a moment ago is kept alive by its browser.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
