import { calls, cartOf } from '@cartwright/core'
import type { OrderBody } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findPart, orderable } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { followFirstError } from '../testing/follow-first-error'
import { buy, CREATE, colleague, draw, isHereAlone, item, pieces, place, press, settled } from './order-confirm.testing'

describe('order confirmation', () => {
  it('says that a press came before the new total, and orders nothing', async () => {
    const part = await findPart(await colleague())
    const { shop, created } = await draw([item(part.number, 1)])
    const quantity = screen.getByRole('spinbutton', { name: `Quantity of ${part.number}` })
    act(() => quantity.focus())
    fireEvent.input(quantity, { target: { value: '3' } })
    // A press leaves the field, which starts the calculation, before it becomes a click.
    act(() => {
      quantity.blur()
    })
    expect(quantity).toHaveValue('3')
    fireEvent.click(place())
    expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual([
      'The total is being worked out again. Check it, then place the order.',
    ])
    await settled()
    expect(created).toEqual([])
  })

  it('says once that a press before the new total ordered nothing, when the shop cannot be reached', async () => {
    const part = await findPart(await colleague())
    let isDown = false
    const fetch = answerWith('/order/confirm', () => (isDown ? 'dead' : undefined))
    const { shop, created } = await draw([item(part.number, 1)], { fetch })
    isDown = true
    const quantity = screen.getByRole('spinbutton', { name: `Quantity of ${part.number}` })
    act(() => quantity.focus())
    fireEvent.input(quantity, { target: { value: '3' } })
    act(() => {
      quantity.blur()
    })
    fireEvent.click(place())
    expect(
      await screen.findByText(
        'The order cannot be worked out at the moment. The order was not placed. What you entered is kept.',
      ),
    ).toBeInTheDocument()
    await waitFor(() =>
      expect(shop.messages.store.getState().items.map(({ text }) => text)).not.toContain(
        'The total is being worked out again. Check it, then place the order.',
      ),
    )
    expect(created).toEqual([])
  })

  it("ORD-017 on a host's page shows the success in its place, with the focus on its heading, and leads nowhere", async () => {
    const part = await findPart(await colleague())
    const onNavigate = vi.fn(() => false)
    const { went } = await draw([item(part.number, 1)], { shopUrl: 'https://shop.example', onNavigate })
    await press()
    const heading = await screen.findByRole('heading', { name: 'Your order is placed.' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(screen.queryByRole('button', { name: /[Pp]lace order/ })).toBeNull()
    expect(onNavigate).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('link', { name: 'Continue shopping' }))
    expect(onNavigate).toHaveBeenCalledWith({ path: '/index' })
    expect(went).toEqual([])
  })

  it('ORD-017 a host that goes on after an order leaves one line with its number, and never the form', async () => {
    const part = await findPart(await colleague())
    const onOrderPlaced = vi.fn(() => false)
    const { went } = await draw([item(part.number, 1)], { shopUrl: 'https://shop.example', onOrderPlaced })
    await press()
    const line = await screen.findByText(/^Order \S+ placed\.$/)
    const [[placed]] = onOrderPlaced.mock.calls as unknown as [[Record<string, unknown>]]
    expect(placed).toEqual({
      orderNo: line.textContent?.split(' ')[1],
      grandTotal: expect.any(Number),
      currency: 'EUR',
      path: `/order/checkout/${placed.orderNo}`,
    })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('button', { name: /[Pp]lace order/ })).toBeNull()
    expect(went).toEqual([])
  })

  it("ORD-017 on the shop's own page asks, and a host that goes on itself keeps no form either", async () => {
    const part = await findPart(await colleague())
    const onNavigate = vi.fn(() => false)
    const { went } = await draw([item(part.number, 1)], { onNavigate })
    await press()
    expect(await screen.findByText(/^Order \S+ placed\.$/)).toBeInTheDocument()
    expect(onNavigate).toHaveBeenCalledWith({ path: expect.stringMatching(/^\/order\/checkout\/./) })
    expect(went).toEqual([])
  })

  it('ORD-018 an order that changed meanwhile is not placed until it is confirmed again, with what changed', async () => {
    const shop = await colleague()
    const part = await findPart(shop, isHereAlone)
    const stock = orderable(part)
    const { went } = await draw([item(part.number, stock)])
    await buy(shop, part.number, 1)
    await press()
    const notice = (await screen.findByText('Current order has changed, please reconfirm this order.')).closest(
      '.cw-notice',
    )
    expect(notice).toHaveTextContent(`${part.number}: ${pieces(stock)} now → ${pieces(stock - 1)} now, 1 date unknown`)
    expect(went).toEqual([])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reconfirm and place order' })))
    await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/order\/checkout\//)]))
  })

  it.each([
    ['the buyer reference', /^Buyer reference/],
    ['the PO#', /^PO#/],
  ])('VAL-040 characters that no document can have are named at %s, which gets the focus', async (_field, label) => {
    const part = await findPart(await colleague())
    const { went } = await draw([item(part.number, 1)])
    const field = screen.getByLabelText(label)
    await act(async () => fireEvent.input(field, { target: { value: 'Abt. 漢' } }))
    await press()
    const said = await screen.findByText(
      'These characters cannot be printed on documents: 漢. Please use Latin, Greek or Cyrillic letters.',
      { selector: '.cw-error *' },
    )
    expect(field).toHaveAccessibleDescription(expect.stringContaining(said.textContent ?? 'nothing'))
    expect(field).toBeInvalid()
    await followFirstError()
    await waitFor(() => expect(field).toHaveFocus())
    await act(async () => fireEvent.input(field, { target: { value: 'Abt. 7' } }))
    expect(field).toBeValid()
    await press()
    await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/order\/checkout\//)]))
  })

  it('ORD-017 a double click places one order', async () => {
    const part = await findPart(await colleague())
    const { created, went } = await draw([item(part.number, 1)])
    const button = place()
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(went).toHaveLength(1))
    expect(button).toHaveAttribute('aria-busy', 'true')
    fireEvent.click(button)
    expect(created).toHaveLength(1)
  })

  it('ERR-025 an order stopped by an expired sign-in is kept, without technical words', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 3)])
    await shop.client.call(calls.session.logout)
    await press()
    expect((await screen.findByText('Order create failed.')).parentElement).toHaveTextContent(
      'Order create failed. The order was not placed. What you entered is kept.',
    )
  })

  it('ERR-025 a failed order says exactly this and keeps the page', async () => {
    const part = await findPart(await colleague())
    const { went } = await draw([item(part.number, 3)], { fetch: answerWith(CREATE, () => ({ code: 500 })) })
    await press()
    expect(await screen.findByText('Order create failed.')).toBeInTheDocument()
    expect(screen.getByRole('spinbutton', { name: `Quantity of ${part.number}` })).toHaveValue('3')
    expect(went).toEqual([])
  })

  it('ERR-025 reports an order that a busy shop rejected as not placed, with what to do', async () => {
    const part = await findPart(await colleague())
    const msg = 'The shop is busy. Please try again in a moment.'
    const wire: typeof fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (!pathname.endsWith(CREATE)) return fetch(input, init)
      return Promise.resolve(Response.json({ code: 503, msg }, { status: 503, headers: { 'Retry-After': '2' } }))
    }
    const { went } = await draw([item(part.number, 3)], { fetch: wire })
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press()
    const notice = await screen.findByText('Order create failed.', undefined, { timeout: 20_000 })
    await waitFor(() => expect(seen.mock.contexts).toContain(notice.closest('.cw-notice')))
    seen.mockRestore()
    expect(notice.parentElement).toHaveTextContent(
      `Order create failed. ${msg} The order was not placed. What you entered is kept.`,
    )
    expect(went).toEqual([])
  })

  it('says while nothing is known whether the order was placed, and asks again without ordering twice', async () => {
    const part = await findPart(await colleague())
    let isDead = true
    const wire: typeof fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const isOrder = pathname.endsWith(CREATE) || pathname.endsWith('/order/settle')
      const answer = await fetch(input, init)
      if (isOrder && isDead) throw new TypeError('fetch failed')
      return answer
    }
    const { went, created } = await draw([item(part.number, 3)], { fetch: wire })
    await press()
    const notice = await screen.findByText('We could not find out yet whether your order was placed.')
    expect(notice.parentElement).toHaveTextContent('Check again, or place it again: nothing is ordered twice.')
    expect(went).toEqual([])
    isDead = false
    const sent = created.length
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })))
    await waitFor(() => expect(went).toEqual([expect.stringMatching(/^\/order\/checkout\//)]))
    expect(created).toHaveLength(sent)
  })

  it('O-003 W-403 a basket that was ordered in another tab is not ordered again by itself', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    await cartOf(shop).add([{ number: part.number, qty: 7 }])
    const items = [item(part.number, 7)]
    const { went, created } = await draw(items, { fromCart: true })
    expect(created).toEqual([])
    // buyer.nl has no such row: it was the colleague's basket.
    const notice = (await screen.findByText(`${part.number} is not in your basket any more.`)).closest('.cw-notice')
    expect(notice).toHaveTextContent('The basket was ordered or changed, in another tab perhaps.')
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('Some articles are not in your basket any more.')
    await followFirstError()
    expect(screen.getByRole('button', { name: 'Order anyway' })).toHaveFocus()
    expect(created).toEqual([])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Order anyway' })))
    await waitFor(() => expect(screen.queryByText(/not in your basket any more/)).toBeNull())
    await settled()
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    await cartOf(shop).load()
    await cartOf(shop).remove(
      cartOf(shop)
        .store.getState()
        .rows.map(row => row.shoppingCartId),
    )
  })

  it('O-005 shows the orders that this one repeats, and stops once for a PO# that is found while placing', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const poNo = `PO-${Date.now()}`
    const order: OrderBody = { items: [item(part.number, 6)], orderType: 'REG', backOrderMode: 'shipAvailable', poNo }
    const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
    const idempotencyKey = `twin-${Math.random()}`
    const { orderNo } = await shop.client.call(calls.orders.create, { body: { ...order, hash } }, { idempotencyKey })

    const first = await draw([item(part.number, 6)])
    const twin = screen.getByRole('link', { name: orderNo })
    expect(twin).toHaveAttribute('href', `/hisorder/orderDetails/${orderNo}`)
    expect(twin.closest('li')).toHaveTextContent(
      new RegExp(`^${orderNo} of .* has the same articles and quantities\\.$`),
    )
    first.unmount()

    const { went } = await draw([item(part.number, 4)])
    expect(screen.queryByText(new RegExp(orderNo))).toBeNull()
    fireEvent.input(screen.getByLabelText(/PO#/), { target: { value: poNo } })
    await press()
    expect(await screen.findByText(new RegExp(`^${orderNo} of .* has the same PO# ${poNo}\\.$`))).toBeInTheDocument()
    expect(went).toEqual([])
    await waitFor(() => expect(screen.getByLabelText(/PO#/)).toHaveFocus())
    await settled()
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
  })

  it('O-005 names at its field the order that has the PO number, while it is typed', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const poNo = `PO-${Date.now()}-typed`
    const order: OrderBody = { items: [item(part.number, 6)], orderType: 'REG', backOrderMode: 'shipAvailable', poNo }
    const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
    const idempotencyKey = `twin-${Math.random()}`
    const { orderNo } = await shop.client.call(calls.orders.create, { body: { ...order, hash } }, { idempotencyKey })

    await draw([item(part.number, 43)])
    const field = screen.getByLabelText(/PO#/)
    fireEvent.input(field, { target: { value: poNo } })
    const twin = await within(field.closest<HTMLElement>('.cw-field')!).findByText(/has the same PO#/)
    expect(twin.closest('.cw-confirm__twins')).toHaveTextContent(
      new RegExp(`^${orderNo} of .* has the same PO# ${poNo}\\. You can place this order too\\.$`),
    )
    expect(field).toHaveAccessibleDescription(new RegExp(`^${orderNo} of .* has the same PO#`))
    expect(screen.queryByText('Have you ordered this already?')).toBeNull()

    fireEvent.input(field, { target: { value: `${poNo}-2` } })
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  })
})
