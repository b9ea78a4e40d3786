/** Saved lists on the real server: two devices of one account, and a colleague. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Order } from '../contract'
import { createConfirmation } from '../orders/order-confirmation.store'
import { quickOrderOf } from '../quick-order/quick-order.store'
import type { OrderItem } from '../routing/order-path'
import type { ShopOptions } from '../shop.types'
import { memoryStorage } from '../storage/storage'
import { openShop, until } from '../testing/signed-in-shop'
import { lastQuantitiesOf } from './last-quantities'
import { orderListsOf } from './list-of-order'
import { newListsOf } from './list-overview'
import { savedListsOf } from './saved-lists'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function device(options: ShopOptions = {}, userName = 'buyer.nl') {
  // Without a channel of its own a device would follow the other one as a tab does.
  const { shop } = await openShop(server, userName, { channel: crypto.randomUUID(), ...options })
  onTestFinished(() => shop.destroy())
  const quickOrder = quickOrderOf(shop)
  const lists = savedListsOf(shop)
  quickOrder.store.subscribe(() => undefined)
  await lists.load()
  const shown = () => {
    const lines = quickOrder.store.getState().lines.filter(line => line.status !== 'empty')
    return lines.map(({ input, qty }) => `${qty} ${input}`)
  }
  const keyOf = (input: string) => quickOrder.store.getState().lines.find(line => line.input === input)?.key ?? ''
  return { shop, quickOrder, lists, shown, keyOf, state: () => lists.store.getState() }
}

/** Orders what quick order shows, which is this item. */
async function orderNow({ shop, quickOrder }: Awaited<ReturnType<typeof device>>, item: OrderItem) {
  const path = await quickOrder.orderNow()
  const quickOrderId = Number(new URLSearchParams(path.split('?')[1]).get('quickOrderId'))
  const confirmation = createConfirmation(shop, shop.orders.encodeItems([item]), quickOrderId)
  await until(confirmation.store, ({ status }) => status === 'ready')
  const order = (await confirmation.place())?.order
  confirmation.destroy()
  if (!order) throw new Error('the order was not placed')
  shop.orders.settlePlaced(order, quickOrderId)
}

it('API-080 what quick order shows is saved under a name, opened on another device, and saved while it is edited', async () => {
  const desk = await device()
  await desk.quickOrder.addText('CF259X\t3\nTN-2420\t2')
  await desk.lists.saveAs('Monday')
  expect(desk.state()).toMatchObject({ saving: 'saved', shown: { name: 'Monday', lines: 2 } })
  const phone = await device()
  expect(phone.state().lists.map(({ name }) => name)).toContain('Monday')
  const { id = 0 } = desk.state().shown ?? {}
  await phone.lists.open(id)
  expect(phone.shown()).toEqual(['3 CF259X', '2 TN-2420'])

  phone.quickOrder.setQuantity(phone.keyOf('TN-2420'), 9)
  expect(phone.state().saving).toBe('waiting')
  await phone.lists.flush()
  expect(phone.state().saving).toBe('saved')
  // The desk has not seen that: its own change and its new line go beside it.
  desk.quickOrder.setQuantity(desk.keyOf('CF259X'), 5)
  await desk.quickOrder.addText('CF226X\t1')
  await desk.lists.flush()
  expect(desk.shown()).toEqual(['5 CF259X', '9 TN-2420', '1 CF226X'])
})

/** A list with one line on two devices, which the phone has changed since the desk has seen it. */
async function changedOnPhone(name: string, quantity: number) {
  const [desk, phone] = [await device(), await device()]
  await desk.quickOrder.addText('CF259X\t5')
  await desk.lists.saveAs(name)
  await phone.lists.open(desk.state().shown?.id ?? 0)
  phone.quickOrder.setQuantity(phone.keyOf('CF259X'), quantity)
  await phone.lists.flush()
  return { desk, phone, key: desk.keyOf('CF259X') }
}

it.each([
  ['mine', '6 CF259X'],
  ['theirs', '8 CF259X'],
] as const)(
  'API-080 asks about a line that two devices have changed, and saves what is chosen: %s',
  async (choice, kept) => {
    const { desk, phone, key } = await changedOnPhone(`Asked ${choice}`, 8)
    desk.quickOrder.setQuantity(key, 6)
    await desk.quickOrder.addText('TN-2420\t2')
    await desk.lists.flush()
    // What was entered here stays in sight, and the other line is saved.
    expect(desk.shown()).toEqual(['6 CF259X', '2 TN-2420'])
    expect(desk.state()).toMatchObject({
      saving: 'saved',
      doubled: 0,
      conflicts: [{ key, before: '5', theirs: { key, input: 'CF259X', quantity: '8' } }],
    })
    await phone.lists.open(phone.state().shown?.id ?? 0)
    expect(phone.shown()).toEqual(['8 CF259X', '2 TN-2420'])
    // Nothing is saved by the way before it is answered.
    await desk.lists.flush()
    await phone.lists.open(phone.state().shown?.id ?? 0)
    expect(phone.shown()).toEqual(['8 CF259X', '2 TN-2420'])

    desk.lists.resolve(key, choice)
    await desk.lists.flush()
    expect(desk.state()).toMatchObject({ saving: 'saved', conflicts: [] })
    expect(desk.shown()).toEqual([kept, '2 TN-2420'])
    await phone.lists.open(phone.state().shown?.id ?? 0)
    expect(phone.shown()).toEqual([kept, '2 TN-2420'])
  },
)

it.each([
  ['mine', ['1 DR-2400', '5 CW-TN2420']],
  ['theirs', ['1 DR-2400', '8 TN-2420']],
  ['both', ['1 DR-2400', '8 TN-2420', '5 CW-TN2420']],
] as const)(
  'API-080 asks about an article that two devices have added, whatever it is called: %s',
  async (choice, kept) => {
    const [desk, phone] = [await device(), await device()]
    await desk.quickOrder.addText('DR-2400\t1')
    await desk.lists.saveAs(`Added ${choice}`)
    await phone.lists.open(desk.state().shown?.id ?? 0)
    await phone.quickOrder.addText('TN-2420\t8')
    await phone.lists.flush()
    await desk.quickOrder.addText('CW-TN2420\t5')
    const key = desk.keyOf('CW-TN2420')
    await desk.lists.flush()
    expect(desk.state().conflicts).toMatchObject([
      { key, before: undefined, theirs: { input: 'TN-2420', quantity: '8' } },
    ])
    expect(desk.shown()).toEqual(['1 DR-2400', '8 TN-2420', '5 CW-TN2420'])
    await phone.lists.open(phone.state().shown?.id ?? 0)
    expect(phone.shown()).toEqual(['1 DR-2400', '8 TN-2420'])

    desk.lists.resolve(key, choice)
    await desk.lists.flush()
    await phone.lists.open(phone.state().shown?.id ?? 0)
    expect(phone.shown()).toEqual(kept)
    expect(desk.shown()).toEqual(kept)
  },
)

it('API-080 what is asked about a line is asked at the next visit too', async () => {
  const drafts = memoryStorage()
  const [first, phone] = [await device({ drafts }), await device()]
  await first.quickOrder.addText('CF259X\t5')
  await first.lists.saveAs('Asked again')
  await phone.lists.open(first.state().shown?.id ?? 0)
  phone.quickOrder.setQuantity(phone.keyOf('CF259X'), 8)
  await phone.lists.flush()
  first.quickOrder.setQuantity(first.keyOf('CF259X'), 6)
  await first.lists.flush()
  expect(first.state().conflicts).toHaveLength(1)
  first.shop.destroy()

  const next = await device({ drafts })
  await until(next.lists.store, state => state.conflicts.length === 1)
  await next.lists.flush()
  expect(next.shown()).toEqual(['6 CF259X'])
  await phone.lists.open(phone.state().shown?.id ?? 0)
  expect(phone.shown()).toEqual(['8 CF259X'])
})

it('what a full list does not take stays on the screen until it is saved or given up', async () => {
  const desk = await device()
  await desk.quickOrder.addText('CF259X\t1\n'.repeat(1000))
  await desk.lists.saveAs('Full')
  await desk.quickOrder.addText('TN-2420\t2')
  await desk.lists.flush()
  const full = { saving: 'failed', error: { kind: 'refused' }, shown: { name: 'Full', lines: 1000 } }
  expect(desk.state()).toMatchObject(full)
  const { id = 0 } = desk.state().shown ?? {}
  for (const leave of [() => desk.lists.startNew(), () => desk.lists.open(id)])
    await expect(leave()).rejects.toMatchObject({ kind: 'refused' })
  expect(desk.state()).toMatchObject(full)
  expect(desk.shown()).toHaveLength(1001)
  await desk.lists.open(id, { discard: true })
  expect(desk.shown()).toHaveLength(1000)
  expect(desk.state().saving).toBe('saved')
})

it('goes on with the shown list at the next visit, with what was typed while there was no network', async () => {
  const drafts = memoryStorage()
  const before = await device({ drafts })
  await before.quickOrder.addText('CF259X\t3')
  await before.lists.saveAs('Next visit')
  await before.quickOrder.addText('TN-2420\t2')
  before.shop.destroy()
  const after = await device({ drafts })
  await until(after.lists.store, state => state.saving === 'saved' && state.shown?.lines === 2)
  expect(after.state().shown?.name).toBe('Next visit')
  expect((await device()).state().lists.find(({ name }) => name === 'Next visit')?.lines).toBe(2)
})

it('a list that is deleted elsewhere stays on the screen, and is not saved any more', async () => {
  const [desk, phone] = [await device(), await device()]
  await desk.quickOrder.addText('CF259X\t3')
  await desk.lists.saveAs('Gone')
  await phone.lists.open(desk.state().shown?.id ?? 0)
  await phone.lists.remove(desk.state().shown?.id ?? 0)
  desk.quickOrder.setQuantity(desk.keyOf('CF259X'), 8)
  await desk.lists.flush()
  expect(desk.state().shown).toBeUndefined()
  expect(desk.shown()).toEqual(['8 CF259X'])
})

it('adds the lines of a list to others, and starts an empty one', async () => {
  const desk = await device()
  await desk.quickOrder.addText('CF259X\t3')
  await desk.lists.saveAs('Added')
  const { id = 0 } = desk.state().shown ?? {}
  await desk.lists.startNew()
  expect([desk.shown(), desk.state().shown]).toEqual([[], undefined])
  await desk.quickOrder.addText('TN-2420\t2')
  await desk.lists.add(id)
  await desk.lists.add(id)
  expect(desk.shown()).toEqual(['2 TN-2420', '3 CF259X', '3 CF259X'])
  await desk.lists.rename(id, 'Other name')
  await desk.lists.share(id, true)
  expect(desk.state().lists[0]).toMatchObject({ name: 'Other name', shared: true })
  const colleague = await device({}, 'rep.nl')
  expect(colleague.state().lists.map(({ name }) => name)).toContain('Other name')
})

it('API-080 what another list has replaced comes back, with the list it belongs to and what was entered since', async () => {
  const { lists, quickOrder, shown, state } = await device()
  await quickOrder.addText('CF259X\t3')
  await lists.saveAs('Weekly')
  const { id = 0 } = state().shown ?? {}
  await lists.startNew()
  await quickOrder.addText('TN-2420\t2')
  // Lines of no list, replaced by a list.
  const showLines = await lists.open(id)
  expect(shown()).toEqual(['3 CF259X'])
  await quickOrder.addText('CF226X\t1')
  await showLines()
  expect([shown(), state().shown]).toEqual([['2 TN-2420'], undefined])
  const [order] = state().orders
  const showUnsaved = await lists.openOrder(order?.orderNo ?? '')
  await quickOrder.addText('CF226X\t8')
  await showUnsaved()
  expect(shown()).toEqual(['2 TN-2420', '8 CF226X'])
  // A list, replaced by an order: it is on the screen again with what was added to it before.
  await lists.open(id)
  expect(shown()).toEqual(['3 CF259X', '1 CF226X'])
  const showList = await lists.openOrder(order?.orderNo ?? '')
  await showList()
  expect([shown(), state().shown?.name]).toEqual([['3 CF259X', '1 CF226X'], 'Weekly'])
  quickOrder.setQuantity(quickOrder.store.getState().lines[0]?.key ?? '', 5)
  await lists.flush()
  expect(state()).toMatchObject({ saving: 'saved', shown: { name: 'Weekly', lines: 2 } })
})

it('API-080 what was entered since and cannot be saved is not lost with what comes back', async () => {
  const { lists, quickOrder, shown, state } = await device()
  await quickOrder.addText('CF259X\t1\n'.repeat(1000))
  await lists.saveAs('No room')
  const { id = 0 } = state().shown ?? {}
  await lists.startNew()
  await quickOrder.addText('TN-2420\t2')
  const takeBack = await lists.open(id)
  await quickOrder.addText('CF226X\t1')
  await expect(takeBack()).rejects.toMatchObject({ kind: 'refused' })
  expect([shown().length, shown().at(-1), state().shown?.name]).toEqual([1001, '1 CF226X', 'No room'])
  // Once there is room it comes back.
  quickOrder.removeLines([quickOrder.store.getState().lines[0]?.key ?? ''])
  await takeBack()
  expect([shown(), state().shown]).toEqual([['2 TN-2420'], undefined])
})

it('API-080 what comes back is there once, though its list has been opened again and deleted', async () => {
  const { lists, quickOrder, shown, state } = await device()
  await quickOrder.addText('CF259X\t3')
  await lists.saveAs('Soon deleted')
  const { id = 0 } = state().shown ?? {}
  const takeBack = await lists.openOrder(state().orders[0]?.orderNo ?? '')
  await lists.open(id)
  await lists.remove(id)
  await quickOrder.addText('CF226X\t1')
  await takeBack()
  expect([shown(), state().shown]).toEqual([['3 CF259X', '1 CF226X'], undefined])
})

it('API-080 lines of a list that were added leave again as one step', async () => {
  const { lists, quickOrder, shown, state } = await device()
  await quickOrder.addText('CF259X\t3\nCF226X\t1')
  await lists.saveAs('To be added')
  const { id = 0 } = state().shown ?? {}
  await lists.startNew()
  await quickOrder.addText('TN-2420\t2')
  await lists.add(id)
  expect(shown()).toEqual(['2 TN-2420', '3 CF259X', '1 CF226X'])
  quickOrder.undo()
  expect(shown()).toEqual(['2 TN-2420'])
})

it('API-080 opens the last orders as lists that are not saved, or adds them to what is there', async () => {
  const { shop, lists, quickOrder, shown, state } = await device()
  const [order] = state().orders
  if (!order) throw new Error('there is no order')
  expect(state().orders.length).toBeLessThanOrEqual(5)
  const { lines } = await shop.orders.get(order.orderNo)
  const ordered = lines.map(({ qty, number }) => `${qty} ${number}`)
  await quickOrder.addText('CF226X\t7')
  await lists.addOrder(order.orderNo)
  expect(shown()).toEqual(['7 CF226X', ...ordered])
  await lists.openOrder(order.orderNo)
  expect(shown()).toEqual(ordered)
  expect(state().shown).toBeUndefined()
})

it('API-080 a saved list keeps its lines when they are ordered or go into the cart', async () => {
  const desk = await device()
  const { lists, quickOrder, shown, state } = desk
  await lists.startNew()
  await quickOrder.addText('TN-2420\t2')
  await until(quickOrder.store, ({ lines }) => lines[0]?.status === 'ready')
  await lists.saveAs('Template')
  await quickOrder.addToCart()
  expect(shown()).toEqual(['2 TN-2420'])
  await orderNow(desk, { number: 'CW-TN2420', custNumber: null, qty: 2 })
  await lists.flush()
  expect(shown()).toEqual(['2 TN-2420'])
  expect(state().shown).toMatchObject({ name: 'Template', lines: 1 })
})

it('API-080 knows what the last order of the shown list had, reads it again after an order, and nothing without a list', async () => {
  const desk = await device()
  const { lists, quickOrder } = desk
  await lists.startNew()
  const { store, load } = lastQuantitiesOf(desk.shop)
  const last = (size: number) =>
    until(store, ({ value }) => value?.size === size).then(({ value }) => [...(value ?? [])])
  await load()
  expect(await last(0)).toEqual([])
  await quickOrder.addText('CF226X\t4')
  await until(quickOrder.store, ({ lines }) => lines[0]?.status === 'ready')
  const { goodsSkuId } = quickOrder.store.getState().lines[0]?.part ?? {}
  await lists.saveAs('Last time')
  await orderNow(desk, { number: 'CW-CF226X', custNumber: null, qty: 4 })
  expect(await last(1)).toEqual([[goodsSkuId, 4]])
  await lists.startNew()
  expect(await last(0)).toEqual([])
})

it('API-080 an order is saved as a list with its articles and quantities, and quick order stays as it is', async () => {
  const desk = await device()
  await desk.quickOrder.addText('CF226X\t1')
  const lines = [
    { number: 'CW-TN2410', qty: 2 },
    { number: 'CW-CB401A', qty: 40 },
  ]
  const order = { orderNo: 'CW-1', lines: lines as Order['lines'] }
  const list = await orderListsOf(desk.shop).save(order, 'Office, fourth floor')
  expect(list).toMatchObject({ name: 'Office, fourth floor', lines: 2, shared: false })
  expect(desk.shown()).toEqual(['1 CF226X'])
  const phone = await device()
  await phone.lists.open(list.id)
  expect(phone.shown()).toEqual(['2 CW-TN2410', '40 CW-CB401A'])
})

it('API-080 lines of a file become a list with what is unclear in them, and quick order stays as it is', async () => {
  const { shop, quickOrder, lists, shown } = await device()
  await quickOrder.addText('CF226X\t1')
  const { lines } = await quickOrder.parse('CF259X;3\nTN-2420;2\nNO-SUCH-1;1.000')
  const id = await newListsOf(shop).create('From a file', lines)
  expect(shown()).toEqual(['1 CF226X'])
  await lists.load()
  expect(lists.store.getState().lists.find(list => list.id === id)).toMatchObject({ name: 'From a file', lines: 3 })
  await lists.open(id, { discard: true })
  expect(quickOrder.store.getState().lines.slice(0, 3)).toMatchObject([
    { input: 'CF259X', qty: 3, ambiguity: undefined },
    { input: 'TN-2420', qty: 2, ambiguity: undefined },
    { input: 'NO-SUCH-1', ambiguity: { entered: '1.000' } },
  ])
})

it('API-080 a text that is longer than a number is saved in short, with the lines beside it', async () => {
  const { shop, quickOrder, lists } = await device()
  const text = `CF259X;3\n${'long '.repeat(60)}\u{1f5a8}`
  const id = await newListsOf(shop).create('With a letter', (await quickOrder.parse(text)).lines)
  await lists.load()
  await lists.open(id)
  expect(quickOrder.store.getState().lines[1]?.input).toBe('long '.repeat(24))
  await quickOrder.addText(`TN-2420;1\n${'other '.repeat(60)};1`)
  await lists.flush()
  expect(lists.store.getState().lists.find(list => list.id === id)).toMatchObject({ lines: 4 })
})

it('API-080 a file with more lines than a list holds makes none, and says so', async () => {
  const { shop } = await device()
  const lines = Array.from({ length: 1_001 }, (_, at) => ({ input: `TN-${at}`, quantity: '1', row: at }))
  await expect(newListsOf(shop).create('Too long', lines)).rejects.toMatchObject({ kind: 'refused' })
  expect([newListsOf(shop).takes(1_000), newListsOf(shop).takes(1_001)]).toEqual([true, false])
  expect(shop.messages.store.getState().items.at(-1)?.text).toBe(
    'A list holds up to 1,000 lines. The 1,001 new ones were not added: split them.',
  )
})
