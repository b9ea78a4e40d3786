/** What balancers ask, and what slow or too many clients get. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../server'
import { openTestDatabase, type TestDatabase } from '../testing/database'
import { SILENT_LOG } from '../testing/silent-log'
import { type ListenOptions, listen } from './listen'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

async function start(options: Partial<ListenOptions> = {}, allowedOrigins: string[] = []) {
  const state = { isOpen: true, isDatabaseReady: true }
  const readiness = { isOpen: () => state.isOpen, isDatabaseReady: async () => state.isDatabaseReady }
  const mailer = { send: async () => undefined }
  const app = createServer({ db: database.db, mailer, log: SILENT_LOG, readiness, allowedOrigins })
  const server = await listen(app, { port: 0, host: '127.0.0.1', ...options })
  return { state, server, url: `http://127.0.0.1:${server.port}` }
}

describe('F19 health and readiness', () => {
  it('a process that runs is alive; one that drains or has lost its database is not ready', async () => {
    const { state, server, url } = await start()
    const ask = async (path: string) => {
      const { status, headers } = await fetch(url + path)
      return [status, headers.get('cache-control'), headers.get('connection')]
    }
    expect(await ask('/health')).toEqual([200, 'no-store', 'keep-alive'])
    expect(await ask('/ready')).toEqual([200, 'no-store', 'keep-alive'])
    state.isDatabaseReady = false
    expect(await ask('/ready')).toEqual([503, 'no-store', 'keep-alive'])
    expect((await ask('/health'))[0]).toBe(200)
    Object.assign(state, { isDatabaseReady: true, isOpen: false })
    expect(await ask('/ready')).toEqual([503, 'no-store', 'close'])
    // Calls are still served, on connections that end with them.
    expect(await ask('/prod-api/clientsystem/system/freedom/region')).toEqual([200, 'no-store', 'close'])
    await server.close()
  })

  it('a page of any origin can read that the process is alive, and whether the shop allows the page to call', async () => {
    const { server, url } = await start({}, ['https://reseller.example'])
    const ask = async (origin?: string) => {
      const answer = await fetch(`${url}/health`, origin === undefined ? {} : { headers: { origin } })
      return [answer.headers.get('access-control-allow-origin'), await answer.json()]
    }
    expect(await ask('https://reseller.example')).toEqual(['*', { status: 'alive', originAllowed: true }])
    expect(await ask('https://other.example')).toEqual(['*', { status: 'alive', originAllowed: false }])
    expect(await ask()).toEqual(['*', { status: 'alive', originAllowed: true }])
    await server.close()
  })
})

/** Opens a connection; resolves with what came when the server has closed it. */
async function closedByServer(port: number, sent = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes: Buffer) => {
    received += bytes
  })
  socket.write(sent)
  await once(socket, 'close')
  return received
}

const JSON_HEADERS = 'Host: shop\r\nContent-Type: application/json\r\nContent-Length: 100'

describe('F20 slow and numerous clients', () => {
  it.each([
    ['headers that never end', 'POST /prod-api/clientauth/oauth/token HTTP/1.1\r\nHost: shop\r\n'],
    ['a body that never ends', `POST /prod-api/clientauth/oauth/token HTTP/1.1\r\n${JSON_HEADERS}\r\n\r\nhalf`],
  ])('G13 %s are cut off, with an answer that says when to come again', async (_name, sent) => {
    const { server } = await start({ receiveLimits: { headersMs: 200, requestMs: 400 } })
    const [head, body] = (await closedByServer(server.port, sent)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/)
    expect(head).toContain('\r\nRetry-After: 2\r\n')
    expect(JSON.parse(body ?? '')).toEqual({
      code: 503,
      msg: 'The shop is busy. Please try again in a moment.',
      data: { retryAfter: 2 },
    })
    await server.close()
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    ['too many headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('G13 %s is refused as what it is', async (_name, sent, status) => {
    const { server } = await start({})
    expect(await closedByServer(server.port, sent)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`))
    await server.close()
  })

  it('F20 connections of one address beyond its share are closed, and another address is served', async () => {
    const { server } = await start({ maxConnections: 100, maxConnectionsOfAddress: 2 })
    const held = [1, 2].map(() => connect(server.port, '127.0.0.1'))
    await Promise.all(held.map(socket => once(socket, 'connect')))
    await closedByServer(server.port)
    const other = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    other.write('GET /health HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    const [answer] = (await once(other, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/)
    for (const socket of [...held, other]) socket.destroy()
    await server.close()
  })

  it('connections beyond the limit are closed, and those within it served', async () => {
    const { server, url } = await start({ maxConnections: 2, maxConnectionsOfAddress: 10 })
    const held = [1, 2].map(() => connect(server.port, '127.0.0.1'))
    await Promise.all(held.map(socket => once(socket, 'connect')))
    await closedByServer(server.port)
    for (const socket of held) socket.destroy()
    await expect
      .poll(() =>
        fetch(`${url}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    await server.close()
  })
})
