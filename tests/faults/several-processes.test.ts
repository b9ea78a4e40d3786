/** Several processes of the shop: side by side, behind PgBouncer, and behind HAProxy while they are restarted one after the other. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE } from '@cartwright/core/contract'
import { call, DEMO_PASSWORD, signIn } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { DATABASES, type TestDatabase } from '../support/databases'
import { type ProxyProgram, startHaproxy, startPgBouncer } from '../support/proxies'
import { confirm, findNumbers, listAllOrders } from './ordering'

const PROCESSES = 4
const CALLS = 2_000
const CALLERS = 10
/** What a key has opened ends within this time, wherever it is used (docs/decisions/0114-embed-keys.md). */
const REVOKED_MS = 5_000
const [, postgres] = DATABASES

describe.skipIf(postgres!.isMissing)('several processes on one PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgres!.createFilled()
  })
  afterAll(() => database?.drop())

  describe('without anything in front', () => {
    const shops: BuiltShop[] = []
    afterAll(async () => {
      for (const shop of shops) await shop.close()
    })

    it('F17 a token that is used at one ends there when its key is revoked at another', async () => {
      const [first, second] = [await startBuiltShop(database.env), await startBuiltShop(database.env)]
      shops.push(first, second)
      const origin = 'https://intranet.example'
      const owner = await signIn(first.apiBase, 'buyer.nl')
      const { key, secret } = await owner.ask('embedKeys.add', {
        body: { name: 'Intranet', origins: [origin], components: ['cw-cart'], currentPassword: DEMO_PASSWORD },
      })
      const { result } = await call(second, 'embedKeys.exchange', { body: { secret, buyer: 'buyer.nl', origin } })
      const settings = { token: result?.access_token, headers: { Origin: origin } }
      const read = async () => (await call(second, 'cart.list', { query: {} }, settings)).code
      expect(await read()).toBe(CODE.OK)

      await owner.ask('embedKeys.revoke', { params: { id: key.keyId } })
      const revoked = performance.now()
      let code: number = CODE.OK
      let sinceMs = 0
      let lastOpenMs = 0
      while (code === CODE.OK && sinceMs < 2 * REVOKED_MS) {
        // When a call begins is what counts: its answer may take any time on a busy machine.
        sinceMs = performance.now() - revoked
        code = await read()
        if (code === CODE.OK) lastOpenMs = sinceMs
        await delay(50)
      }
      expect(code).toBe(CODE.SIGNED_OUT)
      expect(lastOpenMs).toBeLessThan(REVOKED_MS)
    })
  })

  describe.skipIf(!process.env.PGBOUNCER_PATH)('behind PgBouncer in transaction mode', () => {
    let bouncer: (ProxyProgram & { url: string }) | undefined
    const shops: BuiltShop[] = []
    afterAll(async () => {
      for (const shop of shops) await shop.close()
      await bouncer?.close()
    })

    it('F12 read and order without prepared statements, two processes at a time', async () => {
      bouncer = await startPgBouncer(database.env.DATABASE_URL!)
      const env = { DATABASE_URL: bouncer.url, PREPARED: 'off' }
      shops.push(await startBuiltShop(env), await startBuiltShop(env))
      const buyers = await Promise.all(shops.map(shop => signIn(shop.apiBase, 'buyer.nl')))
      const numbers = await findNumbers(buyers[0]!, 20)
      const codes = await Promise.all(
        Array.from({ length: 240 }, async (_none, index) => {
          const buyer = buyers[index % buyers.length]!
          const number = numbers[index % numbers.length]!
          const { code, data } = await buyer.call('catalogue.query', { query: { keyword: number, pageSize: 1 } })
          return code === CODE.OK && data.rows[0]?.number === number ? code : `${code} for ${number}`
        }),
      )
      expect(codes).toEqual(Array(240).fill(CODE.OK))
      // Each order has parts of its own: one that waits for the stock of another is refused as busy after some seconds.
      const bodies = await Promise.all(numbers.slice(0, 12).map(number => confirm(buyers[0]!, [number])))
      const before = (await listAllOrders(buyers[0]!)).length
      const orders = await Promise.all(
        bodies.map((body, index) => buyers[index % 2]!.call('orders.create', { body }, randomUUID())),
      )
      expect(orders.map(({ code }) => code)).toEqual(Array(12).fill(CODE.OK))
      expect(await listAllOrders(buyers[1]!)).toHaveLength(before + 12)
    })
  })

  describe.skipIf(!process.env.HAPROXY_PATH)('behind HAProxy', () => {
    const shops: BuiltShop[] = []
    let balancer: (ProxyProgram & { url: string }) | undefined
    afterAll(async () => {
      await balancer?.close()
      for (const shop of shops) await shop.close()
    })

    it(`F19 lose none of ${CALLS} calls while each is restarted once`, async () => {
      // Long enough for HAProxy, and for this test, to see that one ends, however busy the machine is.
      const env = { ...database.env, DRAIN_SECONDS: '5', DATABASE_CONNECTIONS: '4' }
      for (let process = 0; process < PROCESSES; process++) shops.push(await startBuiltShop(env))
      balancer = await startHaproxy(shops.map(shop => Number(new URL(shop.url).port)))
      const buyer = await signIn(`${balancer.url}/prod-api`, 'buyer.nl')

      let begun = 0
      let isRestarted = false
      const outcomes: string[] = []
      const callers = Promise.all(
        Array.from({ length: CALLERS }, async () => {
          while (begun < CALLS || !isRestarted) {
            begun += 1
            const { code } = await buyer
              .call('cart.list', { query: {} })
              .catch((error: Error) => ({ code: error.message }))
            outcomes.push(String(code))
            // Some hundred calls a second, so that they last as long as the restarts.
            await delay(30)
          }
        }),
      )
      for (const shop of shops) {
        const draining = shop.stop()
        await expect.poll(() => fetch(`${shop.url}/ready`).then(answer => answer.status), { interval: 20 }).toBe(503)
        expect((await fetch(`${shop.url}/health`)).status).toBe(200)
        await draining
        await shop.restart()
        await expect.poll(() => fetch(`${shop.url}/ready`).then(answer => answer.status)).toBe(200)
      }
      isRestarted = true
      await callers
      expect(outcomes.length).toBeGreaterThanOrEqual(CALLS)
      // By answer, so that a failure says which.
      expect([...new Set(outcomes)]).toEqual([String(CODE.OK)])
    })
  })
})
