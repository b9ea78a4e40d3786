import type { Shop } from '@cartwright/core'
import { calls } from '@cartwright/core'
import type { BackOrderMode, Order, OrderType, Sku } from '@cartwright/core/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findPart, orderable } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { changeAnswer } from '../testing/change-answer'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderSuccess } from './order-success'

const buyer = { prepare: signInAs('buyer.nl') }

interface Wanted {
  orderType?: OrderType
  backOrderMode?: BackOrderMode
  fits?: (part: Sku) => boolean
}

/** A real order of buyer.nl, two pieces more than there are. */
async function order({ orderType = 'REG', backOrderMode = 'shipAvailable', fits }: Wanted = {}): Promise<{
  shop: Shop
  placed: Order
}> {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const part = await findPart(shop, fits)
  const items = [{ number: part.number, qty: orderable(part) + 2 }]
  const body = { items, orderType, backOrderMode, poNo: 'PO-12' }
  const { hash } = await shop.client.call(calls.orders.confirm, { body })
  const idempotencyKey = `success-${process.pid}-${Date.now()}-${Math.random()}`
  const placed = await shop.client.call(calls.orders.create, { body: { ...body, hash } }, { idempotencyKey })
  return { shop, placed }
}

describe('order success', () => {
  it('RT-040 ORD-017 says that the order is placed, its number, its sums and what happens next', async () => {
    const isNotOnItsWay = ({ availability }: Sku) =>
      availability !== null && availability.inTransit === 0 && availability.stock > 40 && availability.stock < 400
    const { placed, shop } = await order({ fits: isNotOnItsWay })
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    expect(await screen.findByRole('heading', { name: 'Your order is placed.' })).toBeInTheDocument()
    expect(screen.getByText(placed.orderNo)).toBeInTheDocument()
    expect(screen.getByText('PO-12')).toBeInTheDocument()
    const total = screen.getByText('Grand total').nextElementSibling
    expect(total).toHaveTextContent(shop.i18n.formatMoney(placed.grandTotal, placed.currency))
    expect(screen.getByText('2 pieces follow as soon as they arrive.')).toBeInTheDocument()
  })

  it('ORD-013 names the day on which what is in stock leaves, where it is not today', async () => {
    const { placed } = await order()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, {
      ...buyer,
      fetch: changeAnswer<{ data: object }>(`/order/${placed.orderNo}`, ({ data, ...envelope }) => ({
        ...envelope,
        data: { ...data, leavesOn: '2031-06-02' },
      })),
    })
    expect(await screen.findByText(/pieces? leaves? the warehouse on 2 June with /)).toHaveTextContent(/On the way: \d/)
  })

  it('ORD-004 SITE-026 names the tax as the region does', async () => {
    const { placed } = await order()
    const { unmount } = await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    expect(await screen.findByText('VAT 21 %')).toBeInTheDocument()
    unmount()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, { ...buyer, fetch: inRegion('US') })
    expect(await screen.findByText('Sales tax')).toBeInTheDocument()
    expect(screen.queryByText(/VAT/)).toBeNull()
  })

  it.each([
    ['shipAvailable', /^2 pieces follow on ([^.]+)\. On the way: 1–2 working days\.$/],
    ['shipTogether', / pieces ship together on (.+), once the order is complete\. On the way: 1–2 working days\.$/],
  ] as const)('ORD-017 names the day on which it arrives, where one is known: %s', async (backOrderMode, words) => {
    const isOnItsWay = ({ availability }: Sku) =>
      availability !== null && availability.etaDate !== null && availability.inTransit > 2 && availability.stock < 400
    const { placed, shop } = await order({ backOrderMode, fits: isOnItsWay })
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    const said = words.exec((await screen.findByText(words)).textContent ?? '')?.[1]
    expect(said).toBe(shop.i18n.formatDate(placed.lines[0]?.etaDate ?? '', { day: 'numeric', month: 'long' }))
  })

  it('ORD-016 offers no way to change address, items, quantity or PO#', async () => {
    const { placed } = await order()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    await screen.findByRole('heading', { level: 1 })
    for (const role of ['textbox', 'spinbutton', 'combobox', 'button']) expect(screen.queryByRole(role)).toBeNull()
  })

  it('says where the own delivery note goes, with the order number', async () => {
    const { placed } = await order({ orderType: 'CPDROP' })
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    const link = await screen.findByRole('link', { name: 'Mail the delivery note' })
    expect(link.getAttribute('href')).toMatch(new RegExp(`^mailto:.+@.+\\?subject=${placed.orderNo}$`))
  })

  it('PERM-016 leads on, to quick order only those who may', async () => {
    const { placed } = await order()
    const onNavigate = vi.fn(() => false)
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} onNavigate={onNavigate} />, {
      prepare: signInAs('clerk.nl'),
    })
    fireEvent.click(await screen.findByRole('link', { name: 'Continue shopping' }))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/index' })
    expect(screen.queryByRole('link', { name: 'Next quick order' })).toBeNull()
  })

  it('says that there is no such order', async () => {
    await renderWithShop(<OrderSuccess orderNo="CW-0" />, buyer)
    expect(await screen.findByText('There is no order with this number.')).toBeInTheDocument()
  })

  it('asks a visitor to sign in, and comes once its buyer has on the same page', async () => {
    const { placed } = await order()
    const { shop } = await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />)
    expect(await screen.findByText('Sign in to see your order.')).toBeInTheDocument()
    await act(() => signInAs('buyer.nl')(shop))
    expect(await screen.findByRole('heading', { name: 'Your order is placed.' })).toBeInTheDocument()
  })

  it('says that the order is kept although it cannot be shown, and tries again', async () => {
    const { placed } = await order()
    let isBroken = true
    const fetch = answerWith(`/order/${placed.orderNo}`, () => (isBroken ? { code: 500, msg: '' } : undefined))
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, { ...buyer, fetch })
    expect(await screen.findByText(/It is placed and kept/)).toBeInTheDocument()
    isBroken = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('heading', { name: 'Your order is placed.' })).toBeInTheDocument()
  })
})
