/** One account that asks for documents without a pause, and what another buyer notices of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { type Buyer, openDatabase, SILENT_LOG, signIn } from '@cartwright/server/testing'
import { type BuiltShop, startBuiltShop } from './built-shop'
import type { DATABASES, TestDatabase } from './databases'
import { copyFilledFolder } from './filled-shop'
import { addedInvoice, addedOrder, addOrders } from './many-orders'

/** The company of `buyer.nl`. */
const CUST_ID = 1
/** As many as the zip button of the page keeps under way. */
const ZIP_CALLERS = 4
const IMPORT_CALLERS = 8
/** Invoices that are asked for again and again: they are drawn once. */
const STORED = 20
const ADDS = 15
const PAUSE_MS = 10

export interface BusyShop {
  shop: BuiltShop
  /** Of `buyer.nl`, whose account is the busy one. */
  busy: Buyer
  /** Of another company. */
  other: Buyer
  /** Parts that the other one adds to the cart. */
  numbers: string[]
  orders: number
  close(): Promise<void>
}

/** A built shop in which the company of `buyer.nl` has many orders and invoices. */
export async function startBusyShop(engine: (typeof DATABASES)[number], orders: number): Promise<BusyShop> {
  const database = await engine.createFilled()
  const folder = database.env.DATABASE_URL ? undefined : await copyFilledFolder()
  const opened = await openDatabase(
    folder === undefined
      ? { url: urlOf(database), log: SILENT_LOG }
      : { dataDir: folder, fill: async () => undefined, log: SILENT_LOG },
  )
  await addOrders(opened.db as unknown as Parameters<typeof addOrders>[0], 'buyer.nl', orders)
  await opened.close()
  const shop = await startBuiltShop(database.env, folder)
  const [busy, other] = [await signIn(shop.apiBase, 'buyer.nl'), await signIn(shop.apiBase, 'buyer.de')]
  const { rows } = await other.ask('catalogue.query', { query: { pageSize: 100 } })
  const numbers = rows.filter(sku => !sku.disabled && sku.unitPrice !== null).map(({ number }) => number)
  const close = async () => {
    await shop.close()
    await database.drop()
  }
  return { shop, busy, other, numbers: numbers.slice(0, ADDS), orders, close }
}

const urlOf = ({ env }: TestDatabase): string => {
  if (!env.DATABASE_URL) throw new Error('there is no address of a database')
  return env.DATABASE_URL
}

/** What the busy account asks for: a call with these bodies in turn, by so many callers. */
export interface Load {
  callers: number
  /** `documents.download` by default. */
  path?: string
  bodies: object[]
}

const numbered = (count: number, body: (n: number) => object) =>
  Array.from({ length: count }, (_none, at) => body(at + 1))

export const loadsOf = ({ orders }: Pick<BusyShop, 'orders'>): Record<string, Load> => ({
  CSV: { callers: 2, bodies: [{ type: 'orders', format: 'csv' }] },
  XLSX: { callers: 2, bodies: [{ type: 'orders', format: 'xlsx' }] },
  // The last ones first: those that are asked for again are others.
  'zip of invoices that are drawn': {
    callers: ZIP_CALLERS,
    bodies: numbered(orders - STORED, n => ({ type: 'invoice', id: addedInvoice(CUST_ID, n + STORED) })),
  },
  'zip of stored invoices': {
    callers: ZIP_CALLERS,
    bodies: numbered(STORED, n => ({ type: 'invoice', id: addedInvoice(CUST_ID, n) })),
  },
  'order confirmations': {
    callers: ZIP_CALLERS,
    bodies: numbered(orders, n => ({ type: 'orderConfirmation', id: addedOrder(CUST_ID, n) })),
  },
  'imports of unknown numbers': {
    callers: IMPORT_CALLERS,
    path: '/clientsystem/rma/import',
    bodies: numbered(50, n => ({
      rows: numbered(200, row => ({ row, number: `NONE-${n}-${row}`, orderNo: `CW-NONE-${n}-${row}`, qty: '1' })),
    })),
  },
})

/**
 * A process of its own, so that it does not take the time of the one that measures; with low priority, because a buyer has a
 * computer of his own.
 */
export function startLoad({ shop, busy }: BusyShop, { callers, bodies, path = '/clientsystem/file/download' }: Load) {
  const script = `
    const [address, token, callers, first] = process.argv.slice(1)
    const all = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
    let next = Number(first)
    const headers = { Authorization: 'Bearer ' + token, 'Content-Type': 'application/json' }
    const ask = async () => {
      for (;;) {
        const body = JSON.stringify(all[next++ % all.length])
        const response = await fetch(address, { method: 'POST', headers, body })
        const text = await response.text()
        const isDone = response.headers.has('content-disposition') || (response.ok && JSON.parse(text).code === 200)
        console.log(isDone ? 'done' : response.status === 503 ? 'busy' : 'refused')
        if (!isDone) await new Promise(resolve => setTimeout(resolve, 200))
      }
    }
    for (let at = 0; at < Number(callers); at++) void ask()`
  const answered = { done: 0, busy: 0, refused: 0 }
  let child: ChildProcess | undefined
  return {
    answered,
    start() {
      const address = shop.apiBase + path
      // Goes on where the last one ended.
      const args = [address, busy.token, String(callers), String(answered.done)]
      child = spawn(process.execPath, ['-e', script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
      // They are longer than arguments may be.
      child.stdin!.end(JSON.stringify(bodies))
      setPriority(child.pid!, constants.priority.PRIORITY_LOW)
      child.stdout!.setEncoding('utf8').on('data', (text: string) => {
        for (const word of text.split('\n')) if (word in answered) answered[word as keyof typeof answered] += 1
      })
    },
    async stop() {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

export interface Noticed {
  adds: number[]
  health: number[]
}

/** Milliseconds of each cart add of another buyer, and of `/health` after it. */
export async function notice({ shop, other, numbers }: BusyShop): Promise<Noticed> {
  const noticed: Noticed = { adds: [], health: [] }
  const measure = async (into: number[], work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    into.push(performance.now() - began)
  }
  for (const number of numbers) {
    await measure(noticed.adds, () => other.ask('cart.add', { body: { number, qty: 1 } }))
    await measure(noticed.health, async () => (await fetch(`${shop.url}/health`)).arrayBuffer())
    await delay(PAUSE_MS)
  }
  return noticed
}

export interface Fairness {
  alone: Noticed
  meanwhile: Noticed
}

/** In turns, so that what else the machine does counts on both sides. */
export async function measureFairness(busyShop: BusyShop, load: Load, rounds: number): Promise<Fairness> {
  const process = startLoad(busyShop, load)
  const alone: Noticed = { adds: [], health: [] }
  const meanwhile: Noticed = { adds: [], health: [] }
  const add = (into: Noticed, { adds, health }: Noticed) => {
    into.adds.push(...adds)
    into.health.push(...health)
  }
  await notice(busyShop) // both with rows in the cart, and warm
  for (let round = 0; round < rounds; round++) {
    add(alone, await notice(busyShop))
    const { done } = process.answered
    process.start()
    try {
      while (process.answered.done === done && process.answered.refused === 0) await delay(PAUSE_MS)
      add(meanwhile, await notice(busyShop))
    } finally {
      await process.stop()
    }
  }
  if (process.answered.refused > 0) throw new Error('the busy account was refused')
  return { alone, meanwhile }
}

/** @param share 0.5 for the median */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
