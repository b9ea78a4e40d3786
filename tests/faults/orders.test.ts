/** What must hold when many order at once, and when the server is killed while they do; on both databases. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CODE } from '@cartwright/core/contract'
import { type Buyer, signIn } from '@cartwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltShop, SHORT_LIVED } from '../support/built-shop'
import { DATABASES, type TestDatabase } from '../support/databases'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { confirm, countStock, findNumbers, listAllOrders, placeOrder, setStock } from './ordering'
import { Ledger } from './writers'

const NAMES = ['buyer.nl', 'buyer.it', 'buyer.de', 'buyer.uk', 'buyer.fr', 'buyer.pl', 'rep.nl']
const BUYERS = 50
const LAST_PIECES = 10
const PIECES = 100_000
/**
 * A killed process takes the embedded database with it; PostgreSQL goes on, so that fewer kills show what can go wrong. Ten rounds have each
 * number of answers and each delay at least once; a start after a kill takes three seconds of processor time.
 */
const ROUNDS = { PGlite: 10, PostgreSQL: 8 }
const WRITERS = 4
/** Answers that are waited for, and milliseconds after them: two cycles, so that each round is killed at another moment. */
const ANSWERS = 5
const DELAYS = 7

describe.each(DATABASES)('on $name', ({ name, isMissing, createFilled }) => {
  const rounds = ROUNDS[name]

  describe.skipIf(isMissing)('the built shop', () => {
    let database: TestDatabase
    let shop: BuiltShop
    let accounts: Buyer[]
    let buyer: Buyer
    /** A part with ten pieces, and three with plenty. */
    let last: string
    let numbers: string[]

    beforeAll(async () => {
      database = await createFilled()
      shop = await startFilledShop(database.env, SHORT_LIVED)
      accounts = await Promise.all(NAMES.map(name => signIn(shop.apiBase, name)))
      buyer = accounts[0]!
      const [first, ...others] = await findNumbers(buyer, 4)
      last = first!
      numbers = others
      await setStock(shop, { [last]: LAST_PIECES, ...Object.fromEntries(numbers.map(number => [number, PIECES])) })
    })

    afterAll(async () => {
      await shop?.close()
      await database?.drop()
    })

    it('API-078 ORD-018 sells exactly the last 10 pieces to 50 buyers', async () => {
      const confirmed = await Promise.all(accounts.map(account => confirm(account, [last])))
      const answers = await Promise.all(
        Array.from({ length: BUYERS }, (_none, index) => {
          const at = index % accounts.length
          return placeOrder(accounts[at]!, confirmed[at]!)
        }),
      )
      const sold = answers.filter(answer => answer.code === CODE.OK)
      const refused = answers.filter(answer => answer.code === CODE.ORDER_CHANGED)
      expect([sold.length, refused.length]).toEqual([LAST_PIECES, BUYERS - LAST_PIECES])
      expect(sold.map(answer => answer.data.lines[0]!.shipNow)).toEqual(Array(LAST_PIECES).fill(1))
      expect(await countStock(buyer, last)).toBe(0)
    })

    it('API-078 eight submissions of the same order at once make one order', async () => {
      const body = await confirm(buyer, numbers)
      const [before, stock] = [(await listAllOrders(buyer)).length, await countStock(buyer, numbers[0]!)]
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.call('orders.create', { body }, key)))
      expect(answers.map(answer => answer.code)).toEqual(Array(8).fill(CODE.OK))
      expect(new Set(answers.map(answer => answer.data.orderNo)).size).toBe(1)
      expect((await listAllOrders(buyer)).length).toBe(before + 1)
      expect(await countStock(buyer, numbers[0]!)).toBe(stock - 1)
    })

    it(`API-078 loses no acknowledged order and stores no partial one in ${rounds} rounds of kill -9`, async () => {
      const ordersBefore = (await listAllOrders(buyer)).length
      const stockBefore = await Promise.all(numbers.map(number => countStock(buyer, number)))
      const ledger = new Ledger(buyer, await confirm(buyer, numbers))
      let lostAnswers = 0
      for (let round = 1; round <= rounds; round++) {
        const writers = Promise.all(Array.from({ length: WRITERS }, () => ledger.orderUntilBroken()))
        // Killed in the middle of work, at another moment in each round.
        await Promise.race([writers, ledger.haveBeenAnswered(ledger.acknowledged.size + 1 + (round % ANSWERS))])
        await delay(round % DELAYS)
        await shop.kill()
        await writers
        await shop.restart()
        lostAnswers += ledger.open.size
        await ledger.placeOpenOnes()
      }

      const { acknowledged } = ledger
      const orders = await listAllOrders(buyer)
      const kept = new Map(orders.map(order => [order.orderNo, order]))
      for (const order of acknowledged.values()) expect(kept.get(order.orderNo)).toEqual(order)
      // One order per key, whether its answer was lost or not.
      expect(orders.length - ordersBefore).toBe(acknowledged.size)
      expect(new Set([...acknowledged.values()].map(order => order.orderNo)).size).toBe(acknowledged.size)
      for (const order of orders.slice(0, acknowledged.size)) {
        expect(order.lines.map(line => [line.number, line.qty, line.shipNow])).toEqual(numbers.map(n => [n, 1, 1]))
      }
      const stock = await Promise.all(numbers.map(number => countStock(buyer, number)))
      expect(stock).toEqual(stockBefore.map(pieces => pieces - acknowledged.size))
      // Each round must have hit buyers in the act, or it has shown nothing.
      expect(lostAnswers).toBeGreaterThan(rounds)
      expect(acknowledged.size).toBeGreaterThan(rounds * WRITERS)
    })

    it('the command line works beside the running shop, and after it was killed', async () => {
      const { orderNo } = await buyer.ask('orders.create', { body: await confirm(buyer, numbers) }, randomUUID())
      const statusOf = async () => (await buyer.ask('orders.get', { params: { orderno: orderNo } })).status
      expect(await runOps(shop, 'order:list', '--limit', '1')).toMatchObject([{ orderNo, status: 'submitted' }])
      await runOps(shop, 'order:advance', orderNo, '--yes')
      await expect(runOps(shop, 'order:cancel', orderNo)).rejects.toThrow('"done":')
      expect(await statusOf()).toBe('processing')
      await shop.kill()
      await runOps(shop, 'order:advance', orderNo, '--to', 'shipped', '--yes')
      await shop.restart()
      expect(await statusOf()).toBe('shipped')
      await expect(runOps(shop, 'order:advance', 'CW-222222222', '--yes')).rejects.toThrow('There is no order')
    })
  })
})
