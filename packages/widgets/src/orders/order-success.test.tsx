import type { Shop } from '@cartwright/core'
import { calls, quickOrderOf } from '@cartwright/core'
import type { BackOrderMode, Order, OrderType, Sku } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findPart, orderable } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { changeAnswer } from '../testing/change-answer'
import { hear } from '../testing/hear'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderSuccess } from './order-success'

const buyer = { prepare: signInAs('buyer.nl') }

interface Wanted {
  orderType?: OrderType
  backOrderMode?: BackOrderMode
  fits?: (part: Sku) => boolean
  quickOrderId?: number
}

/** A real order of buyer.nl, two pieces more than there are. */
async function order({ orderType = 'REG', backOrderMode = 'shipAvailable', fits, quickOrderId }: Wanted = {}): Promise<{
  shop: Shop
  placed: Order
}> {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const part = await findPart(shop, fits)
  const items = [{ number: part.number, qty: orderable(part) + 2 }]
  const body = { items, orderType, backOrderMode, poNo: 'PO-12', ...(quickOrderId !== undefined && { quickOrderId }) }
  const { hash, twins = [] } = await shop.client.call(calls.orders.confirm, { body })
  const idempotencyKey = `success-${process.pid}-${Date.now()}-${Math.random()}`
  const placed = await shop.client.call(
    calls.orders.create,
    { body: { ...body, hash, knownTwins: twins.map(twin => twin.orderNo) } },
    { idempotencyKey },
  )
  return { shop, placed }
}

describe('order success', () => {
  it('RT-040 ORD-017 says that the order is placed, its number, its sums and what happens next', async () => {
    const isNotOnItsWay = ({ availability }: Sku) =>
      availability !== null && availability.inTransit === 0 && availability.stock > 40 && availability.stock < 400
    const { placed, shop } = await order({ fits: isNotOnItsWay })
    const heard = hear()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    expect(await screen.findByRole('heading', { name: 'Your order is placed.' })).toBeInTheDocument()
    const sentence = new RegExp(`^Order ${placed.orderNo} is placed\\. First delivery \\w+day,? \\d+ \\w+\\.$`)
    await waitFor(() => expect(heard()).toEqual([expect.stringMatching(sentence)]))
    expect(screen.getByText(placed.orderNo)).toBeInTheDocument()
    expect(screen.getByText('PO-12')).toBeInTheDocument()
    const total = screen.getByText('Grand total').nextElementSibling
    expect(total).toHaveTextContent(shop.i18n.formatMoney(placed.grandTotal, placed.currency))
    expect(screen.getByText('2 pieces follow as soon as they arrive.')).toBeInTheDocument()
    expect(screen.getByText(/^You get an e-mail for each shipment, with its packing list/)).toBeInTheDocument()
    expect(screen.getByText(/^If a date changes, we e-mail you/)).toBeInTheDocument()
  })

  it('ACC-011 names an overdrawn credit as the desk does, below zero', async () => {
    const { placed, shop } = await order()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, {
      prepare: signInAs('buyer.nl'),
      fetch: changeAnswer<{ code: number; data?: object }>('/account/billing', ({ data, ...envelope }) => ({
        ...envelope,
        ...(data && { data: { ...data, creditLimit: 5000, creditBalance: -66, termsDays: 14 } }),
      })),
    })
    const words = await screen.findByText(/^14 days net, invoiced per shipment\. Credit left: /)
    expect(words).toHaveTextContent(shop.i18n.formatMoney(-66, 'EUR'))
  })

  it('ACC-011 says when the order is to be paid, and the credit that is left, to the main account alone', async () => {
    const { placed, shop } = await order()
    const draw = (userName: string) =>
      renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, {
        prepare: signInAs(userName),
        fetch: changeAnswer<{ code: number; data?: object }>('/account/billing', ({ data, ...envelope }) => ({
          ...envelope,
          ...(data && { data: { ...data, creditLimit: 5000, creditBalance: 4000, termsDays: 14 } }),
        })),
      })
    const { unmount } = await draw('buyer.nl')
    const words = await screen.findByText(/^14 days net, invoiced per shipment\. Credit left: /)
    expect(words).toHaveTextContent(shop.i18n.formatMoney(4000, 'EUR'))
    unmount()
    await draw('rep.nl')
    await screen.findByText(/^Questions\? Quote the order number: .+@/)
    expect(screen.queryByText(/days net|Credit left/)).toBeNull()
  })

  it('ORD-017 copies the order number, and promises no mails where it is not known who gets them', async () => {
    const { placed } = await order()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderWithShop(
      <OrderSuccess orderNo={placed.orderNo} />,
      placedWith({ mailedTo: undefined, kind: 'Back Order' }, placed.orderNo),
    )
    const copy = await screen.findByRole('button', { name: `Copy ${placed.orderNo}` })
    await act(async () => fireEvent.click(copy))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(placed.orderNo)
    vi.restoreAllMocks()
    expect(screen.queryByText(/e-mail (you|for)/)).toBeNull()
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
    const sentence = await screen.findByText(/pieces? leaves? the warehouse on 2 June with /)
    expect(sentence.parentElement).toHaveTextContent(/On the way: \d/)
  })

  const placedWith = (changed: object, orderNo: string) => ({
    ...buyer,
    fetch: changeAnswer<{ data: object }>(`/order/${orderNo}`, ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, ...changed },
    })),
  })

  it('ORD-017 names the days on which each shipment is expected, from the day it leaves and the time of the ship via', async () => {
    const { placed } = await order()
    const promises = [
      { qty: 3, when: 'now', warehouse: 'NL' },
      { qty: 2, when: '2031-06-12', warehouse: 'NL' },
    ]
    const changed = {
      lines: placed.lines.map(line => ({ ...line, qty: 5, promises })),
      shipViaDays: { min: 1, max: 2 },
      leavesOn: null,
      firstLeavesOn: '2031-06-06',
    }
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, placedWith(changed, placed.orderNo))
    await screen.findByRole('heading', { name: 'What arrives when' })
    const days = () => screen.getAllByText('expected delivery').map(({ parentElement }) => parentElement?.textContent)
    expect(days()).toEqual(['Mon 9 Jun – Tue 10 Jun expected delivery', 'Fri 13 Jun – Mon 16 Jun expected delivery'])
  })

  it('N6 ORD-017 names the day at the door of what comes within 72 hours too, and says where there is none', async () => {
    const { placed } = await order()
    const promises = [
      { qty: 22, when: 'now', warehouse: 'NL' },
      { qty: 17, when: '72h', warehouse: 'DE' },
      { qty: 4, when: 'unknown', warehouse: null },
    ]
    const changed = {
      lines: placed.lines.map(line => ({ ...line, qty: 43, promises })),
      shipViaDays: { min: 1, max: 2 },
      // Half past midnight on Thursday 5 June at the site.
      soDate: '2031-06-04 22:30:00',
      leavesOn: null,
      firstLeavesOn: '2031-06-05',
    }
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, placedWith(changed, placed.orderNo))
    await screen.findByRole('heading', { name: 'What arrives when' })
    const rows = [...document.querySelectorAll('.cw-success__days')].map(row => row.textContent)
    expect(rows).toEqual([
      'Fri 6 Jun – Mon 9 Jun expected delivery',
      'Mon 9 Jun – Tue 10 Jun expected delivery',
      'no date known yet',
    ])
  })

  it.each([
    ['the day it leaves', { firstLeavesOn: null, shipViaDays: { min: 1, max: 1 } }],
    ['the time on the way', { firstLeavesOn: '2031-06-06', shipViaDays: null }],
  ])('ORD-017 names no day of arrival where %s is not known', async (_what, known) => {
    const { placed } = await order()
    const promises = [
      { qty: 4, when: 'now', warehouse: 'NL' },
      { qty: 1, when: 'unknown', warehouse: null },
    ]
    const changed = { lines: placed.lines.map(line => ({ ...line, qty: 5, promises })), leavesOn: null, ...known }
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, placedWith(changed, placed.orderNo))
    await screen.findByRole('heading', { name: 'What arrives when' })
    expect(screen.queryByText('expected delivery')).toBeNull()
  })

  it('ORD-017 sums the order up in one line, and names the addresses that its confirmation goes to', async () => {
    const { placed, shop } = await order()
    await renderWithShop(
      <OrderSuccess orderNo={placed.orderNo} />,
      placedWith({ mailedTo: ['rep.nl@example.com', 'buyer.nl@example.com'] }, placed.orderNo),
    )
    const pieces = shop.i18n.formatNumber(placed.lines[0]?.qty ?? 0)
    const total = shop.i18n.formatMoney(placed.grandTotal, placed.currency)
    expect(await screen.findByText(`PO-12 · 1 line · ${pieces} pieces · ${total}`)).toBeInTheDocument()
    const card = screen.getByRole('heading', { name: 'Confirmation by mail to' }).parentElement
    expect([...(card?.querySelectorAll('li') ?? [])].map(li => li.textContent)).toEqual([
      'rep.nl@example.com',
      'buyer.nl@example.com',
    ])
  })

  it('ORD-017 shows no card of mails to who may know none of the addresses', async () => {
    const { placed } = await order()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, { prepare: signInAs('clerk.nl') })
    expect(await screen.findByText(placed.orderNo)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Confirmation by mail to' })).toBeNull()
  })

  it('SITE-026 names the tax as the region does', async () => {
    const { placed } = await order()
    const { unmount } = await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    expect(await screen.findByText('VAT 21%')).toBeInTheDocument()
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
    await screen.findByRole('heading', { name: 'What arrives when' })
    const sentences = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
    const day = sentences.map(sentence => words.exec(sentence)?.[1]).find(Boolean)
    expect(day).toBe(shop.i18n.formatDate(placed.lines[0]?.etaDate ?? '', { day: 'numeric', month: 'long' }))
  })

  it('ORD-013 names the articles of each shipment with their pieces', async () => {
    const isNotOnItsWay = ({ availability }: Sku) =>
      availability !== null && availability.inTransit === 0 && availability.stock > 40 && availability.stock < 400
    const { placed } = await order({ fits: isNotOnItsWay })
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    const row = (await screen.findByText('2 pieces follow as soon as they arrive.')).closest('li')
    const article = placed.lines[0]?.number ?? ''
    expect([...(row?.querySelectorAll('ul > li') ?? [])].map(li => li.textContent)).toEqual([`2 × ${article}`])
    const first = row?.previousElementSibling
    expect([...(first?.querySelectorAll('ul > li') ?? [])].map(li => li.textContent)).toHaveLength(1)
  })

  it('API-080 saves the articles of the order as a list, which is named after the PO#', async () => {
    const { placed, shop } = await order()
    const page = await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    fireEvent.click(await screen.findByRole('button', { name: 'Save as list' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the list' })
    expect(name).toHaveValue('PO-12')
    fireEvent.input(name, { target: { value: `Floor 4, ${placed.orderNo}` } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
    const saved = async () =>
      (await shop.client.call(calls.savedLists.all)).find(({ name }) => name === `Floor 4, ${placed.orderNo}`)
    await vi.waitFor(async () => expect(await saved()).toMatchObject({ lines: placed.lines.length }), {
      timeout: 20_000,
    })
    await vi.waitFor(
      () =>
        expect(page.shop.messages.store.getState().items.at(-1)).toMatchObject({
          text: `The list “Floor 4, ${placed.orderNo}” is saved.`,
          action: { label: 'Open the list' },
        }),
      { timeout: 20_000 },
    )
  })

  it('API-080 says which lines of the quick order are not in the list, as they were not ordered', async () => {
    const { shop } = await order()
    const { id } = await shop.client.call(
      calls.quickOrder.create,
      { body: { lines: [{ number: 'CW-TN2420', qty: 1 }] } },
      { idempotencyKey: crypto.randomUUID() },
    )
    const { placed } = await order({ quickOrderId: id })
    const page = await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    const save = await screen.findByRole('button', { name: 'Save as list' })
    const list = screen.getByText('Quick no (QO#)').nextElementSibling?.querySelector('a')
    expect(list).toHaveAttribute('href', `/hisorder/quickOrderDetails/${id}`)
    const quickOrder = quickOrderOf(page.shop)
    quickOrder.showLines([{ key: 'one', input: 'NO-SUCH-1', qty: 2, whole: undefined, ambiguity: undefined }])
    await vi.waitFor(() => expect(quickOrder.store.getState().lines[0]?.status).toBe('unknown'), { timeout: 20_000 })
    fireEvent.click(save)
    const name = await screen.findByRole('textbox', { name: 'Name of the list' })
    fireEvent.input(name, { target: { value: `Floor 5, ${placed.orderNo}` } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
    await vi.waitFor(
      () =>
        expect(page.shop.messages.store.getState().items.at(-1)).toMatchObject({
          text: `The list “Floor 5, ${placed.orderNo}” is saved with what you ordered. 1 line still to be chosen or fixed is not in it: NO-SUCH-1. It stays in quick order.`,
        }),
      { timeout: 20_000 },
    )
  })

  it('ORD-016 offers no way to change address, items, quantity or PO#', async () => {
    const { placed } = await order()
    await renderWithShop(<OrderSuccess orderNo={placed.orderNo} />, buyer)
    await screen.findByRole('heading', { level: 1 })
    for (const role of ['textbox', 'spinbutton', 'combobox']) expect(screen.queryByRole(role)).toBeNull()
    expect(
      screen
        .getAllByRole('button')
        .map(button => button.textContent)
        .filter(Boolean),
    ).toEqual(['Order confirmation (PDF)', 'Order again', 'Save as list'])
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
    expect(screen.queryByRole('button', { name: 'Save as list' })).toBeNull()
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
