import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { memoryStorage } from '../storage/storage'
import { openShop } from '../testing/signed-in-shop'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('F16 the session of an admin ends twelve hours after the sign-in, however it is used, and says so before', async () => {
  const storage = memoryStorage()
  const { shop } = await openShop(server, 'admin', { storage })
  expect(shop.session.store.getState().ending).toBeUndefined()
  server.clock.advance(7 * HOUR_MS)
  await shop.client.call(calls.session.routers)
  server.clock.advance(5 * HOUR_MS - 60_000)
  const again = await openShop(server, undefined, { storage })
  expect(again.shop.session.store.getState().ending).toMatchObject({ canExtend: false })
  server.clock.advance(60_000)
  await expect(shop.client.call(calls.session.info, undefined, { silent: true })).rejects.toMatchObject({
    kind: 'signed-out',
  })
  for (const each of [shop, again.shop]) each.destroy()
})

it('F16 any other session ends thirty days after the sign-in, though it was used every seven hours', async () => {
  const { shop } = await openShop(server, 'buyer.nl')
  const isIn = () =>
    shop.client.call(calls.session.info, undefined, { silent: true }).then(
      () => true,
      () => false,
    )
  for (let hours = 7; hours < 720; hours += 7) {
    server.clock.advance(7 * HOUR_MS)
    if (!(await isIn())) throw new Error(`ended after ${hours} hours`)
  }
  // 714 hours are over.
  server.clock.advance(6 * HOUR_MS)
  expect(await isIn()).toBe(false)
  shop.destroy()
})
