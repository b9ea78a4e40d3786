import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPartList } from '../catalogue/part-list.store'
import { favouritesOf } from '../favourites/favourites.store'
import { gate, openShop, until, type WatchedShop } from '../testing/signed-in-shop'

const NUMBER = 'CW-TN2420'
const ENGLISH = 'Brother TN-2420 toner cartridge, black'
const GERMAN = 'Brother TN-2420 Toner, schwarz'

let server: TestServer
let opened: WatchedShop
beforeAll(async () => {
  server = await startTestServer()
  opened = await openShop(server, 'buyer.nl')
  const { favourites } = opened.shop
  await favourites.load()
  await favourites.add([{ number: NUMBER }])
})
afterAll(async () => {
  opened.shop.destroy()
  await server.close()
})

const favourite = () =>
  favouritesOf(opened.shop)
    .store.getState()
    .rows.find(row => row.number === NUMBER)?.goodsSku.name

it('lists and favourites are asked for again in the language chosen, filters too', async () => {
  const { favourites, i18n } = opened.shop
  const [list, labels] = [
    createPartList(opened.shop, { keyword: NUMBER }),
    createPartList(opened.shop, { classId: 109 }),
  ]
  const name = () => list.store.getState().rows[0]?.name
  const colours = () => labels.store.getState().facets?.colour.map(colour => colour.name)
  await until(list.store, () => name() !== undefined)
  await until(labels.store, () => colours() !== undefined)
  expect([name(), favourite()]).toEqual([ENGLISH, ENGLISH])
  expect(colours()).toContain('black on white')

  await i18n.setLanguage('de')
  await Promise.all([
    until(list.store, () => name() === GERMAN),
    until(labels.store, () => colours()?.includes('schwarz auf weiß') === true),
    until(favourites.store, () => favourite() === GERMAN),
  ])
  for (const one of [list, labels]) one.destroy()
  await i18n.setLanguage('en')
  await until(favourites.store, () => favourite() === ENGLISH)
})

it('a late answer in the previous language is discarded', async () => {
  const { favourites, i18n } = opened.shop
  const { open, passed } = gate()
  const asked = gate()
  let answers = 0
  // The first one, which is English, comes last.
  opened.after.run = name => {
    if (name !== 'favourites.list') return undefined
    answers += 1
    asked.open()
    return answers === 1 ? passed : undefined
  }
  const reading = favourites.load()
  await asked.passed
  await i18n.setLanguage('de')
  await until(favourites.store, () => favourite() === GERMAN)
  open()
  await reading
  expect(favourite()).toBe(GERMAN)
})
