/** A real HTTP server for tests of what a back end might answer, and of what becomes of it on the way. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** As it came over the wire, empty when there was none. */
  text: string
}

/** A JSON value is sent as it is, with status 200; a function decides for itself. */
export type Reply = object | ((request: SeenRequest, response: ServerResponse) => unknown)

export interface LocalServer {
  /** `http://127.0.0.1:40123` */
  url: string
  /** All requests so far, oldest first. */
  requests: SeenRequest[]
  /** `GET /path` of all requests so far. */
  lines(): string[]
  /** Replaces or adds the reply of one line such as `GET /prod-api/randomcode`. */
  reply(line: string, reply: Reply): void
  close(): Promise<void>
}

/** Leaves a request without an answer. */
export const HANG = () => undefined
/** Breaks the connection without a word. */
export const DROP: Reply = (_request, response) => void response.destroy()
/** Another HTTP status, by default with an empty body. */
export const status =
  (code: number, text = '', headers: Record<string, string> = {}): Reply =>
  (_request, response) =>
    void response.writeHead(code, headers).end(text)

/** @param replies by line; what is missing answers code 404 in an envelope. */
export async function startLocalServer(replies: Readonly<Record<string, Reply>> = {}): Promise<LocalServer> {
  const table = new Map(Object.entries(replies))
  const requests: SeenRequest[] = []
  const server = createServer(async (message, response) => {
    const seen = await read(message)
    requests.push(seen)
    const reply = table.get(`${seen.method} ${seen.path}`) ?? { code: 404, msg: '' }
    const answer = typeof reply === 'function' ? await reply(seen, response) : reply
    if (answer === undefined || response.headersSent || response.destroyed) return
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lines: () => requests.map(({ method, path }) => `${method} ${path}`),
    reply: (line, reply) => void table.set(line, reply),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(message: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  const url = new URL(message.url ?? '/', 'http://local')
  return {
    method: message.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    text: Buffer.concat(chunks).toString(),
  }
}
