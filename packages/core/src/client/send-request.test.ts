import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '../contract/calls'
import { REQUEST_TIMEOUT_MS } from '../limits'
import { anI18n } from '../testing/an-i18n'
import { order as orderOf } from '../testing/builders'
import { DROP, HANG, type LocalServer, type Reply, startLocalServer, status } from '../testing/local-server'
import { type ClientContext, createClient } from './client'
import { fetchTransport } from './fetch-transport'
import { ofetchTransport } from './ofetch-transport'

const READ = 'GET /clientsystem/system/freedom/region'
const READING_POST = 'POST /clientsystem/quickorder/resolve'
const WRITE = 'POST /clientsystem/shoppingcart'
const ORDER = 'POST /clientsystem/order'
const OK = { code: 200, data: 'EU' }

let server: LocalServer
beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await server.close()
})

/** One reply after the other, the last one for ever. */
function inTurn(...replies: Reply[]): Reply {
  let turn = 0
  return (request, response) => {
    const reply = replies[Math.min(turn, replies.length - 1)] as Reply
    turn += 1
    return typeof reply === 'function' ? reply(request, response) : reply
  }
}

/** Waits in real time, also where `setTimeout` is a fake. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise(setImmediate)
}

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Starts fake timers; what it returns resolves when a call waits for its second try. */
function fakeTimersUntilPause() {
  fakeTimers()
  const started = vi.spyOn(globalThis, 'setTimeout')
  return () => until(() => started.mock.calls.some(([, ms]) => ms === 300))
}

/** Both entries of the package ask in the same way (docs/decisions/0031-two-transports.md). */
describe.each([
  ['ofetch', ofetchTransport],
  ['fetch', fetchTransport],
])('over %s', (_name, transport) => {
  const open = (settings: Partial<ClientContext> = {}) =>
    createClient({
      i18n: anI18n('de'),
      apiBase: server.url,
      fetch: globalThis.fetch,
      transport,
      timeoutMs: REQUEST_TIMEOUT_MS,
      paths: {},
      token: () => undefined,
      renewToken: async () => undefined,
      onFailure: () => undefined,
      ...settings,
    })

  const resolve = (client: ReturnType<typeof open>) =>
    client.call(calls.quickOrder.resolve, { body: { lines: [] } } as never)
  const add = (client: ReturnType<typeof open>) => client.call(calls.cart.add, { body: {} } as never)
  const order = (client: ReturnType<typeof open>, idempotencyKey?: string) =>
    client.call(calls.orders.create, { body: {} } as never, idempotencyKey ? { idempotencyKey } : {})

  describe('repeating', () => {
    it.each([429, 502, 503, 504])('a read that meets HTTP %i is made again and succeeds', async code => {
      server.reply(READ, inTurn(status(code), OK))
      await expect(open().call(calls.site.region)).resolves.toBe('EU')
      expect(server.requests).toHaveLength(2)
    })

    it('a read whose connection breaks is made again; a POST that only reads is one', async () => {
      server.reply(READING_POST, inTurn(DROP, { code: 200, data: { lines: [] } }))
      await expect(resolve(open())).resolves.toEqual({ lines: [] })
      expect(server.requests).toHaveLength(2)
    })

    it('it gives up after three tries, each a little later', async () => {
      server.reply(READ, status(503))
      const started = performance.now()
      await expect(open().call(calls.site.region)).rejects.toMatchObject({ kind: 'network', at: { status: 503 } })
      expect(server.requests).toHaveLength(3)
      expect(performance.now() - started).toBeGreaterThan(850)
    })

    it.each([
      ['a refusal', { code: 601, msg: 'no' }],
      ['a failure inside', { code: 500, msg: 'no' }],
      ['an HTTP 500', status(500)],
      ['an answer that cannot be read', status(200, 'oops')],
    ] as const)('%s is not asked for again', async (_name, reply) => {
      server.reply(READ, reply)
      await expect(open().call(calls.site.region)).rejects.toThrow()
      expect(server.requests).toHaveLength(1)
    })

    it('a write is sent once, also when it fails', async () => {
      for (const reply of [DROP, status(503)]) {
        server.reply(WRITE, reply)
        await expect(add(open())).rejects.toMatchObject({ kind: 'network' })
      }
      expect(server.requests).toHaveLength(2)
    })

    it('a write with an idempotency key is sent again under the same key', async () => {
      server.reply(ORDER, inTurn(DROP, status(503), { code: 200, data: orderOf('SO-7') }))
      await order(open(), 'k-1')
      expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', 'k-1', 'k-1'])
    })

    it('not without a key, and not where the server would not heed it', async () => {
      server.reply(ORDER, DROP)
      server.reply(WRITE, DROP)
      await expect(order(open())).rejects.toMatchObject({ kind: 'network' })
      await expect(open().call(calls.cart.add, { body: {} } as never, { idempotencyKey: 'k' })).rejects.toMatchObject({
        kind: 'network',
      })
      expect(server.requests).toHaveLength(2)
    })
  })

  describe('waiting', () => {
    it('API-002 a request without an answer ends with a time-out, and is not made again', async () => {
      server.reply(READ, HANG)
      fakeTimers()
      const ended = expect(open({ timeoutMs: 60 }).call(calls.site.region)).rejects.toMatchObject({ kind: 'timeout' })
      await until(() => server.requests.length === 1)
      await vi.advanceTimersByTimeAsync(60)
      await ended
      expect(server.requests).toHaveLength(1)
    })

    it('API-002 an answer that stops in the middle ends with a time-out as well', async () => {
      server.reply(READ, (_request, response) => {
        response.writeHead(200)
        response.write('{"code":200,')
      })
      let hasBegun = false
      const fetch: typeof globalThis.fetch = async (...request) => {
        const response = await globalThis.fetch(...request)
        hasBegun = true
        return response
      }
      fakeTimers()
      const ended = expect(open({ fetch, timeoutMs: 60 }).call(calls.site.region)).rejects.toMatchObject({
        kind: 'timeout',
      })
      await until(() => hasBegun)
      await vi.advanceTimersByTimeAsync(60)
      await ended
    })

    it('API-002 the limit is 60000 ms, not less', async () => {
      expect(REQUEST_TIMEOUT_MS).toBe(60_000)
      fakeTimers()
      const ended = vi.fn()
      // A fetch that never answers, but heeds the signal as the real one does.
      const fetch = (_url: unknown, init?: RequestInit) =>
        new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      const call = open({ fetch, timeoutMs: REQUEST_TIMEOUT_MS }).call(calls.site.region).catch(ended)
      await vi.advanceTimersByTimeAsync(59_999)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await call
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
    })

    it('the limit holds for the call with all its repetitions', async () => {
      server.reply(READ, status(503))
      const untilPause = fakeTimersUntilPause()
      const ended = expect(open({ timeoutMs: 100 }).call(calls.site.region)).rejects.toMatchObject({ kind: 'timeout' })
      await untilPause()
      await vi.advanceTimersByTimeAsync(100)
      await ended
      expect(server.requests).toHaveLength(1)
    })
  })

  describe('stopping', () => {
    it('the caller can stop a call before, during, and between two tries', async () => {
      const aborted = { kind: 'aborted' }
      await expect(open().call(calls.site.region, undefined, { signal: AbortSignal.abort() })).rejects.toMatchObject(
        aborted,
      )
      expect(server.requests).toHaveLength(0)

      const during = new AbortController()
      server.reply(READ, () => during.abort())
      await expect(open().call(calls.site.region, undefined, { signal: during.signal })).rejects.toMatchObject(aborted)

      const between = new AbortController()
      server.reply(READ, status(503))
      const untilPause = fakeTimersUntilPause()
      const stopped = expect(
        open().call(calls.site.region, undefined, { signal: between.signal }),
      ).rejects.toMatchObject(aborted)
      await untilPause()
      between.abort()
      await stopped
      expect(server.requests).toHaveLength(2)
    })

    it('all calls under way can be stopped at once, later ones go through', async () => {
      const client = open()
      server.reply(READ, inTurn(HANG, HANG, OK))
      const stopped = Promise.allSettled([client.call(calls.site.region), client.call(calls.site.region)])
      await vi.waitFor(() => expect(server.requests).toHaveLength(2), { timeout: 20_000 })
      client.abortAll()
      expect(await stopped).toMatchObject([{ reason: { kind: 'aborted' } }, { reason: { kind: 'aborted' } }])
      await expect(client.call(calls.site.region)).resolves.toBe('EU')
    })
  })
})
