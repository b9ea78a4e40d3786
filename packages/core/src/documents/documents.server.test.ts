import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop } from '../testing/signed-in-shop'
import { documentsOf } from './documents'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('API-095 fetches a file under the name of the server', async () => {
  const { shop } = await openShop(server, 'buyer.nl')
  const { name, content } = await documentsOf(shop).download({ type: 'orders', format: 'xlsx' })
  expect(name).toBe('Orders.xlsx')
  // A zip.
  expect([...new Uint8Array(await content.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b])
  shop.destroy()
})

it('API-095 says what the server says when there is no file', async () => {
  const { shop } = await openShop(server, 'buyer.nl')
  const wanted = { type: 'order', id: 'CW-222222222', format: 'csv' } as const
  await expect(documentsOf(shop).download(wanted)).rejects.toMatchObject({ kind: 'not-found' })
  const [message] = shop.messages.store.getState().items
  expect(message?.text).toContain('CW-222222222')
  shop.destroy()
})
