import { afterAll, beforeAll, expect, it } from 'vitest'
import { readImage } from '../../testing/database'
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
