/** The migration that gives the right to order to those who could order before it (G4). */
import { readFile } from 'node:fs/promises'
import { asc, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, TEST_NOW, type TestDatabase } from '../testing/database'
import { packageFile } from './package-files'
import { accounts } from './schema'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

it('G4 the basket and the main account bring the right to order, once, and nothing else does', async () => {
  const { db } = database
  const given = [
    { mainAccount: true, permissions: [] },
    { mainAccount: false, permissions: ['cust:shoppingcart'] },
    { mainAccount: false, permissions: ['cust:favorites', 'cust:myquickorder'] },
    { mainAccount: false, permissions: ['*:*:*'] },
    { mainAccount: false, permissions: ['cust:order', 'cust:shoppingcart'] },
  ]
  const names = given.map((_account, at) => `migrated.${at}`)
  await db.insert(accounts).values(
    given.map((account, at) => ({
      ...account,
      custId: 1,
      userName: `migrated.${at}`,
      email: `migrated.${at}@firm.eu`,
      password: 'none',
      createTime: TEST_NOW,
    })),
  )
  const file = await readFile(`${packageFile('migrations')}/0045_audit_and_order_rights.sql`, 'utf8')
  const statement = file.split('--> statement-breakpoint').find(text => text.includes('UPDATE "accounts"'))
  await db.execute(sql.raw(statement!))
  await db.execute(sql.raw(statement!))
  const rows = await db
    .select({ permissions: accounts.permissions })
    .from(accounts)
    .where(inArray(accounts.userName, names))
    .orderBy(asc(accounts.userName))
  expect(rows.map(({ permissions }) => permissions)).toEqual([
    ['cust:order'],
    ['cust:shoppingcart', 'cust:order'],
    ['cust:favorites', 'cust:myquickorder'],
    ['*:*:*'],
    ['cust:order', 'cust:shoppingcart'],
  ])
})
