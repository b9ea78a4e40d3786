import { personName } from '@cartwright/core/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../db/schema'
import { startTestServer, type TestServer } from '../testing/test-server'
import { findPrincipal } from './find-principal'
import { fullName } from './full-name'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

it.each([
  ['Sanne', 'de Wit', 'Sanne de Wit'],
  [' Élodie ', '', 'Élodie'],
  ['', 'Łukasik', 'Łukasik'],
  ['  ', '', 'buyer.nl'],
  [' A ', ' B ', 'A B'],
])('N14 lists, mails and pages call "%s" "%s" the same: %s', async (firstName, lastName, name) => {
  const { db } = shop
  await db.update(accounts).set({ firstName, lastName }).where(eq(accounts.accountId, 1))
  const [listed] = await db.select({ name: fullName }).from(accounts).where(eq(accounts.accountId, 1))
  expect(listed?.name).toBe(name)
  expect((await findPrincipal(db, 1))?.name).toBe(name)
  expect(personName({ userName: 'buyer.nl', firstName, lastName })).toBe(name)
})
