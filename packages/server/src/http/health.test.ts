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

/** Opens a connection; resolves when the server has closed it. */
async function closedByServer(port: number, sent = ''): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(sent)
  await once(socket, 'close')
}

describe('F20 slow and numerous clients', () => {
  it.each([
    ['headers that never end', 'POST /prod-api/x HTTP/1.1\r\nHost: shop\r\n'],
    ['a body that never ends', 'POST /prod-api/x HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf'],
  ])('%s are cut off', async (_name, sent) => {
    const { server } = await start({ receiveLimits: { headersMs: 200, requestMs: 400 } })
    await closedByServer(server.port, sent)
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
