import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Sku } from '../contract'
import { createConfirmation } from '../orders/order-confirmation.store'
import { createShop } from '../shop'
import { memoryStorage } from '../storage/storage'
import { setUpBuyer } from '../testing/signed-in-buyer'
import { gate, openShop, until } from '../testing/signed-in-shop'
import { supplier } from '../testing/supplier'
import { quickOrderOf } from './quick-order.store'

const README = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')

const buyer = setUpBuyer(row => (row.availability?.stock ?? 0) > 50)
const { part } = buyer
const lines = () => quickOrderOf(buyer.opened.shop).store.getState().lines
const entered = () => lines().filter(line => line.status !== 'empty')
const line = (at: number) => {
  const found = lines()[at]
  if (!found) throw new Error(`no line ${at}`)
  return found
}
describe('checking', () => {
  it('QO-003 knows any kind of number, and says which one it was', async () => {
    const { number, oemCode, unionCode, productBarcode, boxBarcode } = part(0)
    await quickOrderOf(buyer.opened.shop).addText([number, unionCode, productBarcode, boxBarcode].join('\n'))
    expect(entered().map(({ status, matchedBy, part: found }) => [status, matchedBy, found?.number])).toEqual([
      ['ready', 'number', number],
      ['ready', 'unionCode', number],
      ['ready', 'productBarcode', number],
      ['ready', 'boxBarcode', number],
    ])
    await quickOrderOf(buyer.opened.shop).addText(`2x ${oemCode}`)
    expect(entered().at(-1)).toMatchObject({ qty: 2, input: oemCode })
  })

  it('QO-003 knows short names of the trade, and asks which colour', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText('26X;5\n59X x 12\nHP 26X\t3\nCanon 052 H;2\nHP 415X;2\nHP 415X cyan;4\n83X;1')
    expect(entered().map(({ status, qty, part: found }) => [status, qty, found?.oemCode])).toEqual([
      ['ready', 5, 'CF226X'],
      ['ready', 12, 'CF259X'],
      ['ready', 3, 'CF226X'],
      ['ready', 2, 'CRG-052H'],
      ['choose', 2, undefined],
      ['ready', 4, 'W2031X'],
      ['ready', 1, 'CF283X'],
    ])
  })

  it('N3 a cell of a table is neither split nor rewritten', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText('1,2E+11\t\t4')
    await quickOrder.addText('TN-2420, rot\tToner\t2\n2,00E+12\tToner\t4\n#NV\tToner\t1')
    expect(entered().map(({ input, status, qty, ambiguity }) => [input, status, qty, ambiguity?.choices])).toEqual([
      ['1,2E+11', 'unknown', 4, [4]],
      ['TN-2420, rot', 'unknown', 2, undefined],
      ['2,00E+12', 'unknown', 4, undefined],
      ['#NV', 'unknown', 1, undefined],
    ])
    quickOrder.fix(line(2).key)
    expect(line(2)).toMatchObject({ input: '2,00E+12', qty: 4, status: 'unknown' })
  })

  it('QO-003 keeps wrong lines, with the cause and the fix', async () => {
    const { quickOrder } = buyer.opened.shop
    const near = `${part(0).number.slice(0, -1)}#`
    await quickOrder.addText(`TN-321C;2\nMLT-D111S;3\n${near};1\n1,2E+11;4\n${part(1).number};1.000`)
    expect(entered().map(({ status }) => status)).toEqual(['choose', 'replaced', 'unknown', 'unknown', 'quantity'])
    expect(line(0).candidates.length).toBeGreaterThan(1)
    expect(line(1).successor?.oemCode).toBe('MLT-D111L')
    expect(line(2).candidates.length).toBeGreaterThan(0)

    for (const key of [line(1).key, line(2).key, line(4).key]) quickOrder.fix(key)
    const chosen = line(0).candidates[1] as Sku
    quickOrder.pick(line(0).key, chosen)
    expect(line(0)).toMatchObject({ status: 'ready', input: chosen.number, qty: 2 })
    expect(line(1)).toMatchObject({ part: { oemCode: 'MLT-D111L' }, qty: 3 })
    expect(line(2).part?.number).toBe(line(2).input)
    expect(line(4)).toMatchObject({ qty: 1000, ambiguity: undefined })
    expect(quickOrder.nextOpen(undefined)).toBe(line(3).key)
  })

  it('ORD-014 a short line can be cut to what is there', async () => {
    const { quickOrder } = buyer.opened.shop
    await supplier(buyer.server).setStock(part(2).number, 3)
    await quickOrder.addText(`${part(2).number};5`)
    expect(line(0).status).toBe('back-order')
    quickOrder.cutToStock(line(0).key)
    expect(line(0)).toMatchObject({ status: 'ready', qty: 3 })
    await supplier(buyer.server).setStock(part(2).number, 500)
  })

  it('CART-005 prices a line as the cart does', async () => {
    const { quickOrder, cart } = buyer.opened.shop
    await quickOrder.addText(Array.from({ length: 20 }, (_, at) => `${part(at).number};60`).join('\n'))
    const shown = new Map(entered().map(each => [each.part?.number, each.price]))
    await quickOrder.addToCart()
    await cart.load()
    const { rows } = cart.store.getState()
    expect(rows).toHaveLength(20)
    expect(rows.map(row => [row.number, row.price])).toEqual(rows.map(row => [row.number, shown.get(row.number)]))
    await cart.remove(rows.map(row => row.shoppingCartId))
  })

  it('checks 1,000 lines in two calls, with progress', async () => {
    const { quickOrder } = buyer.opened.shop
    const seen: number[] = []
    const stop = quickOrder.store.subscribe(({ progress }) => progress && seen.push(progress.done))
    await quickOrder.addText(Array.from({ length: 1000 }, (_, at) => `${part(at % 20).number};1`).join('\n'))
    stop()
    expect(buyer.opened.sent('quickOrder.resolve').map(body => (body as { lines: unknown[] }).lines.length)).toEqual([
      500, 500,
    ])
    expect(new Set(seen)).toEqual(new Set([0, 500, 1000]))
    expect(quickOrder.store.getState().progress).toBeUndefined()
    expect(quickOrder.summary()).toMatchObject({ lines: 1000, ready: 1000, pieces: 1000 })
    expect(lines().at(-1)?.status).toBe('empty')
  })

  it('QO-003 takes no list that is too long for a page, says so, and keeps what is there', async () => {
    const { quickOrder, messages } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number};3`)
    const before = lines()
    await quickOrder.addText('CF259X;1\n'.repeat(100_000))
    expect(lines()).toBe(before)
    expect(buyer.opened.sent('quickOrder.resolve')).toHaveLength(1)
    expect(messages.store.getState().items.at(-1)?.text).toBe(
      'A list holds up to 10,000 lines. The 100,000 new ones were not added: split them.',
    )
  })

  it('F25 takes no text of more than a million characters, says so, and keeps what is there', async () => {
    const { quickOrder, messages } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number};3`)
    const before = lines()
    await quickOrder.addText('1,'.repeat(500_001))
    expect(lines()).toBe(before)
    expect(messages.store.getState().items.at(-1)?.text).toBe(
      'The text is longer than 1,000,000 characters. Nothing was added: split it.',
    )
  })

  it('checks every other line of a list that holds broken characters', async () => {
    const cut = `${'x'.repeat(119)}\u{1f600}`
    await quickOrderOf(buyer.opened.shop).addText(
      ['CW\0X', '\ud800', cut, part(0).number].map(text => `${text}\t2`).join('\n'),
    )
    expect(entered().map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown', 'ready'])
  })

  it('drops a late answer to a line that was changed', async () => {
    const { quickOrder } = buyer.opened.shop
    const held = gate()
    let asked = 0
    // Its request: of two answers either may come first.
    buyer.opened.before.run = name => (name === 'quickOrder.resolve' && asked++ === 0 ? held.passed : undefined)
    const first = quickOrder.addText(part(0).number)
    quickOrder.edit(line(0).key, part(1).number)
    expect(line(0).status).toBe('typing')
    quickOrder.commit(line(0).key)
    await until(quickOrder.store, state => state.lines[0]?.status === 'ready')
    held.open()
    await first
    expect(line(0).part?.number).toBe(part(1).number)
  })

  it('keeps lines whose check did not get through, and asks again', async () => {
    const { quickOrder } = buyer.opened.shop
    buyer.opened.before.run = name => {
      if (name === 'quickOrder.resolve') throw new TypeError('broken')
    }
    await quickOrder.addText(`${part(0).number};2\n${part(1).number};3`)
    expect(entered().map(each => [each.input, each.qty, each.status])).toEqual([
      [part(0).number, 2, 'failed'],
      [part(1).number, 3, 'failed'],
    ])
    expect(quickOrder.store.getState().error?.kind).toBe('network')
    buyer.opened.before.run = () => undefined
    await quickOrder.retry()
    expect(quickOrder.summary()).toMatchObject({ ready: 2, fix: 0 })
    expect(quickOrder.store.getState().error).toBeUndefined()
  })
})

describe('the list', () => {
  it('has an empty line at its end, always', async () => {
    const { quickOrder } = buyer.opened.shop
    expect(lines()).toHaveLength(1)
    quickOrder.edit(line(0).key, 'x')
    expect(lines()).toHaveLength(2)
    quickOrder.removeLines(lines().map(each => each.key))
    expect(lines()).toHaveLength(1)
    quickOrder.clear()
    expect(lines().map(each => each.status)).toEqual(['empty'])
  })

  it('puts a pasted range where it is pasted, and pushes the rest down', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number}\n${part(1).number}`)
    quickOrder.insertLine(1)
    await quickOrder.addText(`${part(2).number}\n${part(3).number}`, 1)
    expect(entered().map(each => each.input)).toEqual([0, 2, 3, 1].map(at => part(at).number))
  })

  it('takes steps back and brings them back, without asking the server again', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number};2`)
    quickOrder.setQuantity(line(0).key, 7)
    for (const text of ['T', 'TN', 'TN-']) quickOrder.edit(line(1).key, text)
    quickOrder.clear()
    const calls = buyer.opened.sent('quickOrder.resolve').length
    quickOrder.undo()
    expect(entered().map(each => each.input)).toEqual([part(0).number, 'TN-'])
    quickOrder.undo()
    expect(entered().map(each => each.input)).toEqual([part(0).number])
    quickOrder.undo()
    expect(line(0)).toMatchObject({ qty: 2, status: 'ready' })
    quickOrder.undo()
    expect(entered()).toEqual([])
    expect(quickOrder.store.getState()).toMatchObject({ canUndo: false, canRedo: true })
    for (let step = 0; step < 2; step++) quickOrder.redo()
    expect(line(0)).toMatchObject({ qty: 7, status: 'ready', part: { number: part(0).number } })
    expect(buyer.opened.sent('quickOrder.resolve')).toHaveLength(calls)
  })

  it('asks about a typed quantity that can mean two things', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText(part(0).number)
    quickOrder.setQuantity(line(0).key, '1.000')
    expect(line(0)).toMatchObject({ status: 'quantity', ambiguity: { choices: [1000, 1] } })
    quickOrder.setQuantity(line(0).key, '12')
    expect(line(0)).toMatchObject({ status: 'ready', qty: 12, ambiguity: undefined })
  })

  it('is kept for its account and restored', async () => {
    const drafts = memoryStorage()
    const first = await openShop(buyer.server, 'buyer.nl', { drafts })
    await quickOrderOf(first.shop).addText(`${part(0).number};4\n${part(1).number};1.000`)
    quickOrderOf(first.shop).setBackOrderMode('shipTogether')
    first.shop.destroy()

    const other = await openShop(buyer.server, 'buyer.de', { drafts })
    quickOrderOf(other.shop).store.subscribe(() => undefined)
    await quickOrderOf(other.shop).addText(part(2).number)
    expect(quickOrderOf(other.shop).summary().lines).toBe(1)
    other.shop.destroy()

    const again = await openShop(buyer.server, 'buyer.nl', { drafts })
    expect(again.sent('quickOrder.resolve')).toEqual([])
    quickOrderOf(again.shop).store.subscribe(() => undefined)
    await until(quickOrderOf(again.shop).store, state => state.lines[0]?.status === 'ready')
    const state = quickOrderOf(again.shop).store.getState()
    expect(state.backOrderMode).toBe('shipTogether')
    expect(state.lines.map(each => [each.input, each.qty, each.status])).toEqual([
      [part(0).number, 4, 'ready'],
      [part(1).number, 1000, 'quantity'],
      ['', 1, 'empty'],
    ])
    again.shop.destroy()
  })

  it('shows nothing of the account that has left', async () => {
    await quickOrderOf(buyer.opened.shop).addText(part(0).number)
    buyer.opened.shop.session.signOutLocally()
    expect(entered()).toEqual([])
    expect(quickOrderOf(buyer.opened.shop).store.getState().canUndo).toBe(false)
  })
})

describe('cart and order', () => {
  it('API-069 puts what is ready into the cart with one request and keeps the rest', async () => {
    const { quickOrder, cart } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number};2\nNO-SUCH-1;1\n${part(1).number};3`)
    await Promise.all([quickOrder.addToCart(), quickOrder.addToCart()])
    expect(buyer.opened.sent('cart.addBatch')).toHaveLength(1)
    expect(entered().map(each => each.input)).toEqual(['NO-SUCH-1'])
    expect(quickOrder.store.getState().canUndo).toBe(false)
    await cart.load()
    const { rows } = cart.store.getState()
    expect(rows.map(row => row.qty).sort()).toEqual([2, 3])
    await cart.remove(rows.map(row => row.shoppingCartId))
  })

  it('keeps everything when the cart was not reached', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number};2\n${part(1).number};3`)
    buyer.opened.before.run = name => {
      if (name === 'cart.addBatch') throw new TypeError('broken')
    }
    await quickOrder.addToCart()
    expect(quickOrder.summary()).toMatchObject({ ready: 2 })
  })

  it('QO-003 orders what is ready under a QO#, and lets it go when the order is placed', async () => {
    const { quickOrder } = buyer.opened.shop
    await quickOrder.addText(`${part(0).number};2\nNO-SUCH-1;1\n${part(1).number};3`)
    quickOrder.setBackOrderMode('shipTogether')
    const path = await quickOrder.orderNow()
    expect(entered()).toHaveLength(3)
    const query = new URL(path, 'http://shop').searchParams
    expect(JSON.parse(query.get('skus') ?? '')).toHaveLength(2)
    const confirmation = createConfirmation(
      buyer.opened.shop,
      query.get('skus') ?? '',
      Number(query.get('quickOrderId')),
    )
    const ready = await until(confirmation.store, state => state.status === 'ready')
    expect(ready.backOrderMode).toBe('shipTogether')
    const order = (await confirmation.place())?.order
    expect(order?.qoNo).toMatch(/^QO-/)
    expect(entered().map(each => each.input)).toEqual(['NO-SUCH-1'])
  })

  it('leaves it to the confirmation to put lines of one part together, and to say so', async () => {
    const { quickOrder } = buyer.opened.shop
    const { number } = part(0)
    await quickOrder.addText(`${number};2\n${part(1).number};3\n${number};4`)
    const query = new URL(await quickOrder.orderNow(), 'http://shop').searchParams
    const id = Number(query.get('quickOrderId'))
    // A long list is read by its id.
    for (const skus of [query.get('skus') ?? '', '']) {
      const confirmation = createConfirmation(buyer.opened.shop, skus, id)
      const ready = await until(confirmation.store, state => state.status === 'ready')
      expect(ready.items.map(({ qty }) => qty)).toEqual([6, 3])
      expect(ready.putTogether).toEqual([{ number, qtys: [2, 4] }])
      confirmation.destroy()
    }
  })

  it('keeps the way back orders ship through a reload of the confirmation', async () => {
    const drafts = memoryStorage()
    const before = await openShop(buyer.server, 'buyer.nl', { drafts })
    await quickOrderOf(before.shop).addText(part(0).number)
    quickOrderOf(before.shop).setBackOrderMode('shipTogether')
    const query = new URL(await quickOrderOf(before.shop).orderNow(), 'http://shop').searchParams
    before.shop.destroy()

    const after = await openShop(buyer.server, 'buyer.nl', { drafts })
    const id = Number(query.get('quickOrderId'))
    const confirmation = createConfirmation(after.shop, query.get('skus') ?? '', id)
    const ready = await until(confirmation.store, state => state.status === 'ready')
    expect(ready.backOrderMode).toBe('shipTogether')
    expect(after.sent('orders.confirm')).toMatchObject([{ backOrderMode: 'shipTogether' }])
    const other = createConfirmation(after.shop, query.get('skus') ?? '')
    expect((await until(other.store, state => state.status === 'ready')).backOrderMode).toBe('shipAvailable')
    after.shop.destroy()
  })

  it('leaves the draft of what was ordered where no list was shown beside the confirmation', async () => {
    const drafts = memoryStorage()
    const before = await openShop(buyer.server, 'buyer.nl', { drafts })
    await quickOrderOf(before.shop).addText(`${part(0).number};2\nNO-SUCH-1`)
    const query = new URL(await quickOrderOf(before.shop).orderNow(), 'http://shop').searchParams
    before.shop.destroy()

    const confirming = await openShop(buyer.server, 'buyer.nl', { drafts })
    const id = Number(query.get('quickOrderId'))
    const confirmation = createConfirmation(confirming.shop, query.get('skus') ?? '', id)
    await until(confirmation.store, state => state.status === 'ready')
    expect((await confirmation.place())?.order.orderNo).toBeDefined()
    confirming.shop.destroy()

    const after = await openShop(buyer.server, 'buyer.nl', { drafts })
    quickOrderOf(after.shop).store.subscribe(() => undefined)
    const { lines } = await until(quickOrderOf(after.shop).store, state => state.lines.length > 1)
    expect(lines.map(({ input }) => input)).toEqual(['NO-SUCH-1', ''])
    after.shop.destroy()
  })

  it('reports when nothing can be ordered', async () => {
    const { quickOrder, messages } = buyer.opened.shop
    await expect(quickOrder.orderNow()).rejects.toMatchObject({ kind: 'refused' })
    await quickOrder.addToCart()
    expect(messages.store.getState().items.map(item => item.text)).toEqual(['No line can be ordered yet.'])
  })
})

it('the README shows a program without a page that fills the cart', async () => {
  expect(globalThis).not.toHaveProperty('document')
  const [, program = ''] = /```js\nimport \{ createShop \} from '@cartwright\/core'\n(.*?)```/s.exec(README) ?? []
  const said: unknown[][] = []
  const run = new Function('createShop', 'console', `return (async () => {${program}})()`)
  await run(() => createShop({ apiBase: buyer.server.apiBase }), { log: (...words: unknown[]) => said.push(words) })
  expect(said.slice(0, 3)).toEqual([
    ['CF259X', 'ready', 'CW-CF259X'],
    ['TN-2420', 'ready', 'CW-TN2420'],
    ['no such number', 'unknown', undefined],
  ])
  expect(said).toContainEqual(['CW-TN2420', 2, expect.any(Number)])
})
