/** A shop that was restored from a backup has every order (docs/operations.md). */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { signIn } from '@cartwright/server/testing'
import { describe, expect, it } from 'vitest'
import { findPostgres } from '../../scripts/lib/postgres-binaries.mjs'
import { startBuiltShop } from '../support/built-shop'
import { DATABASES } from '../support/databases'
import { startFilledShop } from '../support/filled-shop'
import { confirm, findNumbers, listAllOrders } from './ordering'

/** @returns all orders of the buyer, the new one first */
async function placeOrder(apiBase: string) {
  const buyer = await signIn(apiBase, 'buyer.nl')
  const body = await confirm(buyer, await findNumbers(buyer, 3))
  const order = await buyer.ask('orders.create', { body }, randomUUID())
  const orders = await listAllOrders(buyer)
  expect(orders[0]).toEqual(order)
  return orders
}

const ordersOf = async (apiBase: string) => listAllOrders(await signIn(apiBase, 'buyer.nl'))

describe('a backup', () => {
  it('of the embedded database is a copy of its folder', async () => {
    const shop = await startFilledShop({ DATABASE_URL: '' })
    const orders = await placeOrder(shop.apiBase)
    await shop.stop()
    const copy = await mkdtemp(join(tmpdir(), 'cartwright-backup-'))
    await cp(shop.dataDir, copy, { recursive: true })
    await shop.close()

    const restored = await startBuiltShop({ SEED: 'none' }, copy)
    expect(await ordersOf(restored.apiBase)).toEqual(orders)
    await restored.close()
  })

  const [, postgres] = DATABASES
  it.skipIf(postgres!.isMissing)('of PostgreSQL is restored into an empty database', async () => {
    const binaries = await findPostgres()
    const programs = dirname(binaries!.postgres)
    const run = promisify(execFile)
    const [database, other] = [await postgres!.createFilled(), await postgres!.create()]
    const folder = await mkdtemp(join(tmpdir(), 'cartwright-backup-'))
    const shop = await startBuiltShop(database.env)
    const orders = await placeOrder(shop.apiBase)
    const file = join(folder, 'shop.dump')
    await run(join(programs, 'pg_dump'), ['--format=custom', '--file', file, database.env.DATABASE_URL!])
    await run(join(programs, 'pg_restore'), ['--no-owner', '--dbname', other.env.DATABASE_URL!, file])
    await shop.close()

    const restored = await startBuiltShop({ ...other.env, SEED: 'none' })
    expect(await ordersOf(restored.apiBase)).toEqual(orders)
    await restored.close()
    await rm(folder, { recursive: true })
    for (const { drop } of [database, other]) await drop()
  })
})
