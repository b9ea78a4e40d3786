/** What waits for the list reader while another account signs in. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import type { ListReader } from './list-reader'
import { quickOrderOf } from './quick-order.store'

const reader = vi.hoisted(() => ({ arrive: (): void => undefined, arrives: Promise.resolve() }))
vi.mock('./load-list-reader', () => ({
  loadedListReader: () => undefined,
  loadListReader: async (): Promise<ListReader> => {
    await reader.arrives
    return (await import('./list-reader')).listReader
  },
}))

let opened: ScriptedShop
beforeEach(async () => {
  reader.arrives = new Promise(resolve => {
    reader.arrive = resolve
  })
  opened = await scriptedShop()
})
afterEach(() => opened.shop.destroy())

it.each([
  ['an import', (list: ReturnType<typeof quickOrderOf>) => list.addText('TN-1 2\nDR-9 1')],
  ['a line that is pasted over', (list: ReturnType<typeof quickOrderOf>) => list.replaceLine('none', 'TN-1 2\nDR-9 1')],
])(
  '%s that waits for the reader of lists brings no line to the account that signs in meanwhile',
  async (_what, act) => {
    const quickOrder = quickOrderOf(opened.shop)
    const added = act(quickOrder)
    await opened.switchTo(23)
    reader.arrive()
    await added
    expect(quickOrder.store.getState().lines.filter(line => line.status !== 'empty')).toEqual([])
    expect(opened.calls()).not.toContain('quickOrder.resolve')
  },
)

it('an import that waits brings its lines where the account is the same', async () => {
  const quickOrder = quickOrderOf(opened.shop)
  const added = quickOrder.addText('TN-1 2\nDR-9 1')
  reader.arrive()
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
