import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readImage } from '../../testing/database'
import { runWorkload } from '../workload'
import { startMemory } from './open-pglite'
import { type SerialClient, serialize } from './serial-client'

let client: SerialClient
beforeAll(async () => {
  client = serialize(await start())
  await client.query('create table steps (id serial, step text)')
})
afterAll(() => client.close())

const start = async () => startMemory(await readImage())
const add = (step: string) => client.query('insert into steps (step) values ($1)', [step])
const steps = async () =>
  (await client.query<{ step: string }>('select step from steps order by id')).rows.map(r => r.step)

it('lets everybody in by turns, also behind a transaction', async () => {
  let open: () => void = () => undefined
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  const transaction = client.transaction(async tx => {
    await tx.query("insert into steps (step) values ('first')")
    await gate
    await tx.query("insert into steps (step) values ('second')")
  })
  const later = [
    add('third'),
    add('fourth'),
    client.transaction(tx => tx.query("insert into steps (step) values ('fifth')")),
  ]
  open()
  await Promise.all([transaction, ...later])
  expect(await steps()).toEqual(['first', 'second', 'third', 'fourth', 'fifth'])
})

it('goes on after a failure, which only its caller hears of', async () => {
  const bad = client.query('select nonsense from nowhere')
  const good = client.query<{ n: number }>('select 1 as n')
  await expect(bad).rejects.toThrow(/nowhere/)
  expect((await good).rows).toEqual([{ n: 1 }])
})

it('finishes what is queued before it closes, and refuses what comes later', async () => {
  const own = serialize(await start())
  const last = own.query<{ n: number }>('select 2 as n')
  const closing = own.close()
  expect((await last).rows).toEqual([{ n: 2 }])
  await closing
  await expect(own.query('select 1')).rejects.toThrow('The database is closed.')
  await own.close()
})

describe('costly statements of 100 ms', () => {
  afterEach(() => vi.useRealTimers())

  /** How long three statements of a costly request take, in milliseconds, when `before` has been asked first. */
  async function timeOfThree(before: (client: SerialClient) => Promise<unknown>): Promise<number> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const query = () => new Promise(resolve => setTimeout(resolve, 100, { rows: [] }))
    const client = serialize({ query } as unknown as PGlite)
    const asked = before(client)
    await vi.runAllTimersAsync()
    await asked
    const began = performance.now()
    const costly = runWorkload({ yieldsMs: 1_000 }, async () => {
      for (let statement = 0; statement < 3; statement++) await client.query('select 1')
      return performance.now() - began
    })
    await vi.runAllTimersAsync()
    return costly
  }

  it('leave the engine to others for twice their time while others work', async () => {
    const ofAnother = await timeOfThree(client => runWorkload({ yieldsMs: 0 }, () => client.query('select 1')))
    expect(ofAnother).toBe(700)
  })

  it('wait for no one when only the shop itself has asked, such as who sends the request', async () => {
    expect(await timeOfThree(client => client.query('select 1'))).toBe(300)
  })
})
