/** One visitor who asks for much does not slow the buyers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE } from '@cartwright/core/contract'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltShop } from '../support/built-shop'
import { copyFilledPostgres, DATABASES, type TestDatabase } from '../support/databases'
import { startFilledShop } from '../support/filled-shop'
import { type Confirmed, confirm, findNumbers, listAllOrders, placeOrder, setStock } from './ordering'

const ADDS = 15
const CALLERS = 24
const ROUNDS = 3
/** Fewer than there are products, more than there are answers that the shop keeps. */
const NUMBERS = 1500
/** Times a cart add may take under load, of what it takes alone, in the same run. */
const SLOWER_MAX = 3

describe.each(DATABASES)('on $name', ({ isMissing, createFilled }) => {
  describe.skipIf(isMissing)('a visitor with 24 calls at a time', () => {
    let database: TestDatabase
    let shop: BuiltShop
    let buyer: Buyer
    let numbers: string[]

    beforeAll(async () => {
      database = await createFilled()
      shop = await startFilledShop(database.env)
      buyer = await signIn(shop.apiBase, 'buyer.nl')
      numbers = await findNumbers(buyer, ADDS)
      await medianOfAdds() // both measurements with rows in the cart, and warm
    })
    afterAll(async () => {
      await shop?.close()
      await database?.drop()
    })

    async function medianOfAdds(): Promise<number> {
      const times: number[] = []
      for (const number of numbers) {
        const began = performance.now()
        await buyer.ask('cart.add', { body: { number, qty: 1 } })
        times.push(performance.now() - began)
        await delay(10)
      }
      return medianOf(times)
    }

    it.each<[string, VisitorCall]>([
      ['counts, the same each time', { path: '/goods/sku/freedom/list/stat?classId=102' }],
      ['counts, another filter each time', { path: '/goods/sku/freedom/list/stat?yieldFrom={call}' }],
      ['pages of products', { path: '/goods/sku/freedom/{call}' }],
      ['captchas', { path: '/randomcode' }],
      ['wrong passwords', { path: '/clientauth/oauth/token', body: WRONG_SIGN_IN }],
    ])('F5 slows a cart add to at most three times its time alone: %s', async (_name, { path, body }) => {
      const visitor = startVisitor(shop.apiBase + path, body)
      const [alone, underLoad]: [number[], number[]] = [[], []]
      // In turns, so that what else the machine does counts on both sides.
      for (let round = 0; round < ROUNDS; round++) {
        alone.push(await medianOfAdds())
        visitor.start()
        await visitor.hasBeenAnswered(CALLERS)
        underLoad.push(await medianOfAdds())
        await visitor.stop()
      }
      const ratio = medianOf(underLoad) / medianOf(alone)
      console.log(`cart add: alone ${medianOf(alone).toFixed(1)} ms, under load ${medianOf(underLoad).toFixed(1)} ms`)
      expect(ratio).toBeLessThanOrEqual(SLOWER_MAX)
    })
  })
})

describe.skipIf(DATABASES[1].isMissing)(
  'forty orders behind a row that another program has locked, on PostgreSQL',
  () => {
    const ORDERS = 40
    /** Six seconds to the two and a half that the first one waits for the lock; in one run, however busy the machine. */
    const LATER_MAX = 2.4
    const LOCKED_MS = 2_000
    let database: TestDatabase
    let shop: BuiltShop
    let buyer: Buyer
    let body: Confirmed

    beforeAll(async () => {
      database = await copyFilledPostgres()
      shop = await startFilledShop(database.env)
      buyer = await signIn(shop.apiBase, 'buyer.nl')
      const [number] = await findNumbers(buyer, 1)
      await setStock(shop, { [number!]: 10_000 })
      body = await confirm(buyer, [number!])
      await placeOrder(buyer, body) // everything is warm
    })
    afterAll(async () => {
      await shop?.close()
      await database?.drop()
    })

    /** Holds the row while `work` runs; it may let go earlier. */
    async function whileLocked<T>(work: (release: () => Promise<unknown>) => Promise<T>): Promise<T> {
      const client = new Client({ connectionString: database.env.DATABASE_URL })
      await client.connect()
      try {
        await client.query('begin')
        const ofPart = '(select goods_sku_id from skus where number = $1)'
        await client.query(`select * from stocks where goods_sku_id = ${ofPart} for update`, [body.items[0]!.number])
        return await work(() => client.query('rollback'))
      } finally {
        await client.end()
      }
    }

    it('F10 the last one is answered soon after the first one', async () => {
      const answers = await whileLocked(() =>
        Promise.all(
          Array.from({ length: ORDERS }, async () => {
            const began = performance.now()
            const { code } = await buyer.call('orders.create', { body }, randomUUID())
            return { code, ms: performance.now() - began }
          }),
        ),
      )
      console.log(`answered after ${answers.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b)}`)
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([CODE.BUSY]))
      const times = answers.map(({ ms }) => ms)
      expect(Math.max(...times) / Math.min(...times)).toBeLessThanOrEqual(LATER_MAX)
    })

    it('F10 are all placed when the row is free after two seconds', async () => {
      const before = (await listAllOrders(buyer)).length
      const placed = await whileLocked(async release => {
        const orders = Promise.all(Array.from({ length: ORDERS }, () => placeOrder(buyer, body)))
        await delay(LOCKED_MS)
        await release()
        return orders
      })
      expect(new Set(placed.map(({ code }) => code))).toEqual(new Set([CODE.OK]))
      expect(new Set(placed.map(({ data }) => data.orderNo)).size).toBe(ORDERS)
      expect((await listAllOrders(buyer)).length - before).toBe(ORDERS)
    })
  },
)

interface VisitorCall {
  /** `{call}` in it, and in the body, is a number. */
  path: string
  /** Sent by POST. */
  body?: object
}

const WRONG_SIGN_IN = {
  username: 'someone.{call}',
  password: 'Wrong2026',
  grant_type: 'password',
  client_id: 'cartwright',
  client_secret: 'cartwright',
  scope: 'server',
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * A process of its own, so that it does not take the time of the one that measures; with low priority, because a visitor
 * has a computer of his own.
 */
function startVisitor(address: string, body?: object) {
  const script = `
    const [address, callers, first, body] = process.argv.slice(1)
    let call = Number(first)
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
    const ask = async () => {
      for (;;) {
        const number = String(1 + (call++ % ${NUMBERS}))
        const init = body ? { ...post, body: body.replace('{call}', number) } : {}
        const response = await fetch(address.replace('{call}', number), init)
        await response.arrayBuffer()
        if (response.ok) console.log('answered')
      }
    }
    for (let at = 0; at < Number(callers); at++) void ask()`
  let child: ChildProcess | undefined
  let answered = 0
  let total = 0
  return {
    start() {
      answered = 0
      const args = ['-e', script, address, String(CALLERS), String(total), body ? JSON.stringify(body) : '']
      child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      setPriority(child.pid!, constants.priority.PRIORITY_LOW)
      child.stdout!.setEncoding('utf8').on('data', (text: string) => {
        answered += text.split('\n').length - 1
      })
    },
    async hasBeenAnswered(count: number) {
      await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      total += answered + CALLERS
    },
  }
}
