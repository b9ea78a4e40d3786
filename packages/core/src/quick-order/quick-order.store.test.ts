/** The quick-order list against any order of answers. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sku } from '../testing/builders'
import { type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import type { ScriptedCall } from '../testing/scripted-transport'
import { data } from '../testing/shop-replies'
import { quickOrderOf } from './quick-order.store'
import type { QuickOrder } from './quick-order.types'

let opened: ScriptedShop
let quickOrder: QuickOrder
beforeEach(async () => {
  opened = await scriptedShop()
  quickOrder = quickOrderOf(opened.shop)
})
afterEach(() => opened.shop.destroy())

const shown = () =>
  quickOrder.store
    .getState()
    .lines.filter(line => line.status !== 'empty')
    .map(({ input, qty, status, part }) => `${input} ${qty} ${status} ${part?.number ?? ''}`.trim())
const keyAt = (at: number) => quickOrder.store.getState().lines[at]?.key ?? ''
const resolve = () => opened.next('quickOrder.resolve')
const asked = (call: ScriptedCall) => (call.body as { lines: { key: string; input: string }[] }).lines

/** Answers that each text is the number of a part, with 100 in stock. */
function found(call: ScriptedCall): void {
  const lines = asked(call).map(({ key, input }) => ({
    key,
    status: 'found',
    matches: [{ part: sku({ number: input }), matchedBy: 'number' }],
    successor: null,
    candidates: [],
  }))
  call.answer(data({ lines }))
}

it('an answer to a text that was changed meanwhile is dropped, and the new text is asked about', async () => {
  void quickOrder.addText('TN-1 2')
  const first = await resolve()
  quickOrder.edit(keyAt(0), 'DR-9')
  quickOrder.commit(keyAt(0))
  const second = await resolve()
  found(second)
  await expect.poll(shown).toEqual(['DR-9 2 ready DR-9'])
  found(first)
  await quickOrder.retry()
  expect(shown()).toEqual(['DR-9 2 ready DR-9'])
})

it('a line that is removed while it is checked does not come back with its answer', async () => {
  const added = quickOrder.addText('TN-1 2\nDR-9 1')
  const call = await resolve()
  quickOrder.removeLines([keyAt(0)])
  found(call)
  await added
  expect(shown()).toEqual(['DR-9 1 ready DR-9'])
  quickOrder.undo()
  await expect.poll(shown).toEqual(['TN-1 2 ready TN-1', 'DR-9 1 ready DR-9'])
  expect(opened.calls().filter(name => name === 'quickOrder.resolve')).toHaveLength(1)
})

it('QO-003 lines whose check breaks off stay, and are asked about again', async () => {
  const added = quickOrder.addText('TN-1 2')
  ;(await resolve()).answer({ code: 500, msg: 'Out of order' })
  await added
  expect(shown()).toEqual(['TN-1 2 failed'])
  const again = quickOrder.retry()
  found(await resolve())
  await again
  expect(shown()).toEqual(['TN-1 2 ready TN-1'])
})

describe('B16 a repeated scan', () => {
  const messages = () => opened.shop.messages.store.getState().items.map(({ text }) => text)
  /** Enters the number into the first empty line, as a scanner does. */
  const scan = (text: string) => {
    const key = quickOrder.store.getState().lines.find(({ status }) => status === 'empty')?.key ?? ''
    quickOrder.edit(key, text)
    return quickOrder.commitScan(key)
  }

  it('counts up the line that has the number, says so once, and one undo takes one scan back', async () => {
    expect(scan('TN-1')).toBe(false)
    found(await resolve())
    await expect.poll(shown).toEqual(['TN-1 1 ready TN-1'])
    expect(scan('tn 1')).toBe(true)
    expect(scan('TN-1')).toBe(true)
    expect(shown()).toEqual(['TN-1 3 ready TN-1'])
    expect(messages()).toEqual(['Scanned again: line 1, TN-1, is now 3 pieces.'])
    quickOrder.undo()
    expect(shown()).toEqual(['TN-1 2 ready TN-1'])
    quickOrder.redo()
    expect(shown()).toEqual(['TN-1 3 ready TN-1'])
    expect(opened.calls().filter(name => name === 'quickOrder.resolve')).toHaveLength(1)
  })

  it('counts up a line that is still being checked, and the answer keeps the pieces', async () => {
    scan('TN-1')
    const call = await resolve()
    expect(scan('TN-1')).toBe(true)
    found(call)
    await expect.poll(shown).toEqual(['TN-1 2 ready TN-1'])
  })

  it('is a line of its own behind a line that is full, or asks how many', async () => {
    void quickOrder.addText('TN-1 9999\nDR-9 1,000')
    found(await resolve())
    await expect.poll(shown).toEqual(['TN-1 9999 back-order TN-1', 'DR-9 1000 quantity DR-9'])
    expect(scan('TN-1')).toBe(false)
    expect(scan('DR-9')).toBe(false)
    expect(shown().slice(2)).toEqual(['TN-1 1 checking', 'DR-9 1 checking'])
  })

  it('that is typed stays a second line', async () => {
    scan('TN-1')
    found(await resolve())
    await expect.poll(shown).toEqual(['TN-1 1 ready TN-1'])
    quickOrder.edit(keyAt(1), 'TN-1')
    quickOrder.commit(keyAt(1))
    expect(shown()).toEqual(['TN-1 1 ready TN-1', 'TN-1 1 checking'])
    expect(messages()).toEqual([])
  })
})

describe('another account takes over', () => {
  it('while lines are checked: it sees none of them', async () => {
    void quickOrder.addText('TN-1 2')
    const late = await resolve()
    await opened.switchTo(23)
    found(late)
    await quickOrder.retry()
    expect(shown()).toEqual([])
  })

  it('while lines go into the cart: its own lines stay', async () => {
    const added = quickOrder.addText('TN-1 2')
    found(await resolve())
    await added
    const sent = quickOrder.addToCart()
    const late = await opened.next('cart.add')
    await opened.switchTo(23)
    const own = quickOrder.addText('TN-1 7')
    found(await resolve())
    await own
    late.answer(data({ rows: [], skipped: [], shoppingCartQty: 1, shoppingCartPrice: 20 }))
    await sent
    expect(shown()).toEqual(['TN-1 7 ready TN-1'])
  })
})

describe('into the cart', () => {
  it('API-067 a second press while the first is under way is the first', async () => {
    const added = quickOrder.addText('TN-1 2')
    found(await resolve())
    await added
    const presses = [quickOrder.addToCart(), quickOrder.addToCart()]
    const call = await opened.next('cart.add')
    call.answer(data({ rows: [], skipped: [], shoppingCartQty: 1, shoppingCartPrice: 20 }))
    await Promise.all(presses)
    expect(opened.calls().filter(name => name === 'cart.add')).toHaveLength(1)
    expect(shown()).toEqual([])
  })

  it('what the server skips stays in the list and is checked again', async () => {
    const added = quickOrder.addText('TN-1 2\nDR-9 1')
    found(await resolve())
    await added
    const sent = quickOrder.addToCart()
    ;(await opened.next('cart.addBatch')).answer(
      data({ rows: [], skipped: ['DR-9'], shoppingCartQty: 1, shoppingCartPrice: 20 }),
    )
    const again = await resolve()
    expect(asked(again).map(line => line.input)).toEqual(['DR-9'])
    found(again)
    await sent
    expect(shown()).toEqual(['DR-9 1 ready DR-9'])
  })
})

it('several lines take what they propose in one step, which one undo takes back', async () => {
  void quickOrder.addText('OLD-1;2\nTN-1;3 boxes\nNEAR-1;1\nTN-2;4 boxes')
  const call = await resolve()
  const lines = asked(call).map(({ key, input }) => {
    const part = sku({ number: input, disabled: input === 'OLD-1' })
    const isKnown = input !== 'NEAR-1'
    return {
      key,
      status: input === 'OLD-1' ? 'disabled' : isKnown ? 'found' : 'unknown',
      matches: isKnown ? [{ part, matchedBy: 'number' }] : [],
      successor: input === 'OLD-1' ? sku({ number: 'NEW-1' }) : null,
      candidates: isKnown ? [] : [sku({ number: 'NEAR-2' })],
    }
  })
  call.answer(data({ lines }))
  const before = ['OLD-1 2 replaced OLD-1', 'TN-1 3 quantity TN-1', 'NEAR-1 1 unknown', 'TN-2 4 quantity TN-2']
  await expect.poll(shown).toEqual(before)
  quickOrder.fixAll([keyAt(0), keyAt(1), keyAt(3)])
  expect(shown()).toEqual(['NEW-1 2 ready NEW-1', 'TN-1 3 ready TN-1', 'NEAR-1 1 unknown', 'TN-2 4 ready TN-2'])
  quickOrder.undo()
  expect(shown()).toEqual(before)
})

it('QO-003 a backend without the call for many lines is searched: each text once, and what takes the place of an old article', async () => {
  void quickOrder.addText('old 1;2\nTN-1;1\nTN-1;3\nNEAR-1;1')
  ;(await resolve()).answer({ code: 404, msg: 'There is no such call.' })
  const rows = {
    'old 1': [sku({ number: 'OLD-1', disabled: true, successor: 'NEW-1' })],
    'NEW-1': [sku({ number: 'NEW-10' }), sku({ number: 'NEW-1' })],
    'TN-1': [sku({ number: 'A-1', oemCode: 'TN-1' }), sku({ number: 'B-1', custNumber: 'tn1' })],
    'NEAR-1': [sku({ number: 'NEAR-2' })],
  }
  const searched: string[] = []
  for (let at = 0; at < 4; at++) {
    const call = await opened.next('catalogue.query')
    const keyword = call.query.get('keyword') as keyof typeof rows
    searched.push(keyword)
    call.answer({ code: 200, msg: '', rows: rows[keyword], total: rows[keyword].length })
  }
  expect(searched).toEqual(['old 1', 'TN-1', 'NEAR-1', 'NEW-1'])
  await expect.poll(shown).toEqual(['old 1 2 replaced OLD-1', 'TN-1 1 choose', 'TN-1 3 choose', 'NEAR-1 1 unknown'])
  const [old, choose, , near] = quickOrder.store.getState().lines
  expect(old?.successor?.number).toBe('NEW-1')
  expect(choose?.candidates.map(({ number }) => number)).toEqual(['A-1', 'B-1'])
  expect(near?.candidates.map(({ number }) => number)).toEqual(['NEAR-2'])
  expect(opened.shop.messages.store.getState().items).toEqual([])
})
