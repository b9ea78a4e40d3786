/** What the shop does while its PostgreSQL restarts or holds a lock. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE } from '@cartwright/core/contract'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { type OwnPostgres, startOwnPostgres, withClient } from '../support/own-postgres'
import { askCatalogue, confirm, countStock, findNumbers, listAllOrders, setStock, waitUntilBack } from './ordering'
import { Ledger } from './writers'

const PIECES = 100_000
const WORKERS = 8
const BACK_WITHIN_MS = 5_000

describe.skipIf(!process.env.TEST_DATABASE_URL)('a shop on PostgreSQL', () => {
  let postgres: OwnPostgres
  let shop: BuiltShop
  let buyer: Buyer
  let numbers: string[]

  beforeAll(async () => {
    postgres = await startOwnPostgres()
    const env = { DATABASE_URL: postgres.url }
    shop = await startBuiltShop(env)
    buyer = await signIn(shop.apiBase, 'buyer.nl')
    numbers = await findNumbers(buyer, 3)
    await setStock(shop, Object.fromEntries(numbers.map(number => [number, PIECES])))
  })

  afterAll(async () => {
    await shop?.close()
    await postgres?.remove()
  })

  it.each([
    [
      'all its connections are terminated',
      () =>
        withClient(postgres.url, async client => {
          for (let round = 0; round < 10; round++) {
            await client.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cartwright' and pid <> pg_backend_pid()",
            )
            await delay(30)
          }
        }),
    ],
    ['it restarts fast', () => postgres.stop('SIGINT').then(postgres.start)],
    ['it crashes and starts again', () => postgres.stop('SIGQUIT').then(postgres.start)],
  ])('F1 loses and doubles no order of eight workers when %s, and goes on within 5 s', async (_name, fail) => {
    const pid = shop.pid()
    const [ordersBefore, stockBefore] = [await listAllOrders(buyer), await countStock(buyer, numbers[0]!)]
    const ledger = new Ledger(buyer, await confirm(buyer, numbers), { retriesBusy: true })
    const workers = Promise.all(Array.from({ length: WORKERS }, () => ledger.orderUntilBroken()))
    await ledger.haveBeenAnswered(2 * WORKERS)
    await fail()
    expect(await waitUntilBack(shop, buyer)).toBeLessThan(BACK_WITHIN_MS)
    await ledger.haveBeenAnswered(ledger.acknowledged.size + WORKERS)
    ledger.stop()
    await workers
    await ledger.placeOpenOnes()

    expect(shop.pid()).toBe(pid)
    expect(ledger.interrupted).toBeGreaterThan(0)
    const orders = await listAllOrders(buyer)
    const kept = new Map(orders.map(order => [order.orderNo, order]))
    for (const order of ledger.acknowledged.values()) expect(kept.get(order.orderNo)).toEqual(order)
    expect(orders.length - ordersBefore.length).toBe(ledger.acknowledged.size)
    expect(await countStock(buyer, numbers[0]!)).toBe(stockBefore - ledger.acknowledged.size)
  })

  it('F10 answers orders for a locked row with "busy" and a time to retry, while reading goes on', async () => {
    const body = await confirm(buyer, numbers)
    let reads = 0
    await withClient(postgres.url, async client => {
      await client.query('begin')
      await client.query(
        'select * from stocks where goods_sku_id = (select goods_sku_id from skus where number = $1) for update',
        [numbers[0]],
      )
      const orders = Promise.all(
        Array.from({ length: 40 }, async () => {
          const response = await fetch(`${shop.apiBase}/clientsystem/order`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${buyer.token}`,
              'Content-Type': 'application/json',
              'Idempotency-Key': randomUUID(),
            },
            body: JSON.stringify(body),
          })
          return {
            status: response.status,
            retryAfter: response.headers.get('retry-after'),
            ...((await response.json()) as { code: number }),
          }
        }),
      )
      let isDone = false
      void orders.finally(() => {
        isDone = true
      })
      while (!isDone) {
        // One that waited for the row would be refused as the orders are.
        expect((await askCatalogue(buyer))?.code).toBe(CODE.OK)
        reads += 1
        await delay(100)
      }
      for (const answer of await orders) {
        expect(answer).toMatchObject({ status: 503, code: CODE.BUSY, retryAfter: '2' })
      }
      await client.query('rollback')
    })
    expect(reads).toBeGreaterThan(0)
    expect((await buyer.call('orders.create', { body }, randomUUID())).code).toBe(CODE.OK)
  })
})
