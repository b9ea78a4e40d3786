import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { openShop, type WatchedShop } from '../testing/signed-in-shop'
import { favouritesOf } from './favourites.store'

let server: TestServer
let opened: WatchedShop
let numbers: string[]

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
  const { client, favourites } = opened.shop
  const { rows } = await client.call(calls.catalogue.query, { query: { classId: 105, pageSize: 20 } })
  numbers = rows.filter(row => !row.disabled).map(row => row.number)
  await favourites.load()
  await favourites.remove(favourites.store.getState().rows.map(row => row.favoriteId))
})
afterEach(() => opened.shop.destroy())

const part = (at: number) => ({ number: numbers[at] ?? '' })
const listed = () =>
  favouritesOf(opened.shop)
    .store.getState()
    .rows.map(row => row.number)
const texts = () => opened.shop.messages.store.getState().items.map(item => item.text)

it('API-074 ENT-002 adds a list in one request, each part once, and counts them', async () => {
  const { favourites, session, client } = opened.shop
  const added = favourites.add([part(0), part(1)])
  expect(favourites.store.getState().numbers).toEqual(new Set([part(0).number, part(1).number]))
  await added
  await favourites.add([part(1)])
  expect(listed().sort()).toEqual([part(0).number, part(1).number].sort())
  expect(opened.sent('favourites.add')).toHaveLength(2)
  expect(session.store.getState().favoritesQty).toBe(2)
  expect(await client.call(calls.favourites.count)).toBe(2)
})

it('ERR-016 ERR-015 says the tips', async () => {
  const { favourites, messages } = opened.shop
  for (const { id } of messages.store.getState().items) messages.dismiss(id)
  await favourites.add([part(0)])
  expect(texts()).toEqual([`${part(0).number} added to the favourites.`])
  await favourites.remove(favourites.store.getState().rows.map(row => row.favoriteId))
  expect(texts()).toContain(`${part(0).number} removed from the favourites.`)
  expect(listed()).toEqual([])
})

it('toggles a part on and off, also when pressed twice in a row', async () => {
  const { favourites } = opened.shop
  await favourites.toggle(part(2).number)
  expect(listed()).toEqual([part(2).number])
  await favourites.toggle(part(2).number)
  expect(listed()).toEqual([])
})

it('a second press while the first is under way takes nothing back', async () => {
  const { favourites } = opened.shop
  const before = opened.sent('favourites.add').length
  await Promise.all([favourites.toggle(part(4).number), favourites.toggle(part(4).number)])
  expect(listed()).toEqual([part(4).number])
  expect(opened.sent('favourites.add')).toHaveLength(before + 1)
  await favourites.toggle(part(4).number)
  expect(listed()).toEqual([])
})

it('shows again what could not be taken out, also where the list cannot be read either', async () => {
  const { favourites, session } = opened.shop
  await favourites.add([part(5)])
  opened.before.run = name => {
    if (name.startsWith('favourites.')) throw new TypeError('broken')
  }
  await favourites.toggle(part(5).number)
  expect(listed()).toEqual([part(5).number])
  expect(favourites.store.getState().numbers.has(part(5).number)).toBe(true)
  await favourites.add([part(6)])
  expect(favourites.store.getState().numbers.has(part(6).number)).toBe(false)
  expect(session.store.getState().favoritesQty).toBe(1)
})

it('takes a mark back that the server did not get', async () => {
  const { favourites } = opened.shop
  opened.before.run = name => {
    if (name === 'favourites.add') throw new TypeError('broken')
  }
  await favourites.add([part(3)])
  expect(favourites.store.getState().numbers.size).toBe(0)
  expect(texts().join()).not.toContain('added to the favourites')
})
