/** One account that asks for documents without a pause does not stop the others. */
import type { CallInput } from '@cartwright/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BusyShop, loadsOf, measureFairness, quantile, startBusyShop } from '../support/busy-account'
import { DATABASES } from '../support/databases'

type Wanted = CallInput<'documents.download'>['body']

const ORDERS = 2_000
const ROUNDS = 3
/** Times a cart add may take meanwhile, of what it takes alone, in the same run. */
const SLOWER_MAX = 3
/** Below this a ratio says nothing on a machine that is busy with other things. */
const ADD_FLOOR_MS = 15
const ZIP_FILES = 40
const READERS = 12
const HEALTH_MAX_MS = 100
/** Of what it takes alone, where the machine is too busy for that. */
const HEALTH_SLOWER_MAX = 10

describe.each(DATABASES)('on $name', engine => {
  describe.skipIf(engine.isMissing)('a company with 2,000 orders', () => {
    let shop: BusyShop

    beforeAll(async () => {
      shop = await startBusyShop(engine, ORDERS)
    })
    afterAll(() => shop?.close())

    it.each(Object.keys(loadsOf({ orders: 100 })))('G1 G6 others order and are answered meanwhile: %s', async what => {
      const { alone, meanwhile } = await measureFairness(shop, loadsOf(shop)[what]!, ROUNDS)
      const [addAlone, add] = [quantile(alone.adds, 0.5), quantile(meanwhile.adds, 0.5)]
      const [healthAlone, health] = [quantile(alone.health, 0.95), quantile(meanwhile.health, 0.95)]
      console.log(
        `${engine.name}, ${what}: cart add ${addAlone.toFixed(1)} → ${add.toFixed(1)} ms, health p95 ${healthAlone.toFixed(1)} → ${health.toFixed(1)} ms`,
      )
      expect(add / Math.max(addAlone, ADD_FLOOR_MS)).toBeLessThanOrEqual(SLOWER_MAX)
      expect(health).toBeLessThanOrEqual(Math.max(HEALTH_MAX_MS, HEALTH_SLOWER_MAX * healthAlone))
    })

    it('G1 a zip with four requests under way gets all its files, though two are made at a time', async () => {
      const { bodies, callers } = loadsOf(shop)['zip of invoices that are drawn']!
      const left = bodies.slice(-ZIP_FILES)
      const names: string[] = []
      const fetchInTurn = async () => {
        for (let body = left.shift(); body; body = left.shift()) {
          const { name } = await shop.busy.ask('documents.download', { body: body as Wanted })
          names.push(name)
        }
      }
      await Promise.all(Array.from({ length: callers }, fetchInTurn))
      expect(new Set(names).size).toBe(ZIP_FILES)
    })

    it('G2 the work for twelve readers who leave ends with them, and is no error', async () => {
      const before = shop.shop.log().length
      const readers = new AbortController()
      const answers = Array.from({ length: READERS }, () =>
        fetch(`${shop.shop.apiBase}/clientsystem/file/download`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${shop.busy.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ type: 'orders', format: 'csv' }),
          signal: readers.signal,
        }),
      )
      // Two are being answered, the others wait for their turn.
      await Promise.any(answers)
      readers.abort()
      await Promise.allSettled(answers)
      expect((await fetch(`${shop.shop.url}/health`)).status).toBe(200)
      // The places are free again: the next one is not refused.
      const next = await shop.busy.call('documents.download', { body: { type: 'orders', format: 'csv' } })
      expect(next.code).toBe(200)
      const events = shop.shop
        .log()
        .slice(before)
        .split('\n')
        .filter(line => line.startsWith('{'))
        .map(line => JSON.parse(line) as { level: string; event: string })
      expect(events.filter(({ level }) => level === 'error')).toEqual([])
      expect(events.length).toBeLessThanOrEqual(READERS)
      expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['file.left']))
    })
  })
})
