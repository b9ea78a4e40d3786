import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disable, setStock, somePartsSold } from '../catalogue/parts.testing'
import { accounts, addresses } from '../db/schema'
import { signIn } from '../testing/buyer'
import { type OrderingShop, openOrderingShop, orderOf } from './orders.testing'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())

const confirm = (pieces: Record<string, number>, more = {}) =>
  shop.nl.ask('orders.confirm', { body: orderOf(pieces, more) })

it('API-077 ORD-004 answers lines and sums calculated by the server', async () => {
  const confirmation = await confirm({ [shop.a.number]: 5, [shop.b.number]: 3 }, { orderType: 'DROP' })
  expect(
    confirmation.lines.map(line => [line.number, line.qty, line.unitPrice, line.discountPrice, line.price]),
  ).toEqual([
    [shop.a.number, 5, 10, 8, 40],
    [shop.b.number, 3, 2.5, null, 7.5],
  ])
  expect(confirmation).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    currency: 'EUR',
    subtotal: 47.5,
    discount: 0,
    promotionRate: 17.39,
    shippingCost: 6.9,
    handlingFee: 4.5,
    total: 58.9,
    vatRate: 21,
    vat: 12.37,
    grandTotal: 71.27,
    unknown: [],
  })
})

it('API-077 preselects default address and first ship via, and bills to the company', async () => {
  const confirmation = await confirm({ [shop.a.number]: 1 })
  expect(confirmation.addresses.map(address => address.city)).toEqual(['Utrecht', 'Rotterdam', 'Zeist', 'Antwerpen'])
  expect(confirmation.shipTo).toEqual(confirmation.addresses[0])
  expect(confirmation.billTo).toMatchObject({ city: 'Utrecht', company: 'Drukwerk Centraal B.V.' })
  expect(confirmation.shipViaId).toBe(confirmation.shipVias[0]?.shipViaId)
})

it('API-082 offers ship-via and forwarder choices of the region', async () => {
  const choices = await shop.nl.ask('orders.shipVias', {})
  expect((await confirm({ [shop.a.number]: 1 })).shipVias).toEqual(choices)
  expect(choices.find(choice => choice.needsForwarder)?.forwarders).toContain('DHL')
  expect(choices.map(choice => choice.name).join()).not.toContain('LTL freight')
})

it.each([
  ['buyer.nl', 'Pick up in Utrecht'],
  ['buyer.de', 'Pick up in Willich'],
  ['buyer.pl', 'Pick up in Poznań'],
  // Served from Utrecht.
  ['buyer.fr', 'Pick up in Utrecht'],
])('API-082 %s picks goods up at the warehouse of its own site: %s', async (userName, place) => {
  const buyer = await signIn(shop.apiBase, userName)
  const choices = await buyer.ask('orders.shipVias', {})
  expect(choices.filter(({ name }) => name.startsWith('Pick up')).map(({ name }) => name)).toEqual([place])
})

it('API-082 refuses the pick-up place of another site', async () => {
  const choices = await shop.de.ask('orders.shipVias', {})
  const willich = choices.find(({ name }) => name === 'Pick up in Willich')
  const body = orderOf({ [shop.a.number]: 1 }, { shipViaId: willich?.shipViaId })
  expect((await shop.de.call('orders.confirm', { body })).code).toBe(200)
  expect((await shop.nl.call('orders.confirm', { body })).code).toBe(404)
})

it('takes another address of the book, or one typed in', async () => {
  const [, second] = (await confirm({ [shop.a.number]: 1 })).addresses
  const chosen = await confirm({ [shop.a.number]: 1 }, { shipTo: { addressId: second!.addressId } })
  expect(chosen.shipTo).toEqual(second)
  const { addressId: _id, ...typed } = { ...second!, address1: 'Somewhere else 1' }
  const other = await confirm({ [shop.a.number]: 1 }, { shipTo: typed })
  expect(other.shipTo).toEqual({ ...typed, addressId: null })
})

it("does not take someone else's address, or a ship via of another region", async () => {
  const [foreign] = await shop.db.select().from(addresses).where(eq(addresses.custId, 3))
  for (const more of [{ shipTo: { addressId: foreign!.addressId } }, { shipViaId: 7 }, { shipViaId: 999 }]) {
    const answer = await shop.nl.call('orders.confirm', { body: orderOf({ [shop.a.number]: 1 }, more) })
    expect(answer.code).toBe(404)
  }
})

it('ORD-010 is Normal when everything is in stock, in whichever warehouse of the region', async () => {
  await setStock(shop.db, shop.c, { NL: 1, DE: 1, PL: 1, US: 50 })
  expect(await confirm({ [shop.c.number]: 3 })).toMatchObject({ kind: 'Normal' })
  expect(await confirm({ [shop.c.number]: 4 })).toMatchObject({ kind: 'Back Order' })
})

it('ORD-011 ORD-013 splits a line that is short', async () => {
  await setStock(shop.db, shop.c, { NL: 3 }, '2099-01-15')
  const confirmation = await confirm({ [shop.c.number]: 5, [shop.a.number]: 1 })
  expect(confirmation.kind).toBe('Back Order')
  expect(confirmation.lines[0]).toMatchObject({ qty: 5, shipNow: 3, backOrdered: 2, etaDate: '2099-01-15' })
  expect(confirmation.lines[1]).toMatchObject({ shipNow: 1, backOrdered: 0, etaDate: null })
})

it('ORD-012 is a Pre-Order when nothing is there yet and all is expected', async () => {
  await setStock(shop.db, shop.c, { NL: 0 }, '2099-01-15')
  expect(await confirm({ [shop.c.number]: 5 })).toMatchObject({ kind: 'Pre-Order' })
})

it('ORD-014 becomes Normal when the buyer reduces the quantity', async () => {
  await setStock(shop.db, shop.c, { NL: 3 })
  expect((await confirm({ [shop.c.number]: 5 })).kind).toBe('Back Order')
  expect((await confirm({ [shop.c.number]: 3 })).kind).toBe('Normal')
})

it('VAL-021 shows a part that is no longer sold with its successor, and does not count it', async () => {
  const part = (await somePartsSold(shop.db, 1, 10))[0]!
  await disable(shop.db, part, shop.a.number)
  const confirmation = await confirm({ [part.number]: 4, [shop.b.number]: 1 })
  expect(confirmation.lines[0]).toMatchObject({ number: part.number, disabled: true, successor: shop.a.number })
  expect(confirmation.subtotal).toBe(2.5)
})

it('VAL-021 names no successor that only the other region sells', async () => {
  const part = (await somePartsSold(shop.db, 1, 11))[0]!
  await disable(shop.db, part, 'CW-TN760')
  expect((await confirm({ [part.number]: 4 })).lines).toMatchObject([{ disabled: true, successor: null }])
})

it('names the numbers that no part has', async () => {
  expect(await confirm({ 'NO-SUCH-1': 1, [shop.b.number]: 1 })).toMatchObject({
    unknown: ['NO-SUCH-1'],
    lines: [{ number: shop.b.number }],
  })
})

it('adds up lines with the same number, up to 9999 pieces', async () => {
  const item = (qty: number) => ({ number: shop.a.number, qty })
  const merged = await shop.nl.ask('orders.confirm', { body: orderOf({}, { items: [item(2), item(3)] }) })
  expect(merged.lines).toMatchObject([{ qty: 5, price: 40 }])
  const tooMany = await shop.nl.call('orders.confirm', { body: orderOf({}, { items: [item(9999), item(1)] }) })
  expect(tooMany).toMatchObject({ code: 601, msg: expect.stringContaining('9999') })
})

it('confirms 1,000 lines', async () => {
  const parts = await somePartsSold(shop.db, 1000, 20)
  const confirmation = await confirm(Object.fromEntries(parts.map(part => [part.number, 2])))
  expect(confirmation.lines).toHaveLength(1000)
})

it('has one hash for the same order, and another for every change', async () => {
  const body = { [shop.a.number]: 1 }
  const hashes = [
    await confirm(body),
    await confirm({ [shop.a.number]: 2 }),
    await confirm(body, { orderType: 'DROP' }),
    await confirm(body, { backOrderMode: 'shipTogether' }),
    await confirm(body, { shipViaId: 2 }),
  ].map(confirmation => confirmation.hash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect((await confirm(body)).hash).toBe(hashes[0])
})

it('API-076 refuses to confirm and to place an order of cart rows without the permission for the cart', async () => {
  await shop.db
    .update(accounts)
    .set({ permissions: ['cust:order'] })
    .where(eq(accounts.userName, 'clerk.it'))
  const clerk = await signIn(shop.apiBase, 'clerk.it')
  const body = orderOf({ [shop.a.number]: 1 })
  const { hash } = await clerk.ask('orders.confirm', { body })
  const fromCart = { ...body, fromCart: true }
  expect(await clerk.call('orders.confirm', { body: fromCart })).toMatchObject({ code: 403 })
  expect(await clerk.call('orders.create', { body: { ...fromCart, hash } }, crypto.randomUUID())).toMatchObject({
    code: 403,
  })
  expect(await clerk.call('cart.stat', {})).toMatchObject({ code: 403 })
})
