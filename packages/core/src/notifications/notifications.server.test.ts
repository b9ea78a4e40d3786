import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop } from '../testing/signed-in-shop'
import { notificationsOf } from './notifications.store'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

it('API-037 asks for type 1 of the current site, in the language of the reader', async () => {
  const { shop, queries } = await openShop(server, 'buyer.de')
  await shop.i18n.setLanguage('de')
  const notifications = notificationsOf(shop)
  await notifications.load()
  const [query] = queries('notifications.list')
  expect(Object.fromEntries(query ?? [])).toEqual({ type: '1', orgId: '5', language: 'de' })
  const { status, rows, unread } = notifications.store.getState()
  expect([status, unread]).toEqual(['ready', rows.length])
  expect(rows[0]?.notificationTitle).toBe('Neu: Etiketten für Dymo LabelWriter')
})

it('API-037 is not called for visitors, who have none', async () => {
  const { shop, sent } = await openShop(server)
  await notificationsOf(shop).load()
  expect(sent('notifications.list')).toEqual([])
  expect(notificationsOf(shop).store.getState()).toMatchObject({ status: 'ready', rows: [], unread: 0 })
})

it('what was read stays read for the account, also in another browser', async () => {
  const { shop, sent } = await openShop(server, 'buyer.nl')
  const notifications = notificationsOf(shop)
  await notifications.load()
  const { rows, unread } = notifications.store.getState()
  const id = rows[0]?.notificationId ?? 0
  await notifications.markRead(id)
  await notifications.markRead(id)
  expect(sent('notifications.read')).toEqual([{ ids: [id] }])
  expect(notifications.store.getState().unread).toBe(unread - 1)
  const other = await openShop(server, 'buyer.nl')
  await notificationsOf(other.shop).load()
  expect(notificationsOf(other.shop).store.getState().unread).toBe(unread - 1)
})

it('all that is new is marked as read in one call, and stays so', async () => {
  const { shop, sent } = await openShop(server, 'buyer.pl')
  const notifications = notificationsOf(shop)
  await notifications.load()
  const ids = notifications.store.getState().rows.flatMap(row => (row.read ? [] : [row.notificationId]))
  expect(ids.length).toBeGreaterThan(1)
  await notifications.markAllRead()
  await notifications.markAllRead()
  expect(sent('notifications.read')).toEqual([{ ids }])
  const other = await openShop(server, 'buyer.pl')
  await notificationsOf(other.shop).load()
  expect(notificationsOf(other.shop).store.getState().unread).toBe(0)
})

it('nothing of an account is left after its sign-out', async () => {
  const { shop } = await openShop(server, 'buyer.fr')
  const notifications = notificationsOf(shop)
  await notifications.load()
  shop.session.signOutLocally()
  expect(notifications.store.getState()).toMatchObject({ status: 'idle', rows: [], unread: 0 })
})

it('says that the list failed, and keeps what is there when it fails later', async () => {
  const { shop, before } = await openShop(server, 'buyer.it')
  const notifications = notificationsOf(shop)
  before.run = () => {
    throw new TypeError('fetch failed')
  }
  await notifications.load()
  expect(notifications.store.getState().status).toBe('failed')
  before.run = () => undefined
  await notifications.load()
  const { rows } = notifications.store.getState()
  expect(rows.length).toBeGreaterThan(0)
  before.run = () => {
    throw new TypeError('fetch failed')
  }
  await notifications.load()
  expect(notifications.store.getState()).toMatchObject({ status: 'ready', rows })
})
