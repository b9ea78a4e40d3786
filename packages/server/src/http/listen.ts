/** An app behind a port of this machine. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CODE } from '@cartwright/core/contract'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import { FALLBACK_LANGUAGE } from '../texts/language'
import { BUSY_TEXT, RETRY_AFTER_SECONDS } from './busy'
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
  answerClientErrors(server)
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

/** In the form of every answer; without its translation, for the language of the request has not been read. */
const BUSY_BODY = JSON.stringify({
  code: CODE.BUSY,
  msg: BUSY_TEXT(FALLBACK_LANGUAGE),
  data: { retryAfter: RETRY_AFTER_SECONDS },
})
const BUSY_ANSWER = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: application/json; charset=UTF-8',
  `Content-Length: ${Buffer.byteLength(BUSY_BODY)}`,
  `Retry-After: ${RETRY_AFTER_SECONDS}`,
  'Cache-Control: no-store',
  'Connection: close',
  '',
  BUSY_BODY,
].join('\r\n')
/** As Node answers without a listener. */
const CLIENT_ERRORS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

/**
 * A request that was not there in time: while the process stood still, its bytes waited to be read. The same request may succeed in a
 * moment, so the answer says so, where Node's own 408 is empty.
 */
function answerClientErrors(server: ServerType): void {
  const answers = new WeakMap<Duplex, { headersSent: boolean }>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Half an answer is not followed by another one.
    if (!socket.writable || answers.get(socket)?.headersSent) return void socket.destroy()
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return void socket.end(BUSY_ANSWER)
    const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request'
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
  })
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
