/** Lists of buyers against a real catalogue: what a list comes to, line by line. */
import { startTestServer, type TestServer } from '@cartwright/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { memoryStorage } from '../storage/storage'
import { openShop, until, type WatchedShop } from '../testing/signed-in-shop'
import {
  BLANKS,
  CATALOGUE_COLUMNS,
  DAMAGED_CELLS,
  MAIL_LINES,
  NUMBER_HEADINGS,
  ONE_KEY_FIXES,
  ONE_LINE,
  OTHER_DELIMITERS,
  OTHER_FIGURES,
  QUANTITY_COLUMNS,
  SEVERAL_ARTICLES,
  TOTALS,
  UNCLEAR_HEADINGS,
  UNCLEAR_ROWS,
} from './buyer-lists.testing'
import { isOrderable } from './quick-order.derive'
import { quickOrderOf } from './quick-order.store'

let server: TestServer
let opened: WatchedShop
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  opened = await openShop(server, 'buyer.nl')
})
afterEach(() => opened.shop.destroy())

const lines = () =>
  quickOrderOf(opened.shop)
    .store.getState()
    .lines.filter(line => line.status !== 'empty')
const shown = () =>
  lines()
    .map(line => (isOrderable(line) ? `${line.input}×${line.qty}` : `${line.input} asks`))
    .join(' · ')
const first = () => {
  const [line] = quickOrderOf(opened.shop).store.getState().lines
  if (!line) throw new Error('no line')
  return line
}

it.each([
  ...QUANTITY_COLUMNS,
  ...UNCLEAR_HEADINGS,
  ...UNCLEAR_ROWS,
  ...OTHER_FIGURES,
  ...BLANKS,
  ...ONE_LINE,
  ...SEVERAL_ARTICLES,
  ...CATALOGUE_COLUMNS,
  ...OTHER_DELIMITERS,
  ...MAIL_LINES,
  ...TOTALS,
  ...DAMAGED_CELLS,
])('QO-003 %s: %j', async (_id, text, means) => {
  await quickOrderOf(opened.shop).addText(text)
  expect(shown()).toBe(means)
})

describe('kind 10: the column of the number is the one that the catalogue knows', () => {
  it.each(NUMBER_HEADINGS)('QO-003 %s the column "%s" behind one of rooms', async (_id, heading) => {
    await quickOrderOf(opened.shop).addText(`Raum;${heading};Qty\nK100-23;TN-2420;5\nK100-24;CF226X;2`)
    expect(shown()).toBe('TN-2420×5 · CF226X×2')
  })

  it('asks the catalogue once about the columns, and not at all where only one can be the number', async () => {
    const { quickOrder } = opened.shop
    await quickOrder.addText('TN-2420;5;Toner\nCF226X;2;Toner')
    expect(opened.sent('quickOrder.resolve')).toHaveLength(1)
    await quickOrder.addText('HL-L2350DW;TN-2420;5\nM402dn;CF226X;2')
    // One about the columns, one about the lines.
    expect(opened.sent('quickOrder.resolve')).toHaveLength(3)
  })

  it('says how many cells of each column the catalogue knows', async () => {
    const list = await opened.shop.quickOrder.parse('Drucker;Toner;Menge\nHL-L2350DW;TN-2420;5\nM402dn;TN-9999;2')
    expect(list.columns).toEqual(['ignore', 'number', 'quantity'])
    expect(list.proofs).toEqual([
      { asked: 2, found: 0 },
      { asked: 2, found: 1 },
    ])
  })

  it('a total that is left out is said', async () => {
    await opened.shop.quickOrder.addText('Artikel;Aantal\nTN-2420;5\nTotaal;1042')
    expect(opened.shop.messages.store.getState().items.map(({ text }) => text)).toEqual([
      'Not added, because it is a total and no line: “Totaal 1042”.',
    ])
  })
})

it('nothing that is asked about can be ordered or put into the cart', async () => {
  const { quickOrder } = opened.shop
  await quickOrder.addText('SKU;Stock;Xyz\nTN-2420;12;5\nCF226X;9;2')
  expect(quickOrder.summary()).toMatchObject({ ready: 0, backOrder: 0, fix: 2, pieces: 0, subtotal: 0 })
  await quickOrder.addToCart()
  expect(opened.sent('cart.addBatch')).toEqual([])
  await expect(quickOrder.orderNow()).rejects.toMatchObject({ kind: 'refused' })
  expect(first()).toMatchObject({ status: 'quantity', ambiguity: { entered: '5', choices: [5] } })
  quickOrder.fix(first().key)
  expect(first()).toMatchObject({ status: 'ready', qty: 5, ambiguity: undefined })
})

describe('kind 7: several articles in one line', () => {
  it.each([
    ['TN-2420 5 CF226X 2', 'TN-2420×5 · CF226X×2'],
    ['TN-2420 5, CF226X', 'TN-2420×5 · CF226X asks'],
    ['TN-2420 CF226X;3', 'TN-2420 asks · CF226X asks'],
    ['2 boxes TN-2420 and 3 CF226X', 'TN-2420 asks · CF226X×3'],
    ['CF226X/26X;3', 'CF226X/26X×3'],
  ])('"%s" is %s', async (text, means) => {
    await quickOrderOf(opened.shop).addText(text)
    expect(shown()).toBe(means)
  })

  it('is asked about where the text says more, and the one-key fix drops none of them', async () => {
    const { quickOrder } = opened.shop
    await quickOrder.addText('TN-2420 instead of CF226X')
    expect(first()).toMatchObject({ status: 'choose', articles: ['TN-2420', 'CF226X'] })
    expect(first().candidates.map(part => part.number)).toEqual(['CW-TN2420', 'CW-CF226X'])
    quickOrder.fix(first().key)
    await until(quickOrder.store, state => state.lines[1]?.status === 'ready')
    expect(shown()).toBe('TN-2420×1 · CF226X×1')
    quickOrder.undo()
    expect(shown()).toBe('TN-2420 instead of CF226X asks')
  })
})

describe('kinds 6 and 9: a text that is typed', () => {
  const enter = async (text: string) => {
    const { quickOrder } = opened.shop
    quickOrder.edit(first().key, text)
    quickOrder.commit(first().key)
    await until(quickOrder.store, ({ lines: [line] }) => !['typing', 'checking'].includes(line?.status ?? 'checking'))
  }

  it.each(ONE_LINE)('QO-003 %s, typed: %j', async (_id, text, means) => {
    await enter(text)
    expect(shown()).toBe(means)
  })

  it.each(ONE_LINE)('QO-003 %s, pasted into a line that holds something: %j', async (_id, text, means) => {
    const { quickOrder } = opened.shop
    await enter('DR-2400')
    await quickOrder.replaceLine(first().key, text)
    expect(shown()).toBe(means)
  })

  it('a number of the catalogue that reads like number and quantity is the number', async () => {
    await opened.shop.client.call(calls.catalogue.setCustNumber, {
      body: { number: 'CW-TN2420', custNumber: 'SHELF 10 5' },
    })
    await enter('shelf 10 5')
    expect(shown()).toBe('shelf 10 5×1')
  })

  it('W-121 W-123 W-124 a beginning asks which one', async () => {
    // `TN-243` is the name of a part in four colours.
    for (const [text, status] of [
      ['CF226', 'unknown'],
      ['TN-243', 'choose'],
      ['MLT-D111', 'unknown'],
    ] as const) {
      await enter(text)
      expect([text, first().status, first().candidates.length > 1]).toEqual([text, status, true])
    }
  })

  it('a quantity behind the number survives the choice of a suggestion', async () => {
    const { quickOrder, search } = opened.shop
    const [part] = await search.parts('CF226X')
    if (!part) throw new Error('no CF226X')
    quickOrder.edit(first().key, 'CF226 5')
    quickOrder.pick(first().key, part)
    expect(first()).toMatchObject({ input: 'CW-CF226X', qty: 5, status: 'ready' })
  })

  it.each(ONE_KEY_FIXES)('QO-003 %j, and the nearest article by one key: %s', async (text, means, choices) => {
    await enter(text)
    const { quickOrder } = opened.shop
    const [line] = lines()
    if (line?.status === 'unknown') quickOrder.fix(line.key)
    else if (line?.articles) quickOrder.pick(line.key, line.candidates[0] as (typeof line.candidates)[number])
    const asks = first().status === 'quantity'
    expect([asks ? 'asks' : `×${first().qty}`, first().ambiguity?.choices ?? [], first().part?.oemCode]).toEqual([
      means,
      choices,
      'TN-2420',
    ])
  })

  it('a line of words that was kept is asked about as before', async () => {
    const drafts = memoryStorage()
    const visit = async () => {
      opened.shop.destroy()
      opened = await openShop(server, 'buyer.nl', { drafts })
      opened.shop.quickOrder.store.subscribe(() => undefined)
    }
    await visit()
    await enter('TN-2420 stock 12')
    await visit()
    await until(opened.shop.quickOrder.store, ({ lines: [line] }) => line?.status === 'unknown')
    opened.shop.quickOrder.fix(first().key)
    expect(first()).toMatchObject({ status: 'quantity', ambiguity: { choices: [12] } })
  })

  it('a figure between two articles that is called something else is asked about when they become lines', async () => {
    const { quickOrder } = opened.shop
    await enter('TN-2420 stock 12 CF226X')
    quickOrder.fix(first().key)
    await until(quickOrder.store, state => state.lines[1]?.status !== 'checking')
    expect(shown()).toBe('TN-2420 asks · CF226X asks')
  })

  it('a figure in the text that was not read is asked about when a part is picked', async () => {
    const { quickOrder } = opened.shop
    await enter('Toner TN-2420 Menge 7 bitte')
    expect(first().status).toBe('unknown')
    quickOrder.fix(first().key)
    expect(first()).toMatchObject({ input: 'CW-TN2420', status: 'quantity', ambiguity: { entered: '7', choices: [7] } })
  })
})

describe('kind 4: a quantity that is typed', () => {
  it.each([
    ['Q-010', '2,7', 2, 'quantity'],
    ['Q-011', '12,0', 12, 'ready'],
    ['Q-012', '12,00', 12, 'ready'],
    ['Q-013', '1 000', 1000, 'ready'],
    ['Q-014', '1\u00a0000', 1000, 'ready'],
    ['Q-015', '1\u202f000', 1000, 'ready'],
    ['Q-016', "1'000", 1000, 'ready'],
    ['Q-019', '1e3', 1, 'quantity'],
    ['Q-030', '1e999', 1, 'quantity'],
    ['Q-031', '0b11', 1, 'quantity'],
    ['Q-032', '٣', 3, 'ready'],
    ['Q-034', '2.500,00', 2500, 'ready'],
    ['Q-035', '2,500.00', 2500, 'ready'],
    ['W-202', '12,0', 12, 'ready'],
    ['W-203', '1 000', 1000, 'ready'],
    ['W-204', '2,5', 2, 'quantity'],
    ['W-206', '５', 5, 'ready'],
    ['W-207', '12 pcs', 12, 'ready'],
    ['W-208', '1e3', 1, 'quantity'],
    ['W-212', '2,500.00', 2500, 'ready'],
  ])('%s: "%s" is %d, %s', async (_id, text, qty, status) => {
    const { quickOrder } = opened.shop
    await quickOrder.addText('CF259X')
    quickOrder.setQuantity(first().key, text)
    expect(first()).toMatchObject({ qty, status })
  })

  it('CART-003 empty and words become 1, limits are kept', async () => {
    const { quickOrder } = opened.shop
    await quickOrder.addText('CF259X;5')
    for (const [text, qty] of [
      ['', 1],
      ['many', 1],
      ['0', 1],
      ['10000', 9999],
    ] as const) {
      quickOrder.setQuantity(first().key, text)
      expect([text, first().qty, first().ambiguity]).toEqual([text, qty, undefined])
    }
  })
})

it('W-310 the cart reads what is typed alike, and leaves a row whose quantity is not clear', async () => {
  const { cart, messages } = opened.shop
  await cart.load()
  await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
  await cart.add([{ number: 'CW-CF259X', qty: 5 }])
  await cart.load()
  const row = () => cart.store.getState().rows[0]
  const id = row()?.shoppingCartId ?? -1
  cart.setQuantity(id, '1e3')
  expect(row()?.qty).toBe(5)
  expect(messages.store.getState().items.at(-1)?.text).toBe('“1e3” is not a clear quantity. Nothing was changed.')
  cart.setQuantity(id, '2,7')
  await cart.settled()
  expect(row()?.qty).toBe(2)
  cart.setQuantity(id, '1 000')
  await cart.settled()
  expect(row()?.qty).toBe(1000)
})
