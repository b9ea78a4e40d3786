import type { Shop } from '@cartwright/core'
import { calls } from '@cartwright/core'
import { linePrice, sum } from '@cartwright/core/rules'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pricesAt } from '../catalogue/part/price-of'
import { answerWith } from '../testing/answer-with'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { QuickOrderDetails } from './quick-order-details'

const buyer = { prepare: signInAs('buyer.nl') }
const LINES = [
  { number: 'CW-CF259X', qty: 12 },
  { number: 'CW-TN2420', qty: 3 },
]

/** A quick order of buyer.nl. */
async function saved(lines = LINES): Promise<{ id: number; qoNo: string }> {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  return shop.client.call(
    calls.quickOrder.create,
    { body: { name: 'November', lines } },
    { idempotencyKey: crypto.randomUUID() },
  )
}
const amountsOf = async (shop: Shop, id: number) => {
  const { lines } = await shop.client.call(calls.quickOrder.get, { params: { id } })
  return lines.map(({ part, qty }) => {
    const prices = pricesAt(part, qty)
    return linePrice({ qty, unitPrice: prices?.unit ?? 0, discountPrice: prices?.discount ?? null })
  })
}

it('QO-003 shows the QO# and its lines with quantity and price, and their sum', async () => {
  const { id, qoNo } = await saved()
  const { shop } = await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
  expect(await screen.findByRole('heading', { name: `QO# ${qoNo}` })).toBeInTheDocument()
  expect(screen.getByText('November')).toBeInTheDocument()
  const amounts = await amountsOf(shop, id)
  for (const [at, { number, qty }] of LINES.entries()) {
    const row = within(screen.getByRole('row', { name: new RegExp(number) }))
    expect(row.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pd\/product\?sku_id=/),
    )
    expect(row.getByText(String(qty))).toBeInTheDocument()
    expect(row.getByText(shop.i18n.formatMoney(amounts[at] ?? -1, 'EUR'))).toBeInTheDocument()
  }
  expect(screen.getByRole('row', { name: /^Subtotal/ })).toHaveTextContent(shop.i18n.formatMoney(sum(amounts), 'EUR'))
})

it('QO-003 says how many lines of a list are still to be chosen or fixed, and which', async () => {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const entered = [
    { key: 'one', input: 'CW-TN2420', quantity: '3' },
    { key: 'two', input: 'NO-SUCH-1', quantity: '5' },
  ]
  const { list } = await shop.client.call(
    calls.savedLists.save,
    { body: { name: 'Half done', lines: entered } },
    { idempotencyKey: crypto.randomUUID() },
  )
  await renderWithShop(<QuickOrderDetails quickOrderId={list.id} />, buyer)
  expect(await screen.findByText(/^1 line of the list is not here/)).toBeInTheDocument()
  expect(screen.getByText('NO-SUCH-1').closest('li')).toHaveTextContent('NO-SUCH-1 × 5: unknown number')
  const ways = screen.getAllByRole('link', { name: 'Open in quick order' })
  expect(ways.map(way => way.getAttribute('href'))).toEqual([
    `/my/quickorder?list=${list.id}`,
    `/my/quickorder?list=${list.id}`,
  ])
})

it('QO-003 marks the lines of an article that stands in the list more than once', async () => {
  const { id } = await saved([...LINES, { number: 'CW-CF259X', qty: 1 }])
  await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
  await screen.findByRole('row', { name: /CW-TN2420/ })
  const marked = screen.getAllByText('More than once in this list').map(tag => tag.closest('tr')?.textContent ?? '')
  expect(marked).toEqual([expect.stringContaining('CW-CF259X'), expect.stringContaining('CW-CF259X')])
})

it('API-071 shows what a list comes to today before it is ordered again, and keeps its number', async () => {
  const { id } = await saved()
  const onNavigate = vi.fn(() => false)
  await renderWithShop(<QuickOrderDetails quickOrderId={id} onNavigate={onNavigate} />, buyer)
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }))
  await screen.findByRole('dialog', { name: 'Order again: November' })
  expect(await screen.findByText('Nothing has been ordered yet. This is what “November” comes to today.')).toBeVisible()
  const order = await screen.findByRole('button', { name: `Order ${LINES.length} lines` })
  expect(onNavigate).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(order))
  const [{ path }] = onNavigate.mock.calls[0] as unknown as [{ path: string }]
  const query = new URLSearchParams(path.split('?')[1])
  const ordered = JSON.parse(query.get('skus') ?? '') as { number: string; qty: number }[]
  expect(ordered.map(({ number, qty }) => ({ number, qty }))).toEqual(LINES.map(({ number, qty }) => ({ number, qty })))
  expect(query.get('quickOrderId')).toBe(String(id))
})

it('orders a list as it is where the shop makes no report', async () => {
  const { id } = await saved()
  const onNavigate = vi.fn(() => false)
  const fetch = answerWith('/order/reorder', () => ({ code: 404, msg: 'x', data: null }))
  await renderWithShop(<QuickOrderDetails quickOrderId={id} onNavigate={onNavigate} />, { ...buyer, fetch })
  fireEvent.click(await screen.findByRole('button', { name: 'Order again' }))
  const order = await screen.findByRole('button', { name: 'Order the list' })
  await act(async () => fireEvent.click(order))
  const [{ path }] = onNavigate.mock.calls[0] as unknown as [{ path: string }]
  expect(JSON.parse(new URLSearchParams(path.split('?')[1]).get('skus') ?? '')).toMatchObject(LINES)
})

it('names the pieces that were ordered the last time', async () => {
  const { id } = await saved()
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const [{ number }] = LINES as [(typeof LINES)[number]]
  const how = { orderType: 'REG', backOrderMode: 'shipAvailable' } as const
  const body = { items: [{ number, qty: 7 }], ...how, quickOrderId: id }
  const { hash } = await shop.client.call(calls.orders.confirm, { body })
  await shop.client.call(calls.orders.create, { body: { ...body, hash } }, { idempotencyKey: crypto.randomUUID() })
  await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
  const row = await screen.findByRole('row', { name: new RegExp(number) })
  expect(row.querySelector('[data-label="Last time"]')).toHaveTextContent(/^7$/)
})

it.each([2_000_000, Number.NaN])('says that there is no quick order %s', async id => {
  await renderWithShop(<QuickOrderDetails quickOrderId={id} />, buyer)
  expect(await screen.findByText('There is no quick order with this number.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to quick order' })).toHaveAttribute('href', '/my/quickorder')
})

it('RT-044 does not show the quick order of another company', async () => {
  const { id, qoNo } = await saved()
  await renderWithShop(<QuickOrderDetails quickOrderId={id} />, { prepare: signInAs('buyer.de') })
  expect(await screen.findByText('There is no quick order with this number.')).toBeInTheDocument()
  expect(screen.queryByText(new RegExp(qoNo))).toBeNull()
})

it('says that it failed and tries again', async () => {
  const { id, qoNo } = await saved()
  let isBroken = true
  const fetch = answerWith(`/order/quick/${id}`, () => (isBroken ? { code: 500, msg: 'x', data: null } : undefined))
  await renderWithShop(<QuickOrderDetails quickOrderId={id} />, { ...buyer, fetch })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await act(async () => fireEvent.click(retry))
  expect(await screen.findByRole('heading', { name: `QO# ${qoNo}` })).toBeInTheDocument()
})

it('shows a message to an account without quick order', async () => {
  const { id } = await saved()
  await renderWithShop(<QuickOrderDetails quickOrderId={id} />, { prepare: signInAs('clerk.nl') })
  expect(await screen.findByText('Your account has no quick order.')).toBeInTheDocument()
})

it('asks a visitor to sign in, and comes once its buyer has on the same page', async () => {
  const { id, qoNo } = await saved()
  const { shop } = await renderWithShop(<QuickOrderDetails quickOrderId={id} />)
  expect(await screen.findByText('Sign in to see your quick order.')).toBeInTheDocument()
  await act(() => signInAs('buyer.nl')(shop))
  expect(await screen.findByRole('heading', { name: `QO# ${qoNo}` })).toBeInTheDocument()
})
