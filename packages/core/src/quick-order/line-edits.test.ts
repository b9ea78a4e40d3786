/** What waits for the list reader while another account signs in. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ScriptedShop } from '../testing/scripted-shop'
import type { ListReader } from './list-reader'
import type { QuickOrder } from './quick-order.types'

let arrive: () => void
let arrives: Promise<void>
let modules: typeof import('../testing/scripted-shop') & typeof import('./quick-order.store')
// Files share their modules: those that the reader of lists is held back from are loaded for this one alone.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('./load-list-reader', () => ({
    loadedListReader: () => undefined,
    loadListReader: async (): Promise<ListReader> => {
      await arrives
      return (await import('./list-reader')).listReader
    },
  }))
  modules = { ...(await import('../testing/scripted-shop')), ...(await import('./quick-order.store')) }
})
afterAll(() => {
  vi.doUnmock('./load-list-reader')
  vi.resetModules()
})

let opened: ScriptedShop
let quickOrder: QuickOrder
beforeEach(async () => {
  arrives = new Promise(resolve => {
    arrive = resolve
  })
  opened = await modules.scriptedShop()
  quickOrder = modules.quickOrderOf(opened.shop)
})
afterEach(() => opened.shop.destroy())

it.each([
  ['an import', (list: QuickOrder) => list.addText('TN-1 2\nDR-9 1')],
  ['a line that is pasted over', (list: QuickOrder) => list.replaceLine('none', 'TN-1 2\nDR-9 1')],
])(
  '%s that waits for the reader of lists brings no line to the account that signs in meanwhile',
  async (_what, act) => {
    const added = act(quickOrder)
    await opened.switchTo(23)
    arrive()
    await added
    expect(quickOrder.store.getState().lines.filter(line => line.status !== 'empty')).toEqual([])
    expect(opened.calls()).not.toContain('quickOrder.resolve')
  },
)

it('an import that waits brings its lines where the account is the same', async () => {
  const added = quickOrder.addText('TN-1 2\nDR-9 1')
  arrive()
  void added
  await expect
    .poll(() =>
      quickOrder.store
        .getState()
        .lines.filter(line => line.status !== 'empty')
        .map(({ input }) => input),
    )
    .toEqual(['TN-1', 'DR-9'])
})
