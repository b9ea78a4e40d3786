import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchas, idempotencyKeys, orderFiles, throttles, tokens } from '../db/schema'
import { openTestDatabase, type TestDatabase } from '../testing/database'
import { SILENT_LOG } from '../testing/silent-log'
import { runJanitor } from './janitor'

const NOW = new Date('2026-11-25T12:00:00Z')
const HOUR_MS = 60 * 60_000
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)
const run = (now: Date) => runJanitor({ db: database.db, clock: () => now, log: SILENT_LOG })

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

describe('the janitor', () => {
  it('F23 removes what has expired and nothing else', async () => {
    const { db } = database
    const file = { custId: 1, accountId: 1, name: 'a.pdf', type: 'pdf', size: 1, content: Buffer.from('a') }
    await db.insert(orderFiles).values([
      { ...file, name: 'forgotten.pdf', createTime: ago(25) },
      { ...file, name: 'waiting.pdf', createTime: ago(23) },
    ])
    const key = { accountId: 1, call: 'orders.create', bodyHash: '', answer: {} }
    await db.insert(idempotencyKeys).values([
      { ...key, key: 'old', createTime: ago(30 * 24 + 1) },
      { ...key, key: 'recent', createTime: ago(29 * 24) },
    ])
    await db.insert(captchas).values([
      { uuid: randomUUID(), digits: '1234', expires: ago(1) },
      { uuid: 'current', digits: '1234', expires: ago(-1) },
    ])
    await db
      .insert(tokens)
      .values({ hash: 'ended', accountId: 1, expires: ago(1), createTime: ago(9), lastUsed: ago(9) })
    const many = Array.from({ length: 5_200 }, (_none, index) => ({ key: `${index}`, count: 1, resets: ago(1) }))
    await db.insert(throttles).values(many)

    expect(await run(NOW)).toMatchObject({
      tokens: 1,
      captchas: 1,
      throttles: 5_200,
      idempotency_keys: 1,
      order_files: 1,
    })
    const waiting = await db.select().from(orderFiles).where(isNull(orderFiles.orderId))
    expect(waiting.map(row => row.name)).toEqual(['waiting.pdf'])
    expect((await db.select().from(idempotencyKeys)).map(row => row.key)).toEqual(['recent'])
    expect((await db.select().from(captchas)).map(row => row.uuid)).toEqual(['current'])
  })

  it('F23 runs once an hour over all processes', async () => {
    const later = new Date(NOW.getTime() + 2 * HOUR_MS)
    const rounds = await Promise.all([run(later), run(later), run(later)])
    expect(rounds.filter(round => round !== undefined)).toHaveLength(1)
    expect(await run(new Date(later.getTime() + 30 * 60_000))).toBeUndefined()
    expect(await run(new Date(later.getTime() + HOUR_MS))).toBeDefined()
  })
})
