import { randomUUID } from 'node:crypto'
import { CODE, callTable, type Order } from '@cartwright/core/contract'
import { and, count, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disable, readStock, setPrice, setStock, somePartsSold } from '../catalogue/parts.testing'
import { addresses, allocations, cartItems, idempotencyKeys, orderLines, orders } from '../db/schema'
import { signIn } from '../testing/buyer'
import { type OrderingShop, openOrderingShop, orderOf, place } from './orders.testing'

const CHANGED = 'Current order has changed, please reconfirm this order.'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  await shop.db.delete(cartItems)
  await setStock(shop.db, shop.a, { NL: 10, DE: 5 })
})

const countOrders = async () => {
  const [row] = await shop.db.select({ n: count() }).from(orders)
  return row?.n ?? 0
}

describe('placing an order', () => {
  it('API-078 answers the order, which can be read again', async () => {
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 5 }, { poNo: ' PO-1 ', orderType: 'CPDROP' }))
    expect(order).toMatchObject({
      id: order.orderNo,
      orderNo: expect.stringMatching(/^ON-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      poNo: 'PO-1',
      qoNo: null,
      status: 'submitted',
      kind: 'Normal',
      orderType: 'CPDROP',
      lines: [{ number: shop.a.number, qty: 5, unitPrice: 10, discountPrice: 8, price: 40, shipNow: 5 }],
      subtotal: 40,
      shipVia: 'Standard',
      shipTo: { city: 'Utrecht' },
    })
    expect(await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).toEqual(order)
  })

  it('keeps nothing in address and references that is not seen on paper, or writes a line of its own there', async () => {
    const part = { number: shop.a.number, qty: 1, custNumber: 'A\u202e1' }
    const shipTo = {
      firstName: 'An\u200bna',
      lastName: 'Bos',
      company: 'Bos\r\nPaid: yes',
      address1: '\u2066Kade 1',
      address2: '',
      city: 'Utrecht\t',
      state: '',
      postcode: '3500 AA',
      countryIso2: 'NL',
      phone: '',
      email: '',
    }
    const order = await place(shop.nl, { ...orderOf({}, { poNo: '\u202ePO\r\n1\n', shipTo }), items: [part] })
    expect(order).toMatchObject({
      poNo: 'PO 1',
      lines: [{ custNumber: 'A1' }],
      shipTo: { firstName: 'Anna', company: 'Bos Paid: yes', address1: 'Kade 1', city: 'Utrecht' },
    })
    for (const city of ['\u200b', '\u3164', '\u2800\u115f']) {
      const blank = { ...orderOf({ [shop.a.number]: 1 }), shipTo: { ...shipTo, city } }
      expect((await shop.nl.call('orders.confirm', { body: blank })).code).toBe(CODE.BAD_REQUEST)
    }
    expect((await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { poNo: '\u3164\uffa0' }))).poNo).toBe('')
  })

  it('VAL-020 a typed address needs a postcode where the country has them: an Eircode may be left out', async () => {
    const shipTo = {
      firstName: 'Aoife',
      lastName: 'Byrne',
      company: '',
      address1: 'Quay 1',
      address2: '',
      city: 'Dublin',
      state: '',
      postcode: '',
      countryIso2: 'IE',
      phone: '',
      email: '',
    }
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { shipTo }))
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    expect(order.shipTo).toMatchObject({ city: 'Dublin', postcode: '', countryIso2: 'IE' })
    const dutch = orderOf({ [shop.a.number]: 1 }, { shipTo: { ...shipTo, countryIso2: 'NL' } })
    const { hash } = await shop.nl.ask('orders.confirm', { body: dutch })
    expect(await shop.nl.call('orders.create', { body: { ...dutch, hash } }, randomUUID())).toMatchObject({
      code: 601,
      msg: 'Please enter the postcode.',
      data: { field: 'postcode', problem: 'required' },
    })
  })

  it.each([
    ['ORD-006', 'REG', 0],
    ['ORD-007', 'DROP', 4.5],
    ['ORD-008', 'CPDROP', 4.5],
  ] as const)('%s the submitted order carries %s', async (_row, orderType, handlingFee) => {
    const { orderNo } = await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { orderType }))
    const order = await shop.nl.ask('orders.get', { params: { orderno: orderNo } })
    expect(order).toMatchObject({ orderType, handlingFee })
  })

  it('VAL-040 refuses what no document of the order could say, in the language of the buyer', async () => {
    const typed = {
      firstName: 'Anna',
      lastName: 'Bos',
      company: '',
      address1: 'Kade 1',
      address2: '',
      city: 'Utrecht',
      state: '',
      postcode: '3500 AA',
      countryIso2: 'NL',
      phone: '',
      email: '',
    }
    const send = async (buyer: OrderingShop['nl'], more: Parameters<typeof orderOf>[1], custNumber?: string) => {
      const items = [{ number: shop.b.number, qty: 1, ...(custNumber !== undefined && { custNumber }) }]
      const body = { ...orderOf({}, more), items }
      const { hash } = await buyer.ask('orders.confirm', { body })
      return buyer.call('orders.create', { body: { ...body, hash } }, randomUUID())
    }
    const before = await countOrders()
    expect(await send(shop.nl, { shipTo: { ...typed, countryIso2: 'XX' } })).toMatchObject({
      code: 601,
      msg: 'We do not deliver to this country.',
      data: { field: 'countryIso2' },
    })
    expect(await send(shop.nl, { shipTo: { ...typed, firstName: ' ', lastName: '', company: '' } })).toMatchObject({
      code: 601,
      data: { field: 'company', problem: 'nameMissing' },
    })
    expect(await send(shop.nl, {}, 'A\ufffe1')).toMatchObject({
      code: 601,
      msg: 'These characters cannot be used: U+FFFE. Please remove them.',
    })
    const it = await signIn(shop.apiBase, 'buyer.it')
    for (const [buyer, field, text, msg] of [
      [
        shop.nl,
        'buyerReference',
        'Abt. 漢',
        'These characters cannot be printed on documents: 漢. Please use Latin, Greek or Cyrillic letters.',
      ],
      [
        shop.nl,
        'poNo',
        'PO 漢',
        'These characters cannot be printed on documents: 漢. Please use Latin, Greek or Cyrillic letters.',
      ],
      [
        it,
        'buyerReference',
        'Rɔma 7',
        'These characters cannot be written on Italian invoices: ɔ. Please use Latin letters.',
      ],
    ] as const)
      expect(await send(buyer, { [field]: text })).toMatchObject({
        code: 601,
        msg,
        data: { field, problem: 'characters' },
      })
    for (const field of [
      'firstName',
      'lastName',
      'company',
      'address1',
      'address2',
      'city',
      'state',
      'postcode',
    ] as const)
      expect(await send(shop.nl, { shipTo: { ...typed, [field]: '漢' } })).toMatchObject({
        code: 601,
        msg: 'These characters cannot be printed on documents: 漢. Please use Latin, Greek or Cyrillic letters.',
        data: { field, problem: 'characters' },
      })
    expect(await send(it, { shipTo: { ...typed, city: 'Rɔma' } })).toMatchObject({
      code: 601,
      data: { field: 'city', problem: 'characters' },
      msg: 'These characters cannot be written on Italian invoices: ɔ. Please use Latin letters.',
    })
    const { countryIso2: _country, ...fields } = { ...typed, address1: 'Via X № 4', city: 'Milano', postcode: '20121' }
    const billing = { ...fields, kind: 'billing', isDefault: true, country: 'IT', mobile: '', fax: '' } as const
    await it.ask('account.addAddress', { body: billing }, randomUUID())
    expect(await send(it, { shipTo: typed })).toMatchObject({
      code: 601,
      msg: 'These characters cannot be written on Italian invoices: №. Please use Latin letters.',
    })
    const { rows } = await it.ask('account.listAddresses', { query: {} })
    const { addressId = 0 } = rows.find(({ address1 }) => address1 === 'Via X № 4') ?? {}
    await it.ask('account.removeAddress', { params: { id: addressId } })
    expect(await countOrders()).toBe(before)
    expect(await send(shop.nl, { shipTo: { ...typed, city: 'Rɔma' } })).toMatchObject({ code: 200 })
    expect(await send(it, { shipTo: { ...typed, city: 'Αθήνα' } }, '漢字😀')).toMatchObject({ code: 200 })
  })

  it('ORD-004 an order of a thousand million is placed as it was confirmed', async () => {
    await setPrice(shop.db, shop.c, 999_999)
    const order = await place(shop.nl, orderOf({ [shop.c.number]: 9_999 }))
    expect(order.subtotal).toBe(9_998_990_001)
    expect((await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).subtotal).toBe(9_998_990_001)
  })

  it('takes stock from the own warehouse first, then from the others', async () => {
    await place(shop.nl, orderOf({ [shop.a.number]: 12 }))
    expect(await readStock(shop.db, shop.a)).toEqual({ DE: 3 })
    const german = await place(shop.de, orderOf({ [shop.a.number]: 2 }))
    const [line] = await shop.db
      .select({ warehouse: allocations.warehouse, qty: allocations.qty })
      .from(allocations)
      .innerJoin(orderLines, eq(orderLines.orderLineId, allocations.orderLineId))
      .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
      .where(eq(orders.orderNo, german.orderNo))
    expect(line).toEqual({ warehouse: 'DE', qty: 2 })
  })

  it('ORD-017 API-066 takes the ordered quantities out of the cart', async () => {
    const body = [shop.a, shop.b, shop.c].map(part => ({ number: part.number, qty: 5 }))
    await shop.nl.ask('cart.addBatch', { body })
    await place(shop.nl, orderOf({ [shop.a.number]: 5, [shop.b.number]: 2 }))
    const { rows } = await shop.nl.ask('cart.list', { query: {} })
    expect(rows.map(row => [row.number, row.qty])).toEqual([
      [shop.b.number, 3],
      [shop.c.number, 5],
    ])
  })

  it('leaves the cart alone when the lines come from a quick order, and carries its number', async () => {
    await shop.nl.ask('cart.add', { body: { number: shop.a.number, qty: 5 } })
    const lines = [{ number: shop.a.number, qty: 2 }]
    const quick = await shop.nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 2 }, { quickOrderId: quick.id }))
    expect(order.qoNo).toBe(quick.qoNo)
    expect((await shop.nl.ask('cart.list', { query: {} })).rows[0]?.qty).toBe(5)
  })

  it('API-078 knows the private list of a colleague as little as an unknown one', async () => {
    const body = { name: 'Private', lines: [{ key: '1', input: shop.a.number, quantity: '1' }] }
    const { list } = await shop.nl.ask('savedLists.save', { body }, randomUUID())
    await place(shop.nl, orderOf({ [shop.a.number]: 1 }, { quickOrderId: list.id }))
    const attempt = async (quickOrderId: number) => {
      const wanted = orderOf({ [shop.b.number]: 1 }, { quickOrderId })
      const { hash, ...confirmation } = await shop.rep.ask('orders.confirm', { body: wanted })
      const answer = await shop.rep.call('orders.create', { body: { ...wanted, hash } }, randomUUID())
      return { confirmation, answer }
    }
    const [ofColleague, ofNone] = [await attempt(list.id), await attempt(99_999_999)]
    expect(ofColleague).toEqual(ofNone)
    expect(ofColleague.answer.code).toBe(404)
    await shop.nl.ask('savedLists.change', { params: { id: list.id }, body: { version: 1, shared: true } })
    expect((await attempt(list.id)).answer.code).toBe(200)
  })

  it('ORD-016 refuses every change after submission: no call edits or removes an order', async () => {
    const order = await place(shop.nl, orderOf({ [shop.a.number]: 1 }))
    // Below /order/quick stand lists that can be ordered, and not orders.
    const isOfOrders = (path: string) => path.includes('/order') && !path.includes('/order/quick')
    // A file beside the order: the buyer's own delivery note (ORD-008).
    const isNote = (name: string) => name === 'orders.changeNote'
    const writes = Object.values(callTable).filter(
      call => isOfOrders(call.path) && call.method !== 'GET' && !isNote(call.name),
    )
    expect(writes.map(call => call.method)).not.toContain('PUT')
    expect(writes.map(call => call.method)).not.toContain('DELETE')
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST']) {
      for (const path of [`/clientsystem/order/${order.orderNo}`, '/clientsystem/order']) {
        if (method === 'POST' && path === '/clientsystem/order') continue
        const response = await fetch(`${shop.apiBase}${path}`, {
          method,
          headers: { Authorization: `Bearer ${shop.nl.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...order, poNo: 'changed', lines: [] }),
        })
        expect(((await response.json()) as { code: number }).code).not.toBe(200)
      }
    }
    expect(await shop.nl.ask('orders.get', { params: { orderno: order.orderNo } })).toEqual(order)
  })
})

describe('one order per key', () => {
  it('API-078 gives the same answer for the same key and body', async () => {
    const body = orderOf({ [shop.a.number]: 1 })
    const key = randomUUID()
    const first = await place(shop.nl, body, key)
    const before = await countOrders()
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    expect(await shop.nl.ask('orders.create', { body: { ...body, hash } }, key)).toEqual(first)
    expect(await countOrders()).toBe(before)
    expect(await readStock(shop.db, shop.a)).toEqual({ NL: 9, DE: 5 })
  })

  it('API-078 makes one order of eight submissions at the same moment', async () => {
    const body = orderOf({ [shop.a.number]: 1 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const key = randomUUID()
    const before = await countOrders()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.nl.ask('orders.create', { body: { ...body, hash } }, key)),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await countOrders()).toBe(before + 1)
  })

  it('API-078 refuses the same key with another body', async () => {
    const key = randomUUID()
    const first = await place(shop.nl, orderOf({ [shop.a.number]: 1 }), key)
    const body = orderOf({ [shop.a.number]: 2 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const before = await countOrders()
    // The answer to the first may have been lost: it is answered with the order that there is.
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash } }, key)
    expect(refused).toMatchObject({
      code: CODE.KEY_REUSED,
      msg: `This order was placed already, as ${first.orderNo}. Nothing was ordered twice.`,
      data: { orderNo: first.orderNo },
    })
    const lines = [{ number: shop.a.number, qty: 1 }]
    expect((await shop.nl.call('quickOrder.create', { body: { lines } }, key)).code).toBe(CODE.KEY_REUSED)
    expect(await countOrders()).toBe(before)
  })

  it('keeps the keys of two accounts apart', async () => {
    const key = randomUUID()
    const [one, two] = [
      await place(shop.nl, orderOf({ [shop.a.number]: 1 }), key),
      await place(shop.de, orderOf({ [shop.a.number]: 1 }), key),
    ]
    expect(one.orderNo).not.toBe(two.orderNo)
  })

  it.each([undefined, '   ', 'x'.repeat(129)])('asks for a usable key: %s', async key => {
    const body = orderOf({ [shop.a.number]: 1 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    expect((await shop.nl.call('orders.create', { body: { ...body, hash } }, key)).code).toBe(CODE.BAD_REQUEST)
  })
})

describe('an order that changed since it was confirmed', () => {
  const changes = {
    'the price': () => setPrice(shop.db, shop.a, 11),
    'the stock': () => setStock(shop.db, shop.a, { NL: 2 }),
    'a part was disabled': async () => {
      const part = (await somePartsSold(shop.db, 1, 30))[0]!
      return disable(shop.db, part)
    },
  }

  it.each(Object.entries(changes))('ORD-018 has to be confirmed again: %s', async (_what, change) => {
    const part = (await somePartsSold(shop.db, 1, 30))[0]!
    await setPrice(shop.db, shop.a, 10, { 5: 8 })
    const body = orderOf({ [shop.a.number]: 3, [part.number]: 1 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await change()
    const [before, stock] = [await countOrders(), await readStock(shop.db, shop.a)]
    const key = randomUUID()
    // Both say how many seconds are left to order in.
    const [refused, again] = [
      await shop.nl.call('orders.create', { body: { ...body, hash } }, key),
      await shop.nl.ask('orders.confirm', { body }),
    ]
    expect(refused).toMatchObject({ code: CODE.ORDER_CHANGED, msg: CHANGED })
    expect(refused.data).toEqual(again)
    expect([await countOrders(), await readStock(shop.db, shop.a)]).toEqual([before, stock])
    // The key of a refused order is free again.
    const keys = await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect(keys).toEqual([])
  })

  it('ORD-018 can be placed once it is confirmed again', async () => {
    await setPrice(shop.db, shop.a, 10, { 5: 8 })
    const body = orderOf({ [shop.a.number]: 3 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await setPrice(shop.db, shop.a, 12)
    const key = randomUUID()
    const refused = await shop.nl.call('orders.create', { body: { ...body, hash } }, key)
    const again = { ...body, hash: (refused.data as unknown as { hash: string }).hash }
    expect((await shop.nl.ask('orders.create', { body: again }, key)).subtotal).toBe(36)
    await setPrice(shop.db, shop.a, 10, { 5: 8 })
  })

  it('is not changed by stock that makes no difference to it', async () => {
    const body = orderOf({ [shop.a.number]: 3 })
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    await setStock(shop.db, shop.a, { NL: 4 })
    expect((await shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())).code).toBe(CODE.OK)
  })
})

describe('an order that has to be corrected', () => {
  const refusal = async (body: ReturnType<typeof orderOf>) => {
    const { hash } = await shop.nl.ask('orders.confirm', { body })
    const before = await countOrders()
    const { code, msg } = await shop.nl.call('orders.create', { body: { ...body, hash } }, randomUUID())
    expect(await countOrders()).toBe(before)
    return { code, msg }
  }

  it('VAL-021 ERR-026 refuses a part that is no longer sold', async () => {
    const part = (await somePartsSold(shop.db, 1, 40))[0]!
    await disable(shop.db, part)
    expect(await refusal(orderOf({ [shop.a.number]: 1, [part.number]: 1 }))).toEqual({
      code: CODE.REFUSED,
      msg: `Product ${part.number} is disabled, please choose another one.`,
    })
  })

  it('refuses a number that no part has', async () => {
    expect(await refusal(orderOf({ 'NO-SUCH-1': 1 }))).toMatchObject({ code: CODE.REFUSED })
  })

  it('VAL-019 refuses a ship via that needs a forwarder without one of its list', async () => {
    const own = (await shop.nl.ask('orders.shipVias', {})).find(choice => choice.needsForwarder)!
    const body = orderOf({ [shop.a.number]: 1 }, { shipViaId: own.shipViaId })
    expect(await refusal(body)).toEqual({ code: CODE.REFUSED, msg: 'Please select a forwarder.' })
    expect(await refusal({ ...body, forwarder: 'Nobody' })).toMatchObject({ code: CODE.REFUSED })
    const order = await place(shop.nl, { ...body, forwarder: 'DHL' })
    expect(order).toMatchObject({ forwarder: 'DHL', shipVia: 'Own forwarder' })
  })

  it('VAL-020 refuses an order without a Ship To address', async () => {
    const isOurs = and(eq(addresses.custId, 1), eq(addresses.isDefault, true))
    const ours = await shop.db.select({ id: addresses.addressId }).from(addresses).where(isOurs)
    await shop.db.update(addresses).set({ isDefault: false }).where(isOurs)
    expect(await refusal(orderOf({ [shop.a.number]: 1 }))).toEqual({
      code: CODE.REFUSED,
      msg: 'Please enter the Ship To address.',
    })
    const were = inArray(
      addresses.addressId,
      ours.map(({ id }) => id),
    )
    await shop.db.update(addresses).set({ isDefault: true }).where(were)
  })

  it("refuses someone else's quick order, and any to an account without quick orders", async () => {
    const lines = [{ number: shop.a.number, qty: 1 }]
    const own = await shop.nl.ask('quickOrder.create', { body: { lines } }, randomUUID())
    const clerk = await signIn(shop.apiBase, 'clerk.nl')
    const clerks = { ...orderOf({ [shop.a.number]: 1 }, { quickOrderId: own.id }), hash: 'any' }
    expect((await clerk.call('orders.create', { body: clerks }, randomUUID())).code).toBe(CODE.FORBIDDEN)
    const foreign = await shop.de.ask('quickOrder.create', { body: { lines } }, randomUUID())
    const body = orderOf({ [shop.a.number]: 1 }, { quickOrderId: foreign.id })
    expect(await refusal(body)).toMatchObject({ code: CODE.NOT_FOUND })
  })
})

describe('buyers at the same moment', () => {
  it('API-078 ORD-018 sells exactly the last 10 pieces to 50 buyers', async () => {
    await setStock(shop.db, shop.c, { NL: 10 })
    const buyers = [shop.nl, shop.de, shop.rep]
    const body = orderOf({ [shop.c.number]: 1 })
    const hashes = await Promise.all(buyers.map(async buyer => (await buyer.ask('orders.confirm', { body })).hash))
    const send = (at: number) =>
      buyers[at % 3]!.callWhenFree('orders.create', { body: { ...body, hash: hashes[at % 3]! } }, randomUUID())
    const answers = await Promise.all(Array.from({ length: 50 }, (_none, at) => send(at)))
    const sold = answers.filter(answer => answer.code === CODE.OK)
    expect(sold.map(answer => answer.data.lines[0]?.shipNow)).toEqual(Array(10).fill(1))
    expect(answers.filter(answer => answer.code === CODE.ORDER_CHANGED)).toHaveLength(40)
    expect(await readStock(shop.db, shop.c)).toEqual({})
  })

  it('never waits in a circle when two orders name the same parts the other way round', async () => {
    for (const part of [shop.a, shop.b, shop.c]) await setStock(shop.db, part, { NL: 500, DE: 500 })
    const forth = orderOf({ [shop.a.number]: 1, [shop.b.number]: 1, [shop.c.number]: 1 })
    const back = { ...forth, items: [...forth.items].reverse() }
    const placed: Promise<Order>[] = []
    for (let i = 0; i < 20; i++) placed.push(place(i % 2 ? shop.nl : shop.de, i % 3 ? forth : back))
    await Promise.all(placed)
    for (const part of [shop.a, shop.b, shop.c]) {
      const { NL = 0, DE = 0 } = await readStock(shop.db, part)
      expect(NL + DE).toBe(980)
    }
  })
})
