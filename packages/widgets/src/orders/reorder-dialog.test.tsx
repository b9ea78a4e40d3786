import { calls, cartOf } from '@cartwright/core'
import type { OrderLine, ReorderGroup, ReorderLine } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { changeAnswer } from '../testing/change-answer'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { AN_ORDER } from './order.testing'
import { ReorderDialog } from './reorder-dialog'

const REORDER = '/clientsystem/order/reorder'
const buyer = { prepare: signInAs('buyer.nl') }
const [aLine] = AN_ORDER.lines as [OrderLine, ...OrderLine[]]
const now = (number: string, change: Partial<OrderLine> = {}): OrderLine => ({ ...aLine, number, qty: 2, ...change })
const line = (group: ReorderGroup, number: string, change: Partial<ReorderLine> = {}): ReorderLine => ({
  group,
  number,
  name: `Toner ${number}`,
  custNumber: null,
  qty: 2,
  priceThen: 52.4,
  now: now(number, { price: 104.8 }),
  ...change,
})
const SPLIT = [
  { qty: 1, when: 'now', warehouse: 'NL' },
  { qty: 1, when: '2099-12-02', warehouse: 'NL' },
]
const LINES = [
  line('dearer', 'CW-1', { now: now('CW-1', { unitPrice: 60, price: 120 }) }),
  line('gone', 'CW-2', { now: null }),
  line('replaced', 'CW-3', { now: now('CW-3B', { price: 104.8 }) }),
  line('ready', 'CW-4'),
  line('short', 'CW-5', { now: now('CW-5', { promises: SPLIT, price: 104.8 }) }),
  line('cheaper', 'CW-6', { now: now('CW-6', { unitPrice: 50, price: 100 }) }),
  line('notForYou', 'CW-7', { now: null }),
]
const answering = (lines: readonly ReorderLine[]) => ({
  ...buyer,
  fetch: answerWith(REORDER, () => ({ code: 200, msg: '', data: { currency: 'EUR', lines } })),
})

describe('order again', () => {
  it('API-071 shows every line in its group, with what changed, before anything is added', async () => {
    const onCartAdd = vi.fn(() => false as const)
    await renderWithShop(<ReorderDialog orderNo="ON-1" onClose={vi.fn()} onCartAdd={onCartAdd} />, answering(LINES))
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again: ON-1' }))
    await dialog.findByText('As it was')
    const groups = dialog
      .getAllByRole('heading', { level: 3 })
      .map(head => [
        head.textContent?.trim(),
        ...[...(head.nextElementSibling?.children ?? [])].map(item => item.textContent),
      ])
    expect(groups).toEqual([
      ['Discontinued, left out 1', '2 × CW-2Toner CW-2'],
      ['Replaced by a successor 1', '2 × CW-3 → CW-3BToner CW-3€52.40 each'],
      ['Not sold to you, left out 1', '2 × CW-7Toner CW-7'],
      ['Not all in stock 1', '2 × CW-5Toner CW-5€52.40 each1 now, 1 on 2 Dec'],
      ['Dearer than then 1', '2 × CW-1Toner CW-1€52.40 → €60.00 each'],
      ['Cheaper than then 1', '2 × CW-6Toner CW-6€52.40 → €50.00 each'],
      ['As it was 1', '2 × CW-4Toner CW-4€52.40 each'],
    ])
    expect(dialog.getByText('Net, at today’s prices: €534.40')).toBeInTheDocument()
    expect(onCartAdd).not.toHaveBeenCalled()
    fireEvent.click(dialog.getByRole('button', { name: 'Add 5 lines to the basket' }))
    // In the order of the order, without what cannot be ordered.
    const added = (onCartAdd.mock.calls[0] as unknown as [{ lines: { number: string; qty: number }[] }])[0].lines
    expect(added.map(item => [item.number, item.qty])).toEqual(
      ['CW-1', 'CW-3B', 'CW-4', 'CW-5', 'CW-6'].map(number => [number, 2]),
    )
  })

  it('API-071 adds nothing where nothing is left', async () => {
    await renderWithShop(
      <ReorderDialog orderNo="ON-1" onClose={vi.fn()} />,
      answering([LINES[1], LINES[6]] as ReorderLine[]),
    )
    expect(await screen.findByText('Nothing of this order can be ordered any more.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add 0 lines to the basket' })).toBeDisabled()
  })

  it('API-071 puts the lines of a real order into the cart, in their order, once they are accepted', async () => {
    const shop = makeTestShop()
    await shop.start()
    await signInAs('buyer.fr')(shop)
    const numbers = ['CW-TN2420', 'CW-CF259X', 'CW-TN2410']
    const items = numbers.map(number => ({ number, qty: 2 }))
    const body = { items, orderType: 'REG', backOrderMode: 'shipAvailable' } as const
    const { hash } = await shop.client.call(calls.orders.confirm, { body })
    const idempotencyKey = `again-${process.pid}-${Date.now()}-${Math.random()}`
    const order = await shop.client.call(calls.orders.create, { body: { ...body, hash } }, { idempotencyKey })
    const cart = cartOf(shop)
    await cart.load()
    await cart.remove(cart.store.getState().rows.map(row => row.shoppingCartId))
    const onClose = vi.fn()
    const onNavigate = vi.fn(() => false as const)
    const dialog = <ReorderDialog orderNo={order.orderNo} onClose={onClose} onNavigate={onNavigate} />
    const drawn = await renderWithShop(dialog, { prepare: signInAs('buyer.fr') })
    const add = await screen.findByRole('button', { name: 'Add 3 lines to the basket' })
    await act(async () => fireEvent.click(add))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    const { items: said } = drawn.shop.messages.store.getState()
    expect(said).toMatchObject([
      { kind: 'success', text: '3 lines have been added to the basket.', action: { label: 'Go to the basket' } },
    ])
    said[0]?.action?.run()
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/cust/shoppingcart' })
    await cart.load()
    expect(cart.store.getState().rows.map(row => [row.number, row.qty])).toEqual(numbers.map(number => [number, 2]))
  })

  it('RT-039 leads those without a basket to a confirmation that leads back to the order', async () => {
    const onNavigate = vi.fn(() => false as const)
    const withoutCart = changeAnswer<object>('/getInfo', answer =>
      JSON.parse(JSON.stringify(answer).replaceAll('cust:shoppingcart', 'cust:other')),
    )
    const report = { code: 200, msg: '', data: { currency: 'EUR', lines: [line('ready', 'CW-4')] } }
    await renderWithShop(<ReorderDialog orderNo="ON-1" onClose={vi.fn()} onNavigate={onNavigate} />, {
      ...buyer,
      fetch: answerWith(REORDER, () => report, withoutCart),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Order 1 line' }))
    const skus = encodeURIComponent('[{"custNumber":null,"number":"CW-4","qty":2}]')
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: `/order/confirm?skus=${skus}&order=ON-1` })
  })

  it('says that the order could not be checked, and tries again', async () => {
    let isBroken = true
    const fetch = answerWith(REORDER, () =>
      isBroken ? { code: 500, msg: '' } : { code: 200, msg: '', data: { currency: 'EUR', lines: LINES } },
    )
    await renderWithShop(<ReorderDialog orderNo="ON-1" onClose={vi.fn()} />, { ...buyer, fetch })
    expect(await screen.findByText('The order cannot be checked at the moment.')).toBeInTheDocument()
    isBroken = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByText('As it was')).toBeInTheDocument()
  })

  it('API-071 adds what can be ordered where the backend makes no report', async () => {
    const sent: string[] = []
    const CHANGE = { rows: [], skipped: ['CW-2'], shoppingCartQty: 0, shoppingCartPrice: 0 }
    const wire: typeof fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname.endsWith(REORDER)) return Response.json({ code: 404, msg: 'There is no such call.' })
      if (!pathname.endsWith('/shoppingcart/buyagain')) return fetch(input, init)
      sent.push(String(init?.body))
      return Response.json({ code: 200, msg: '', data: CHANGE })
    }
    const onClose = vi.fn()
    const { shop } = await renderWithShop(<ReorderDialog orderNo="ON-1" onClose={onClose} />, { ...buyer, fetch: wire })
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again: ON-1' }))
    expect(await dialog.findByText(/^This shop does not compare beforehand/)).toBeInTheDocument()
    const button = dialog.getByRole('button', { name: 'Add what can be ordered' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent).toEqual(['{"orderNo":"ON-1"}'])
    expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual([expect.stringContaining('CW-2')])
  })
})
