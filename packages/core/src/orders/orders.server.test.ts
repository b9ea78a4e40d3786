/** Orders before they are placed: what they come to, and what can be changed. */
import { DEMO_PASSWORD } from '@cartwright/server/testing'
import { describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { pdfFile } from '../testing/files'
import { openShop, until } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { emptyAddress } from './entered'
import { createConfirmation } from './order-confirmation.store'
import { createOrderFiles } from './order-files'
import { setUpOrdering } from './ordering.testing'
import { ordersOf } from './orders'

const ordering = setUpOrdering()
const { part, texts, settled, items, confirm, countOrders } = ordering

describe('confirming', () => {
  it('CART-002 two lines of one part that come to more than 9999 pieces are refused, and never ordered as fewer', async () => {
    const [item] = items(6000)
    if (!item) throw new Error('no item')
    const { orders } = ordering.opened.shop
    const state = await settled(createConfirmation(ordering.opened.shop, orders.encodeItems([item, item])))
    expect(state.status).toBe('failed')
    expect(state.error?.at.msg).toBe(`At most 9999 pieces of ${item.number} can be ordered at once.`)
  })

  it('RT-039 starts with the items of the query and the defaults of the server', async () => {
    const confirmation = confirm(5, 2)
    const state = await settled(confirmation)
    expect(state).toMatchObject({ status: 'ready', orderType: 'REG', problems: {}, diff: [] })
    expect(state.confirmation?.lines.map(line => [line.number, line.qty])).toEqual([
      [part(0).number, 5],
      [part(1).number, 2],
    ])
    expect(state.shipTo).toEqual({ addressId: state.confirmation?.shipTo?.addressId })
    expect(state.shipViaId).toBe(state.confirmation?.shipViaId)
  })

  it.each(['', 'x', '[]'])('RT-039 shows nothing to order for the query "%s"', async skus => {
    const state = await settled(createConfirmation(ordering.opened.shop, skus))
    expect(state.status).toBe('empty')
    expect(ordering.opened.sent('orders.confirm')).toEqual([])
  })

  it('API-082 asks for ship vias and forwarders where the confirmation does not say them', async () => {
    const asked: string[] = []
    const { shop } = await openShop(ordering.server, 'buyer.nl', {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname } = new URL(request.url)
        const answer = await fetch(request)
        if (pathname.endsWith('/order/shipvia')) asked.push(pathname)
        if (!pathname.endsWith('/order/confirm')) return answer
        const said = (await answer.json()) as { data: Record<string, unknown> }
        const { shipVias: _left, ...data } = said.data
        return Response.json({ ...said, data })
      },
    })
    const confirmation = createConfirmation(shop, ordersOf(shop).encodeItems(items(1)))
    const { confirmation: shown } = await settled(confirmation)
    expect(asked).toHaveLength(1)
    expect(shown?.shipVias.map(via => via.name)).toContain('Standard')
    expect(shown?.shipVias.some(via => via.needsForwarder && via.forwarders.length > 0)).toBe(true)
    confirmation.destroy()
    shop.destroy()
  })

  it('reads the whole cart, and a quick order, that were too long for the address', async () => {
    const { cart, client } = ordering.opened.shop
    await cart.add([{ number: part(3).number, qty: 2 }])
    const whole = await settled(createConfirmation(ordering.opened.shop, 'cart'))
    expect(whole.items).toEqual([expect.objectContaining({ number: part(3).number, qty: 2 })])
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    const { id } = await client.call(
      calls.quickOrder.create,
      { body: { lines: items(4) } },
      { idempotencyKey: 'too long for the address' },
    )
    const quick = await settled(createConfirmation(ordering.opened.shop, '', id))
    expect(quick.items).toEqual([expect.objectContaining({ number: part(0).number, qty: 4 })])
  })

  it('ORD-013 ORD-014 shows what ships now and later, and reduces the order to what ships now', async () => {
    await supplier(ordering.server).setStock(part(0).number, 3)
    const confirmation = confirm(5)
    const state = await settled(confirmation)
    expect(state.confirmation?.lines[0]).toMatchObject({ shipNow: 3, backOrdered: 2 })
    expect(state.confirmation?.kind).not.toBe('Normal')
    confirmation.cutToStock(part(0).number)
    const cut = await until(confirmation.store, ({ status, items: [item] }) => status === 'ready' && item?.qty === 3)
    expect(cut.confirmation?.kind).toBe('Normal')
  })

  it('ERR-003 what was entered is there for who had to sign in again, once', async () => {
    const { client, session } = ordering.opened.shop
    const confirmation = confirm(5)
    await settled(confirmation)
    confirmation.setQuantity(part(0).number, 7)
    confirmation.setOrderType('CPDROP')
    const shipTo = {
      firstName: '',
      lastName: '',
      company: 'Kopie & Co',
      address1: 'Kade 1',
      address2: '',
      city: 'Delft',
      state: '',
      postcode: '2611 AB',
      countryIso2: 'NL',
      phone: '',
      email: '',
    }
    confirmation.setShipTo(shipTo)
    confirmation.setPoNo('PO 7')
    await until(confirmation.store, state => state.status === 'ready' && state.shipTo === shipTo)
    await client.call(calls.session.logout)
    expect(await confirmation.place()).toBeUndefined()
    await session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    const entered = { items: [{ qty: 7 }], orderType: 'CPDROP', shipTo, typedShipTo: shipTo, poNo: 'PO 7' }
    const nothing = { items: [{ qty: 5 }], orderType: 'REG', shipTo: { addressId: expect.any(Number) }, poNo: '' }
    expect(await settled(confirm(4))).toMatchObject({ ...nothing, items: [{ qty: 4 }] })
    expect(await settled(confirm(5))).toMatchObject(entered)
    expect(await settled(confirm(5))).toMatchObject(nothing)
  })

  it('ERR-003 an address of which only a part was typed is there as well', async () => {
    const { client, session } = ordering.opened.shop
    const confirmation = confirm(5)
    await settled(confirmation)
    const typed = { ...emptyAddress('NL'), company: 'Kopie & Co', address1: 'Kade 1' }
    confirmation.typeShipTo(typed)
    expect(confirmation.store.getState().problems).toEqual({ shipTo: 'ship-to' })
    await client.call(calls.session.logout)
    await client.call(calls.cart.stat).catch(() => undefined)
    expect(session.store.getState().expired).toBe(true)
    await session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    const back = confirm(5)
    expect(await settled(back)).toMatchObject({ typedShipTo: typed, problems: { shipTo: 'ship-to' } })
    back.setShipTo({ addressId: back.store.getState().confirmation?.shipTo?.addressId ?? 0 })
    expect(await settled(back)).toMatchObject({ typedShipTo: undefined, problems: {} })
  })

  it('ERR-003 what stands in the storage is taken only in its shape', async () => {
    const { drafts, orders, session } = ordering.opened.shop
    const name = `cartwright.order..${orders.encodeItems(items(5))}.${session.store.getState().accountId}`
    const shape = { items: items(7), orderType: 'DROP', poNo: 'PO 9', shipTo: { street: 1 }, typedShipTo: 'x' }
    const keep = (value: unknown, savedAt = Date.now()) => drafts.set(name, JSON.stringify({ savedAt, value }))
    for (const broken of [null, 7, [], { items: 'x' }, { ...shape, items: [{ number: 1 }] }]) {
      keep(broken)
      expect(await settled(confirm(5))).toMatchObject({ status: 'ready', items: items(5), poNo: '' })
    }
    keep(shape, Date.now() - 25 * 60 * 60_000)
    expect(await settled(confirm(5))).toMatchObject({ items: items(5), orderType: 'REG' })
    keep(shape)
    expect(await settled(confirm(5))).toMatchObject({ items: items(7), orderType: 'DROP', poNo: 'PO 9', problems: {} })
  })

  it('ERR-003 files that arrived before the sign-in expired are there once more, and PO# with them', async () => {
    const { shop } = ordering.opened
    const confirmation = confirm(6)
    await settled(confirmation)
    confirmation.setPoNo('PO 8')
    const files = createOrderFiles(shop)
    const send = (name: string) => {
      files.add([pdfFile(name)])
      return until(files.store, ({ entries }) => entries.at(-1)?.status !== 'uploading')
    }
    await send('note.pdf')
    await shop.client.call(calls.session.logout)
    await send('label.pdf')
    expect(files.store.getState().entries).toMatchObject([{ status: 'checked' }, { status: 'failed' }])
    await shop.session.signIn({ userName: 'buyer.nl', password: DEMO_PASSWORD })
    const kept = createOrderFiles(shop).store.getState().entries
    expect(kept).toMatchObject([{ name: 'note.pdf', status: 'checked', fileId: expect.any(String) }])
    expect(createOrderFiles(shop).store.getState().entries).toEqual([])
    expect((await settled(confirm(6))).poNo).toBe('PO 8')
  })

  it('ORD-015 quantity, lines, PO#, type and delivery can be changed; the last change counts', async () => {
    const confirmation = confirm(5, 2)
    const { confirmation: first } = await settled(confirmation)
    for (const qty of [6, 7, '8']) confirmation.setQuantity(part(0).number, qty)
    confirmation.removeLine(part(1).number)
    confirmation.setOrderType('DROP')
    confirmation.setPoNo('PO 7')
    const via = first?.shipVias.find(choice => choice.needsForwarder)
    confirmation.setShipVia(via?.shipViaId ?? 0)
    const state = await until(
      confirmation.store,
      ({ status, shipViaId }) => status === 'ready' && shipViaId === via?.shipViaId,
    )
    expect(state.confirmation?.lines.map(line => line.qty)).toEqual([8])
    expect(state.confirmation?.handlingFee).toBeGreaterThan(0)
    expect(state.problems).toEqual({ forwarder: 'forwarder' })

    const before = await countOrders()
    expect(await confirmation.place()).toBeUndefined()
    expect(texts()).toContain('Please select a forwarder.')
    expect(ordering.opened.sent('orders.create')).toEqual([])
    confirmation.setForwarder(via?.forwarders[0] ?? '')
    await until(confirmation.store, ({ status, forwarder }) => status === 'ready' && forwarder !== undefined)
    const order = (await confirmation.place())?.order
    expect(order).toMatchObject({ orderType: 'DROP', poNo: 'PO 7', forwarder: via?.forwarders[0] })
    expect(await countOrders()).toBe(before + 1)
  })

  it('VAL-021 a disabled part blocks the order until it is replaced', async () => {
    await supplier(ordering.server).disable(part(4).number, part(0).number)
    const { orders } = ordering.opened.shop
    const confirmation = createConfirmation(
      ordering.opened.shop,
      orders.encodeItems([...items(5), { number: part(4).number, custNumber: null, qty: 2 }]),
    )
    expect((await settled(confirmation)).problems).toMatchObject({ lines: 'disabled' })
    expect(await confirmation.place()).toBeUndefined()
    expect(ordering.opened.sent('orders.create')).toEqual([])
    confirmation.replaceLine(part(4).number)
    const state = await until(confirmation.store, ({ status, problems }) => status === 'ready' && !problems.lines)
    expect(state.items).toEqual([{ number: part(0).number, custNumber: null, qty: 7 }])
    expect(state.putTogether).toEqual([{ number: part(0).number, qtys: [5, 2] }])
    await supplier(ordering.server).enable(part(4).number)
  })

  it('is empty when the last line is taken out', async () => {
    const confirmation = confirm(5)
    await settled(confirmation)
    confirmation.removeLine(part(0).number)
    expect((await until(confirmation.store, ({ status }) => status === 'empty')).confirmation).toBeUndefined()
  })
})
