import { calls } from '@cartwright/core'
import type { Order, OrderBody, OrderComment } from '@cartwright/core/contract'
import { memoryStorage } from '@cartwright/core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { AN_ORDER } from './order.testing'
import { OrderDetails } from './order-details'

const buyer = { prepare: signInAs('buyer.nl') }
const PATH = `/clientsystem/order/${AN_ORDER.orderNo}`
const shown = (change: Partial<Order>) => ({
  ...buyer,
  fetch: answerWith(PATH, () => ({ code: 200, msg: '', data: { ...AN_ORDER, ...change } })),
})

/** A real order of an account. */
async function place(userName: string, change: Partial<OrderBody> = {}) {
  const shop = makeTestShop()
  await shop.start()
  await signInAs(userName)(shop)
  const body: OrderBody = {
    items: [{ number: 'CW-TN2420', qty: 2 }],
    orderType: 'REG',
    backOrderMode: 'shipAvailable',
    ...change,
  }
  const { hash, twins = [] } = await shop.client.call(calls.orders.confirm, { body })
  const idempotencyKey = `details-${process.pid}-${Date.now()}-${Math.random()}`
  return shop.client.call(
    calls.orders.create,
    { body: { ...body, hash, knownTwins: twins.map(twin => twin.orderNo) } },
    { idempotencyKey },
  )
}

/** What stands beside a label. */
const valueBeside = (label: string) => screen.getByText(label).nextElementSibling?.textContent

describe('order details', () => {
  it('RT-043 ORD-002 ORD-003 shows each label with its value', async () => {
    const order = await place('buyer.nl', { poNo: 'PO-4711', orderType: 'DROP' })
    const { shop } = await renderWithShop(<OrderDetails orderNo={order.orderNo} />, buyer)
    expect(await screen.findByRole('heading', { level: 1, name: order.orderNo })).toBeInTheDocument()
    const money = (amount: number) => shop.i18n.formatMoney(amount, 'EUR')
    expect(valueBeside('PO#')).toBe('PO-4711')
    expect(valueBeside('SO#')).toBe(order.soNo)
    expect(valueBeside('SO date')).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d( CES?T)?$/)
    expect(valueBeside('Placed by')).toBe('Sanne de Wit')
    expect(valueBeside('Order type')).toBe('DROP · Drop ship, neutral')
    expect(valueBeside('Ship via')).toBe(order.shipVia)
    // What there is none of is left out.
    for (const label of ['Quick no (QO#)', 'Forwarder', 'Tracking', 'Delivery date'])
      expect(screen.queryByText(label)).toBeNull()
    for (const label of ['Bill To', 'Ship To']) expect(valueBeside(label)).toContain('Drukwerk Centraal B.V.')
    const sums = [
      ['Subtotal', order.subtotal],
      ['Discount on the order', 0],
      ['Shipping', order.shippingCost],
      ['Handling fee', 4.5],
      ['Total, net', order.total],
      ['VAT 21%', order.vat],
      ['Grand total', order.grandTotal],
    ] as const
    for (const [label, amount] of sums) expect(valueBeside(label), label).toBe(money(amount))
    expect(valueBeside('Promotion rate')).toMatch(/^[\d.]+%$/)
    expect(order.grandTotal).toBeCloseTo(
      order.subtotal - order.discount + order.shippingCost + order.handlingFee + order.vat,
      2,
    )
    expect(screen.getAllByText('Submitted')).toHaveLength(1)
  })

  it('ORD-002 ORD-003 shows quick no, forwarder, tracking and delivery date of an order that has them', async () => {
    const facts = {
      qoNo: 'QO-88213',
      forwarder: 'Rhenus',
      trackingNo: 'JVGL06119800',
      deliveryDate: '2026-11-23',
      shipments: [],
    }
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown(facts))
    await screen.findByRole('heading', { level: 1 })
    const labels = ['Quick no (QO#)', 'Forwarder', 'Tracking', 'Delivery date']
    expect(labels.map(valueBeside)).toEqual(['QO-88213', 'Rhenus', 'JVGL06119800', '23 Nov 2026'])
  })

  it('ORD-005 ORD-007 names the documents of an order: confirmation, papers of each shipment, invoices', async () => {
    const documents = async () => {
      const heading = await screen.findByRole('heading', { name: 'Documents' })
      return within(heading.parentElement as HTMLElement)
    }
    const { unmount } = await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({}))
    const drop = await documents()
    expect(drop.getAllByRole('button').map(button => button.textContent)).toEqual([
      'Order confirmation (PDF)',
      'Packing list (PDF)',
      'Delivery note (PDF)',
      'Carrier label (PDF)',
    ])
    expect(within(drop.getByRole('list', { name: 'Shipment 1' })).getAllByRole('button')).toHaveLength(3)
    expect(drop.getByRole('link', { name: 'IN-NL-26-000041' })).toHaveAttribute(
      'href',
      '/finance/invoices?tab=invoices&keyword=IN-NL-26-000041&invoice=IN-NL-26-000041',
    )
    unmount()
    const regular = shown({ orderType: 'REG', shipments: [], events: [] })
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, regular)
    const few = await documents()
    expect(few.getAllByRole('button').map(button => button.textContent)).toEqual(['Order confirmation (PDF)'])
    expect(few.queryByRole('link')).toBeNull()
  })

  it('ORD-004 shows all eight sums, which add up to the grand total', async () => {
    const sums = {
      subtotal: 47.5,
      discount: 2.5,
      shippingCost: 6.9,
      handlingFee: 4.5,
      total: 56.4,
      vatRate: 21,
      vat: 11.84,
      grandTotal: 68.24,
      promotionRate: 17.39,
    }
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown(sums))
    await screen.findByRole('heading', { level: 1 })
    const labels = [
      'Subtotal',
      'Discount on the order',
      'Shipping',
      'Handling fee',
      'Total, net',
      'VAT 21%',
      'Grand total',
    ]
    expect(labels.map(valueBeside)).toEqual(['€47.50', '−€2.50', '€6.90', '€4.50', '€56.40', '€11.84', '€68.24'])
    expect(valueBeside('Promotion rate')).toBe('17.39%')
    expect(screen.getByText('Promotion rate', { exact: false, selector: 'dt' })).toHaveTextContent(
      'Promotion rate (saved by offers and quantity prices, in the subtotal already)',
    )
  })

  it.each([
    ['EUR', '€1,312.50', '−€10.00', '€6.90', '€1,309.40', '€274.97', '€1,584.37'],
    ['GBP', '£1,312.50', '−£10.00', '£6.90', '£1,309.40', '£274.97', '£1,584.37'],
  ])('ORD-002 ORD-003 shows the sums of an order in %s', async (currency, ...amounts) => {
    const sums = { subtotal: 1312.5, discount: 10, shippingCost: 6.9, handlingFee: 0, total: 1309.4 }
    const order = { ...sums, currency, vatRate: 21, vat: 274.97, grandTotal: 1584.37 }
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown(order))
    await screen.findByRole('heading', { level: 1 })
    const labels = ['Subtotal', 'Discount on the order', 'Shipping', 'Total, net', 'VAT 21%', 'Grand total']
    expect(labels.map(valueBeside)).toEqual(amounts)
  })

  it('ORD-004 says below the VAT why there is none, where the backend says it', async () => {
    const vatReason = 'VAT exempt intra-Community supply; VAT is due by the customer'
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ vatRate: 0, vat: 0, vatReason }))
    await screen.findByRole('heading', { level: 1 })
    const label = screen.getByText(vatReason).closest('dt')
    expect(label).toHaveTextContent(`VAT 0% ${vatReason}`)
    expect(label?.nextElementSibling).toHaveTextContent('€0.00')
  })

  it('ORD-009 all goods delivered is shown by that text and enables a return; what is on its way does not', async () => {
    const { unmount } = await renderWithShop(
      <OrderDetails orderNo={AN_ORDER.orderNo} />,
      shown({ status: 'all goods delivered' }),
    )
    expect(await screen.findAllByText('All goods delivered')).not.toEqual([])
    const link = screen.getByRole('link', { name: 'Apply for return' })
    expect(link).toHaveAttribute('href', `/rma/applyforreturn?order=${AN_ORDER.orderNo}`)
    unmount()
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ status: 'shipped' }))
    expect(await screen.findAllByText('Shipped')).not.toEqual([])
    expect(screen.queryByText('All goods delivered')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Apply for return' })).toBeNull()
  })

  it('ORD-003 ORD-009 shows where the order is, with shipments, parcels and the pages of their carriers', async () => {
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({}))
    const steps = (await screen.findByRole('heading', { name: 'Progress' })).nextElementSibling as HTMLElement
    expect([...steps.children].map(step => step.querySelector('h3')?.firstChild?.textContent)).toEqual([
      'Order placed',
      'In preparation',
      'Shipped',
      'Invoiced',
      'Shipment',
      'Delivery',
    ])
    expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Shipped')
    expect(within(steps).getByRole('link', { name: 'IN-NL-26-000041' })).toHaveAttribute(
      'href',
      '/finance/invoices?tab=invoices&keyword=IN-NL-26-000041&invoice=IN-NL-26-000041',
    )
    expect(valueBeside('Forwarder')).toBe('DHL, Stadtbote')
    expect(steps).toHaveTextContent('by Anke Jansen')
    const list = within(screen.getByRole('heading', { name: 'Shipments' }).closest('section') as HTMLElement)
    expect(list.getByText('10 × CW-W2031X, 4 × CW-W2032X')).toBeInTheDocument()
    const link = list.getByRole('link', { name: 'Follow parcel JVGL06119800 at DHL' })
    expect(link).toHaveAttribute('href', 'https://www.dhl.com/en/express/tracking.html?AWB=JVGL06119800')
    expect(list.queryByRole('link', { name: /4711/ })).toBeNull()
    expect(list.getByText('15.6 kg')).toBeInTheDocument()
  })

  it('ORD-013 says of each line what was shipped and what comes later', async () => {
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({}))
    const [all, part] = (await screen.findAllByRole('row')).slice(1) as [HTMLElement, HTMLElement]
    expect(within(all).getByText('10 shipped')).toBeInTheDocument()
    expect(all).not.toHaveTextContent(/later|now/)
    expect(within(part).getByText('4 shipped')).toBeInTheDocument()
    expect(within(part).getByText('6 on 2 Dec')).toBeInTheDocument()
  })

  it('makes no link of an address that is not https', async () => {
    const shipments = AN_ORDER.shipments?.map(shipment => ({
      ...shipment,
      parcels: [{ carrier: 'Evil', trackingNo: '1', trackingUrl: 'javascript:alert(1)', weight: null }],
    }))
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ shipments: shipments ?? [] }))
    await screen.findByRole('heading', { name: 'Shipments' })
    expect(screen.queryByRole('link', { name: /Evil/ })).toBeNull()
  })

  it('ORD-008 says that the own delivery note is missing', async () => {
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ orderType: 'CPDROP', files: [] }))
    expect(await screen.findByText(/The delivery note for this drop shipment is missing/)).toBeInTheDocument()
  })

  it('ORD-009 shows an unknown status as the server says it', async () => {
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ status: 'at customs' }))
    expect(await screen.findByText('at customs')).toBeInTheDocument()
  })

  it('ORD-016 offers no way to change address, items, quantity or PO#', async () => {
    const order = await place('buyer.nl')
    await renderWithShop(<OrderDetails orderNo={order.orderNo} />, buyer)
    await screen.findByRole('heading', { level: 1 })
    for (const role of ['spinbutton', 'combobox']) expect(screen.queryByRole(role)).toBeNull()
    // A message changes nothing of the order.
    expect(screen.getAllByRole('textbox').map(field => field.getAttribute('id'))).toEqual([
      screen.getByLabelText('Write to us about this order').id,
    ])
    const buttons = screen.getAllByRole('button').map(button => button.textContent)
    expect(buttons).toEqual([
      'Order again',
      'Save as list',
      'Export',
      'Cancel order',
      'Order confirmation (PDF)',
      'Cancel pieces',
      'Send',
    ])
  })

  it('ORD-009 cancels an order after a question, and shows it as cancelled', async () => {
    const order = await place('buyer.nl')
    const { shop } = await renderWithShop(<OrderDetails orderNo={order.orderNo} />, buyer)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: 'Keep the order' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    const again = within(await screen.findByRole('alertdialog'))
    await act(async () => fireEvent.click(again.getByRole('button', { name: 'Cancel order' })))
    await waitFor(() => expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(1))
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(shop.messages.store.getState().items).toMatchObject([
      { kind: 'success', text: `Order ${order.orderNo} is cancelled.` },
    ])
  })

  it('ORD-009 ORD-016 cancels pieces of a line, and shows what is left and what is to pay', async () => {
    const items = [
      { number: 'CW-TN2420', qty: 5 },
      { number: 'CW-CF259X', qty: 1 },
    ]
    const order = await place('buyer.nl', { items })
    const { shop } = await renderWithShop(<OrderDetails orderNo={order.orderNo} />, buyer)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel pieces, CW-TN2420' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel pieces of CW-TN2420?' }))
    const field = question.getByRole('spinbutton')
    expect(field).toHaveValue('5')
    fireEvent.click(question.getByRole('button', { name: 'One less' }))
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Cancel 4' })))
    expect(await screen.findByText('4 cancelled')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('4 × CW-TN2420')).toBeInTheDocument()
    expect(shop.messages.store.getState().items).toMatchObject([{ kind: 'success', text: 'Cancelled: 4 × CW-TN2420.' }])
    // What is left of the line, and then nothing more.
    fireEvent.click(screen.getByRole('button', { name: 'Cancel pieces, CW-TN2420' }))
    const again = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(again.getByRole('button', { name: 'Cancel 1' })))
    expect(await screen.findByText('5 cancelled')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel pieces, CW-TN2420' })).toBeNull()
    // The last line of all is the whole order.
    fireEvent.click(screen.getByRole('button', { name: 'Cancel pieces, CW-CF259X' }))
    expect(
      await screen.findByText('Nothing of the order would be left: it is cancelled as a whole.'),
    ).toBeInTheDocument()
  })

  it('names phone and mail of the site once it is too late to cancel', async () => {
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ status: 'processing' }))
    expect(
      await screen.findByText(
        /^The order is being worked on\. To cancel it, or lines of it, write below, call \+.+ or write to .+@.+\.$/,
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('RT-043 answers an order of another company as an unknown number', async () => {
    const foreign = await place('buyer.de')
    const onOrderRead = vi.fn()
    for (const orderNo of [foreign.orderNo, 'CW-0']) {
      const { unmount } = await renderWithShop(<OrderDetails orderNo={orderNo} onOrderRead={onOrderRead} />, buyer)
      expect(await screen.findByText('There is no order with this number.')).toBeInTheDocument()
      await waitFor(() => expect(onOrderRead).toHaveBeenLastCalledWith({ orderNo, outcome: 'missing' }))
      unmount()
    }
  })

  it('asks a visitor to sign in', async () => {
    await renderWithShop(<OrderDetails orderNo="CW-0" />)
    expect(await screen.findByText('Sign in to see your order.')).toBeInTheDocument()
  })

  it('says that it failed, and tries again', async () => {
    let isBroken = true
    const fetch = answerWith(PATH, () => (isBroken ? { code: 500, msg: '' } : { code: 200, msg: '', data: AN_ORDER }))
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, { ...buyer, fetch })
    expect(await screen.findByText('The order cannot be shown at the moment.')).toBeInTheDocument()
    isBroken = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('heading', { level: 1, name: AN_ORDER.orderNo })).toBeInTheDocument()
  })
})

it('buyer and supplier write to each other about an order', async () => {
  const order = await place('buyer.nl')
  const { shop } = await renderWithShop(<OrderDetails orderNo={order.orderNo} />, buyer)
  const field = await screen.findByLabelText('Write to us about this order')
  const send = () => screen.getByRole('button', { name: 'Send' })
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  await act(async () => fireEvent.input(field, { target: { value: 'Please ring twice.' } }))
  await act(async () => fireEvent.click(send()))
  expect(await screen.findByText('Please ring twice.')).toBeInTheDocument()
  expect(field).toHaveValue('')
  expect(screen.getByText('Please ring twice.').closest('li')).toHaveTextContent('Sanne de Wit')
  expect(shop.messages.store.getState().items).toMatchObject([
    { kind: 'success', text: 'Your message has been sent. We answer here and by e-mail.' },
  ])
})

it('API-080 saves the articles of an order as a list, for those who may use quick order', async () => {
  const { shop, unmount } = await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ poNo: 'PO-88' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save as list' }))
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('PO-88')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['The list “PO-88” is saved.']),
  )
  unmount()
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, { ...shown({}), prepare: signInAs('clerk.nl') })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Save as list' })).toBeNull()
})

it('ERR-003 a message that was refused as signed out is in the field after the sign-in, with the pieces it asks to cancel', async () => {
  const order = { ...AN_ORDER, comments: [] as OrderComment[] }
  const drafts = memoryStorage()
  const sent: unknown[] = []
  let isExpired = true
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const isComment = request.url.endsWith(`${PATH}/comment`)
    if (isComment && isExpired) return Response.json({ code: 401, msg: '' })
    if (!isComment) return answerWith(PATH, () => ({ code: 200, msg: '', data: order }))(request)
    sent.push(await request.json())
    return Response.json({ code: 200, msg: '', data: order })
  }
  const page = () => renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, { ...buyer, drafts, fetch })
  const named = { name: 'Write to us about this order' }
  const first = await page()
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to cancel 6, CW-W2032X' }))
  const field = screen.getByRole('textbox', named)
  await waitFor(() => expect(field).toHaveValue('Please cancel what has not left yet: 6 × CW-W2032X.'))
  fireEvent.input(field, { target: { value: 'None of the rest, please.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask to cancel' }))
  await waitFor(() => expect(first.shop.session.store.getState().expired).toBe(true))
  first.unmount()

  isExpired = false
  const second = await page()
  await waitFor(() => expect(screen.getByRole('textbox', named)).toHaveValue('None of the rest, please.'))
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to cancel' }))
  await waitFor(() => expect(sent).toEqual([{ text: 'None of the rest, please.', cancels: [{ lineId: 2, qty: 6 }] }]))
  await waitFor(() => expect(screen.getByRole('textbox', named)).toHaveValue(''))
  second.unmount()
  await page()
  expect(await screen.findByRole('textbox', named)).toHaveValue('')
})

it('ORD-009 shows what of an order is not delivered any more, and why', async () => {
  const events = [
    ...(AN_ORDER.events ?? []),
    { kind: 'rest-cancelled', at: '2026-11-21 09:00:00', by: null, shipment: null, note: 'The maker has ended it.' },
  ]
  const lines = AN_ORDER.lines.map((line, at) =>
    at === 1 ? { ...line, promises: [{ qty: 4, when: 'now', warehouse: 'DE' }] } : line,
  )
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ events, lines, status: 'shipped' }))
  expect(await screen.findByText('Pieces cancelled')).toBeInTheDocument()
  expect(screen.getByText('The maker has ended it.')).toBeInTheDocument()
  expect(screen.getByText('6 cancelled')).toBeInTheDocument()
  const cents = (label: string) => Math.round(Number(valueBeside(label)?.replace(/[^\d.]/g, '')) * 100)
  const whole = cents('Grand total')
  expect(cents('Still ordered')).toBeLessThan(whole)
  expect(cents('Cancelled') + cents('Still ordered')).toBe(whole)
})

it('ORD-009 says of a cancelled order that nothing is to pay', async () => {
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ status: 'cancelled' }))
  await screen.findByText('To pay')
  expect(valueBeside('To pay')).toBe('€0.00')
  const cancelled = screen.getByText('Cancelled', { selector: 'dt' }).nextElementSibling
  expect(cancelled?.textContent).toBe(`−${valueBeside('Grand total')}`)
})

it('ORD-016 asks the supplier to cancel what waits of a line, in a message that can be changed', async () => {
  const order = { ...AN_ORDER, comments: [] }
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown(order))
  const ask = await screen.findByRole('button', { name: 'Ask to cancel 6, CW-W2032X' })
  expect(screen.getAllByRole('button', { name: /^Ask to cancel/ })).toHaveLength(1)
  expect(
    screen.getByText(/^A part of the order has left\. To cancel what has not left, write below, call \+/),
  ).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Write to us about this order' })
  fireEvent.input(field, { target: { value: 'Good morning.' } })
  fireEvent.click(ask)
  await waitFor(() => expect(field).toHaveValue('Good morning.\nPlease cancel what has not left yet: 6 × CW-W2032X.'))
  expect(field).toHaveFocus()
  await act(async () => fireEvent.click(ask))
  expect(field).toHaveValue('Good morning.\nPlease cancel what has not left yet: 6 × CW-W2032X.')
})

it.each([
  ['cancels the whole order', true, []],
  ['asks to cancel what waits', false, ['Ask to cancel 6, CW-W2032X']],
])('ORD-016 of a submitted order its reader %s, never both', async (_what, canCancel, asks) => {
  const order = { comments: [], status: 'submitted', canCancel, shipments: [] }
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown(order))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('button', { name: 'Cancel order' })).toHaveLength(canCancel ? 1 : 0)
  const offered = screen.queryAllByRole('button', { name: /^Ask to cancel/ })
  expect(offered.map(button => button.getAttribute('aria-label')).filter(name => asks.includes(name ?? ''))).toEqual(
    asks,
  )
  expect(offered.length > 0).toBe(!canCancel)
})

it.each([
  ['of a colleague', 'submitted', false, true],
  ['of the reader', 'submitted', true, false],
  ['of a back end that does not say', 'submitted', undefined, false],
  ['that is worked on', 'processing', false, false],
])('ORD-009 says of an order %s whether others alone can cancel it', async (_whose, status, canCancel, isSaid) => {
  const order = { status, canCancel, placedBy: 'Anke Jansen', shipments: [] }
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown(order))
  await screen.findByRole('heading', { level: 1 })
  const reason = 'Only Anke Jansen, who placed this order, and the main account of your company can cancel it.'
  expect(screen.queryAllByText(reason)).toHaveLength(isSaid ? 1 : 0)
})

it('ORD-016 leads to the message that asks to cancel, sends it with the pieces, and says so at the line', async () => {
  const sent: unknown[] = []
  const order = { ...AN_ORDER, comments: [] as OrderComment[] }
  const reading = answerWith(PATH, () => ({ code: 200, msg: '', data: order }))
  const { shop } = await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, {
    ...buyer,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.endsWith(`${PATH}/comment`)) return reading(request)
      const body = await request.json()
      sent.push(body)
      const comment = { at: '2026-11-21 09:00:00', by: 'Anke Jansen', ...body }
      return Response.json({ code: 200, msg: '', data: { ...order, comments: [comment] } })
    },
  })
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to cancel 6, CW-W2032X' }))
  const note = await screen.findByText('Send this message to ask us to cancel:')
  expect(note.closest('.cw-notice')).toHaveTextContent('6 × CW-W2032X')
  expect(scrolled).toHaveBeenCalled()
  const field = screen.getByRole('textbox', { name: 'Write to us about this order' })
  expect(field).toHaveFocus()

  fireEvent.click(screen.getByRole('button', { name: 'Keep as ordered' }))
  expect(screen.queryByText('Send this message to ask us to cancel:')).toBeNull()
  expect(field).toHaveValue('')

  fireEvent.click(screen.getByRole('button', { name: 'Ask to cancel 6, CW-W2032X' }))
  await screen.findByText('Send this message to ask us to cancel:')
  fireEvent.input(field, { target: { value: 'We need none of the rest, sorry.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ask to cancel' }))
  expect(await screen.findByText('You asked to cancel 6.')).toBeVisible()
  expect(sent).toEqual([{ text: 'We need none of the rest, sorry.', cancels: [{ lineId: 2, qty: 6 }] }])
  expect(screen.getByText('Asked to cancel: 6 × CW-W2032X')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Ask to cancel/ })).toBeNull()
  expect(shop.messages.store.getState().items).toMatchObject([
    { kind: 'success', text: 'Your request has been sent. We answer here and by e-mail.' },
  ])
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument()
})

it.each([
  ['no more than is asked for', 6, true],
  ['more than is asked for', 4, false],
])(
  'ORD-016 does not offer again what was asked to be cancelled, while what waits is %s',
  async (_what, qty, isAsked) => {
    const cancels = [{ lineId: 2, qty }]
    const comments = [{ at: '2026-11-21 09:00:00', by: 'Anke Jansen', text: 'Please.', cancels }]
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ comments }))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('You asked to cancel 6.') !== null).toBe(isAsked)
    expect(screen.queryByRole('button', { name: /^Ask to cancel/ }) === null).toBe(isAsked)
  },
)

it('ORD-009 tells two shipments apart where the order is, and gives a single one no number', async () => {
  const [first] = AN_ORDER.shipments ?? []
  if (!first) throw new Error('the order has a shipment')
  const second = { ...first, number: 'SH-SECOND', lines: [{ lineId: 2, number: 'CW-W2032X', qty: 4 }], parcels: [] }
  const shippedOn = (at: string, shipment: string) => ({ kind: 'shipped', at, by: null, shipment })
  const events = [shippedOn('2026-11-20 10:00:00', first.number), shippedOn('2026-11-21 10:00:00', 'SH-SECOND')]
  const alone = await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ events: events.slice(0, 1) }))
  await screen.findByRole('heading', { level: 3, name: /^Shipped/ })
  expect(screen.queryByText(/^Shipment 1 ·/)).toBeNull()
  alone.unmount()
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ events, shipments: [first, second] }))
  const steps = (await screen.findAllByRole('heading', { level: 3, name: /^Shipped/ })).map(
    step => step.parentElement?.textContent,
  )
  const pieces = first.lines.reduce((sum, { qty }) => sum + qty, 0)
  expect(steps[0]).toContain(`Shipment 1 · ${pieces} pcs`)
  expect(steps[1]).toContain('Shipment 2 · 4 pcs')
})

it.each(['cancelled', 'all goods delivered'])(
  'ORD-016 nothing is asked to be cancelled of an order that is %s',
  async status => {
    await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ comments: [], status }))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /^Ask to cancel/ })).toBeNull()
  },
)

it('ORD-008 the buyer saves a file of the order again', async () => {
  const asked: unknown[] = []
  const file = { name: 'delivery-note.pdf', type: 'pdf', size: 61_440, canDownload: true } as const
  const files = [file, { ...file, name: 'other.pdf', canDownload: false }]
  const answering = answerWith(PATH, () => ({ code: 200, msg: '', data: { ...AN_ORDER, files } }))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, {
    ...buyer,
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (!pathname.endsWith('/file/download')) return answering(input, init)
      asked.push(JSON.parse(String(init?.body)))
      return new Response('note', {
        headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment; filename="a.pdf"' },
      })
    },
  })
  expect(await screen.findByText('other.pdf')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save other.pdf' })).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save delivery-note.pdf' })))
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(asked).toEqual([{ type: 'orderFile', id: AN_ORDER.orderNo, position: 0 }])
  vi.restoreAllMocks()
})

it('ORD-009 ORD-013 a date that has moved stands in the timeline, with the one before it', async () => {
  const events = [
    ...(AN_ORDER.events ?? []),
    {
      kind: 'date-moved',
      at: '2026-11-21 09:00:00',
      by: null,
      shipment: null,
      note: null,
      dates: [
        {
          number: 'CW-1',
          promises: [{ qty: 2, when: '2026-12-21', warehouse: 'NL' }],
          was: [{ qty: 2, when: '2026-12-15', warehouse: 'NL' }],
        },
      ],
    },
  ]
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ events, status: 'processing' }))
  const step = (await screen.findByText('Date changed')).closest('li')
  expect(step).toHaveTextContent(/CW-1.*15 Dec.*21 Dec/)
  expect(step?.querySelector('s')).toHaveTextContent('15 Dec')
  expect(step).not.toHaveAttribute('aria-current')
})

it('ORD-013 a date that has moved names all pieces of a line, in an order that leaves together', async () => {
  const parts = (day: string) => [
    { qty: 120, when: '72h', warehouse: 'NL' },
    { qty: 80, when: day, warehouse: 'DE' },
  ]
  const dates = [{ number: 'CW-1', promises: parts('2026-12-16'), was: parts('2026-12-10') }]
  const moved = { kind: 'date-moved', at: '2026-11-21 09:00:00', by: null, shipment: null, note: null, dates }
  const order = {
    events: [...(AN_ORDER.events ?? []), moved],
    status: 'processing',
    backOrderMode: 'shipTogether',
  } as const
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ ...order, events: [...order.events] }))
  const step = (await screen.findByText('Date changed')).closest('li')
  expect(step).toHaveTextContent(/CW-1 was 200 on 10 Dec 200 on 16 Dec$/)
})

it('ORD-003 names the tracking numbers of all parcels', async () => {
  const [shipment] = AN_ORDER.shipments ?? []
  const parcels = ['1Z999', 'JVGL0611'].map(trackingNo => ({
    carrier: 'DHL',
    trackingNo,
    trackingUrl: null,
    weight: null,
  }))
  const shipments = shipment ? [{ ...shipment, parcels }] : []
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ shipments, trackingNo: '1Z999' }))
  await screen.findByRole('heading', { level: 1 })
  expect(valueBeside('Tracking')).toBe('1Z999, JVGL0611')
  // A line may end between two numbers, and within none.
  for (const number of ['1Z999', 'JVGL0611']) expect(screen.getAllByText(number)[0]).toHaveClass('cw-code')
})

it.each([
  [
    { reason: 'waiting', pieces: 84, day: '2026-12-21' },
    'Returns open when all goods have arrived: 84 pieces, expected 21 December 2026.',
  ],
  [
    { reason: 'waiting', pieces: 1, day: null },
    'Returns open when all goods have arrived: 1 piece, no date known yet.',
  ],
  [{ reason: 'cancelled', pieces: 0, day: null }, 'This order is cancelled: there is nothing to return.'],
  [
    { reason: 'returned', pieces: 0, day: null },
    'Nothing is left to return: all goods of this order are in a return or credited.',
  ],
] as const)('N2 RMA-010 says why nothing can go back: %o', async (noReturn, sentence) => {
  const status = noReturn.reason === 'returned' ? 'all goods delivered' : 'partly shipped'
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ noReturn, status }))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Apply for return' })).toBeNull()
})

it('G7 says why a held order does not leave, and when it will', async () => {
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ held: true, status: 'submitted' }))
  const title = await screen.findByText('On hold, above the credit limit.')
  expect(title.parentElement).toHaveTextContent(
    'We start when a payment brings your company below its limit. The pieces are kept for you.',
  )
  expect(screen.getByRole('link', { name: 'See open invoices' })).toHaveAttribute('href', '/finance/invoices')
})

it('N8 FIN-005 the papers of an order hold its invoices as PDF and e-invoice, where the reader may have them', async () => {
  const entry = {
    invoiceNo: 'IN-NL-26-000041',
    type: 'invoice',
    invoiceDate: '2026-11-20',
    dueTime: '2026-12-20',
    orderNo: AN_ORDER.orderNo,
    poNo: '',
    currency: 'EUR',
    amount: 121,
    paid: 0,
    balance: 121,
    status: 'open',
    aging: 0,
    bucket: 'd30',
    document: 'invoice',
    formats: ['ubl'],
    pdfBytes: 86_528,
    soNo: 'SO-1',
    shipment: 'SO-1-1',
    corrects: null,
    isReturnable: false,
    lines: [],
    matches: [],
    subtotal: 100,
    allowance: 0,
    charge: 0,
    total: 100,
    vat: 21,
    grandTotal: 121,
  }
  const reading = (document: string | null) => {
    const ofOrder = answerWith(PATH, () => ({ code: 200, msg: '', data: AN_ORDER }))
    const ofEntry = answerWith('/clientsystem/invoice/IN-NL-26-000041', () => ({
      code: 200,
      msg: '',
      data: { ...entry, document, formats: document ? entry.formats : [] },
    }))
    const fetch: typeof globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      return (pathname.endsWith('/IN-NL-26-000041') ? ofEntry : ofOrder)(input, init)
    }
    return { ...buyer, fetch }
  }
  const { unmount } = await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, reading('invoice'))
  const papers = within((await screen.findByRole('heading', { name: 'Documents' })).parentElement as HTMLElement)
  expect(await papers.findByRole('button', { name: /PDF of IN-NL-26-000041/ })).toBeInTheDocument()
  expect(papers.getByRole('button', { name: 'E-invoice' })).toBeInTheDocument()
  unmount()
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, reading(null))
  await screen.findByRole('heading', { name: 'Documents' })
  expect(screen.queryByRole('button', { name: /PDF of/ })).toBeNull()
})

it('N7 ORD-009 says in the words of the buyer how far each shipment has come, on its days', async () => {
  const [sent] = AN_ORDER.shipments ?? []
  if (!sent) throw new Error('no shipment')
  const progress = [
    { pieces: 14, shipment: sent.number, leavesOn: '2026-11-20', expectedOn: null, arrivedOn: '2026-11-23' },
    { pieces: 4, shipment: null, leavesOn: '2099-12-17', expectedOn: '2099-12-21', arrivedOn: null },
    { pieces: 2, shipment: null, leavesOn: null, expectedOn: null, arrivedOn: null },
  ]
  const shipments = [{ ...sent, deliveredAt: '2026-11-23 10:00:00' }]
  await renderWithShop(<OrderDetails orderNo={AN_ORDER.orderNo} />, shown({ progress, shipments }))
  expect(await screen.findByText('14 of 20 arrived, 4 expected 21 Dec, 2: no date known yet')).toBeInTheDocument()
  expect(screen.getByText('Partly arrived')).toBeInTheDocument()
  expect(screen.queryByText('Partly shipped')).toBeNull()
  expect(screen.getByText('Left 20 Nov 2026, arrived 23 Nov 2026')).toBeInTheDocument()
  // In the timeline, and below the shipments that have left.
  expect(screen.getByText('4 pieces to follow · Leaves 17 Dec 2099, expected 21 Dec 2099')).toBeInTheDocument()
  expect(screen.getByText('Leaves 17 Dec 2099, expected 21 Dec 2099')).toBeInTheDocument()
  expect(screen.getByText('2 pieces to follow · no date known yet')).toBeInTheDocument()
})
