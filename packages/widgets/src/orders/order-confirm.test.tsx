import type { OrderItem, Shop } from '@cartwright/core'
import { billingOf, calls, cartOf } from '@cartwright/core'
import type { OrderBody, Sku } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DISABLED, findPart, orderable } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { inRegion } from '../testing/as-site'
import { changeAnswer } from '../testing/change-answer'
import { findViolations } from '../testing/find-violations'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderConfirm, type OrderConfirmProps } from './order-confirm'

const CREATE = '/clientsystem/order'

/** Another person of the same company, to look around and to buy what was left. */
async function colleague(): Promise<Shop> {
  const shop = makeTestShop({ navigate: () => undefined })
  await shop.start()
  await signInAs('rep.nl')(shop)
  return shop
}

/** Places an order of the colleague, past any screen. */
async function buy(shop: Shop, number: string, qty: number): Promise<void> {
  const order: OrderBody = { items: [{ number, qty }], orderType: 'REG', backOrderMode: 'shipAvailable' }
  const { hash } = await shop.client.call(calls.orders.confirm, { body: order })
  const idempotencyKey = `colleague-${process.pid}-${Date.now()}-${Math.random()}`
  await shop.client.call(calls.orders.create, { body: { ...order, hash } }, { idempotencyKey })
}

const pieces = (count: number) => count.toLocaleString('en')
const item = (number: string, qty: number): OrderItem => ({ number, custNumber: null, qty })

interface Drawing extends OrderConfirmProps {
  fetch?: typeof fetch
}

async function draw(items: readonly OrderItem[], { fetch: wire, ...props }: Drawing = {}) {
  const went: string[] = []
  const created: Record<string, unknown>[] = []
  const watched: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(CREATE)) created.push(JSON.parse(String(init?.body)))
    return (wire ?? fetch)(input, init)
  }
  const rendered = await renderWithShop(<OrderConfirm skus={JSON.stringify(items)} {...props} />, {
    prepare: signInAs('buyer.nl'),
    navigate: path => void went.push(path),
    fetch: watched,
  })
  await screen.findByRole('heading', { name: 'Delivery' })
  await settled()
  return { ...rendered, went, created }
}

const place = () => screen.getByRole('button', { name: /[Pp]lace order/ })
const press = () => act(async () => fireEvent.click(place()))
const settled = () => waitFor(() => expect(place()).not.toHaveAttribute('aria-busy'))
const choose = async (label: RegExp | string, value: string) => {
  await act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
  await settled()
}

const via = (name: RegExp) => screen.getByRole('radio', { name })
const chooseVia = async (name: RegExp) => {
  await act(async () => fireEvent.click(via(name)))
  await settled()
}

/** What is not there has no date. */
const isHereAlone = ({ availability }: Sku) =>
  availability !== null &&
  availability.stock > 40 &&
  availability.stock < 400 &&
  availability.otherStock + availability.inTransit === 0

describe('order confirmation', () => {
  const drawBare = (props: Partial<OrderConfirmProps>) =>
    renderWithShop(<OrderConfirm {...props} />, { prepare: signInAs('buyer.nl') })

  it('offers neither price nor button where no article has any of the numbers', async () => {
    await drawBare({ skus: JSON.stringify([item('NO-SUCH-1', 1), item('NO-SUCH-2', 1)]) })
    expect(await screen.findByRole('heading', { name: 'There is nothing to confirm.' })).toBeInTheDocument()
    expect(screen.getByText(/NO-SUCH-1.*NO-SUCH-2/)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  })

  it('leads back from a quick order that does not exist, rather than asking for it again', async () => {
    await drawBare({ quickOrderId: 999_999 })
    expect(await screen.findByRole('link', { name: 'Back to the basket' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('ORD-007 ORD-008 names the handling fee of drop shipments, and asks about one to the own address', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    await draw([item(part.number, 1)])
    const [reg, drop, cpdrop] = within(screen.getByRole('group', { name: 'Order type' })).getAllByRole('radio')
    const typed = (radio: HTMLElement | undefined) => radio?.closest('label')
    for (const radio of [drop, cpdrop]) expect(typed(radio)).toHaveTextContent('Handling fee: €4.50.')
    expect(typed(reg)).not.toHaveTextContent('fee')
    const question = () => screen.queryByText('This drop shipment goes to your own address. Is that what you want?')
    expect(question()).toBeNull()
    await act(async () => fireEvent.click(cpdrop as HTMLElement))
    await settled()
    expect(question()).toBeInTheDocument()
    const { addresses, dropShipment } = await shop.client.call(calls.orders.confirm, {
      body: { items: [{ number: part.number, qty: 1 }], orderType: 'DROP', backOrderMode: 'shipAvailable', poNo: '' },
    })
    const customers = addresses.find(({ addressId }) => addressId && !dropShipment?.ownAddressIds.includes(addressId))
    if (customers) {
      await choose(/^Ship To/, String(customers.addressId))
      expect(question()).toBeNull()
      await choose(/^Ship To/, String(dropShipment?.ownAddressIds[0]))
    }
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make it a regular order' })))
    await settled()
    expect(reg).toBeChecked()
    expect(question()).toBeNull()
  })

  it('ORD-006 ORD-007 ORD-008 offers the three order types in words, REG first, and sends the chosen one', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const { created, went } = await draw([item(part.number, 1)])
    const [reg, drop, cpdrop] = within(screen.getByRole('group', { name: 'Order type' })).getAllByRole('radio')
    expect(reg).toBeChecked()
    expect(reg?.closest('label')).toHaveTextContent(/Regular\s*REG/)
    expect(drop?.closest('label')).toHaveTextContent(/neutral\s*DROP\s*Neutral delivery note/)
    expect(cpdrop?.closest('label')).toHaveTextContent(/CPDROP\s*Complete plain or double-blind, with your own/)
    await act(async () => fireEvent.click(cpdrop as HTMLElement))
    await settled()
    expect(screen.getByRole('group', { name: 'Delivery note' })).toHaveTextContent(
      /Choose a file.*Send the delivery note as a PDF to \S+@\S+ once the order has its number/,
    )
    await act(async () => fireEvent.click(drop as HTMLElement))
    await settled()
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toEqual([expect.objectContaining({ orderType: 'DROP' })])
  })

  it.each([
    ['ORD-006', 'REG'],
    ['ORD-008', 'CPDROP'],
  ])('%s %s is chosen and sent', async (_row, type) => {
    const part = await findPart(await colleague())
    const { created, went } = await draw([item(part.number, 1)])
    const group = within(screen.getByRole('group', { name: 'Order type' }))
    for (const chosen of ['DROP', type]) {
      const radio = group.getAllByRole('radio').find(choice => (choice as HTMLInputElement).value === chosen)
      await act(async () => fireEvent.click(radio as HTMLElement))
      await settled()
    }
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toEqual([expect.objectContaining({ orderType: type })])
  })

  it('ORD-015 lets address, items, quantity and PO# be changed, and orders that', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const other = await findPart(
      shop,
      ({ number, availability }) => number !== part.number && (availability?.stock ?? 0) > 30,
    )
    const onOrderPlaced = vi.fn()
    const { created, went } = await draw([item(part.number, 2), item(other.number, 1)], { onOrderPlaced })
    const quantity = screen.getByRole('spinbutton', { name: `Quantity of ${part.number}` })
    fireEvent.input(quantity, { target: { value: '7' } })
    await act(async () => fireEvent.keyDown(quantity, { key: 'Enter' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: `Remove ${other.number}` })))
    await act(async () => fireEvent.input(screen.getByLabelText(/PO#/), { target: { value: 'PO-4711' } }))
    await choose(/^Ship To/, 'another')
    const typed = { Company: 'Huis & Co', Address: 'Kade 1', Postcode: '3011 AA', City: 'Rotterdam' }
    for (const [label, value] of Object.entries(typed)) {
      const field = await screen.findByLabelText(new RegExp(`^${label}(\\*|optional)?$`))
      act(() => field.focus())
      await act(async () => fireEvent.input(field, { target: { value } }))
      await act(async () => field.blur())
    }
    await settled()
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toEqual([
      expect.objectContaining({
        items: [expect.objectContaining({ number: part.number, qty: 7 })],
        poNo: 'PO-4711',
        shipTo: expect.objectContaining({ company: 'Huis & Co', city: 'Rotterdam' }),
      }),
    ])
    const [{ orderNo }] = onOrderPlaced.mock.lastCall as [{ orderNo: string }]
    expect(went).toEqual([`/order/checkout/${orderNo}`])
  })

  it('API-077 asks for the reference that the invoices of the company carry, and sends it once it is changed', async () => {
    const part = await findPart(await colleague())
    const { created } = await draw([item(part.number, 4)])
    const field = await screen.findByLabelText(/^Buyer reference/)
    expect(field).not.toBeRequired()
    await settled()
    await act(async () => fireEvent.input(field, { target: { value: ' OIN 00000001003214345000 ' } }))
    await press()
    await waitFor(() => expect(created).toMatchObject([{ buyerReference: 'OIN 00000001003214345000' }]))
  })

  it('VAL-040 says of a typed address what does not look right, in words, and takes it', async () => {
    const part = await findPart(await colleague())
    const { created, went } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    const typed = {
      Company: 'Huis',
      Address: 'Kade 1',
      Postcode: '30',
      City: 'Rotterdam',
      Phone: 'ask',
      'E-mail': 'huis',
    }
    for (const [label, value] of Object.entries(typed)) {
      const field = await screen.findByLabelText(new RegExp(`^${label}(\\*|optional)?$`))
      act(() => field.focus())
      await act(async () => fireEvent.input(field, { target: { value } }))
      if (label === 'Postcode') expect(screen.queryByText(/^Postcodes in this country/)).toBeNull()
      await act(async () => field.blur())
    }
    for (const hint of [
      'Postcodes in this country look like 3534 AM. Please check yours.',
      'This does not look like a phone number. Please check it.',
      'This does not look like an e-mail address. Please check it.',
    ])
      expect(screen.getByText(hint)).toBeInTheDocument()
    await settled()
    await press()
    const asked = await screen.findByText(/Place the order once more if yours is right\.$/)
    expect(asked.closest('[role=alert]')).not.toBeNull()
    await waitFor(() => expect(screen.getByLabelText(/^Postcode/)).toHaveFocus())
    expect(created).toEqual([])
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toMatchObject([{ shipTo: { postcode: '30', phone: 'ask', email: 'huis' } }])
  })

  it('VAL-020 marks the postcode of a typed address as optional where the country does without', async () => {
    const part = await findPart(await colleague())
    await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    expect(await screen.findByLabelText(/^Postcode\*$/)).toBeRequired()
    await screen.findByRole('option', { name: 'Ireland' })
    await choose(/^Country/, 'IE')
    expect(await screen.findByLabelText(/^Postcode ?optional$/)).not.toBeRequired()
  })

  it('VAL-020 lists the countries of a typed address in the language of the page, in its order', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    await act(async () => shop.i18n.setLanguage('it'))
    const list = await screen.findByLabelText(/^Paese/)
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Italia' })).toHaveValue('IT'))
    const names = within(list)
      .getAllByRole('option')
      .map(option => option.textContent)
    expect(names.indexOf('Germania')).toBeLessThan(names.indexOf('Paesi Bassi'))
    expect(names).not.toContain('Italy')
  })

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

  it('ORD-013 ERR-027 says what ships now and what is back ordered, and lets the buyer go on', async () => {
    const part = await findPart(await colleague(), isHereAlone)
    const stock = orderable(part)
    const { went } = await draw([item(part.number, stock + 2)])
    const [row] = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(row).toHaveTextContent(`${pieces(stock)} now`)
    expect(row).toHaveTextContent(`2 back ordered, shipping now: ${pieces(stock)}.`)
    expect(screen.getByText('Back Order')).toBeInTheDocument()
    const shipment = (name: string) => screen.getByText(name).closest('li')
    expect(row).toHaveTextContent('2 date unknown')
    expect(shipment('Shipment 1')).toHaveTextContent(`now: ${pieces(stock)} pieces`)
    expect(screen.getByText(/^Without a date: 2 pieces\./)).toBeInTheDocument()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ship together' })))
    await waitFor(() => expect(row).toHaveTextContent(`${pieces(stock + 2)} date unknown`))
    expect(row).not.toHaveTextContent(/\d now/)
    expect(screen.getByText(new RegExp(`^Without a date: ${pieces(stock + 2)} pieces`))).toBeInTheDocument()
    await settled()
    expect(place()).toBeEnabled()
    expect(went).toEqual([])
  })

  it('ORD-013 what is in stock leaves on the next shipping day, and the time on the way counts from there', async () => {
    const part = await findPart(await colleague(), isHereAlone)
    const leavesOn = { leavesOn: '2031-06-02', orderBy: null }
    await draw([item(part.number, 2)], {
      fetch: changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
        ...envelope,
        data: { ...data, ...leavesOn },
      })),
    })
    const shipment = screen.getByText('One shipment').closest('li')
    // From the Monday on which it leaves: Tuesday to Wednesday.
    expect(shipment).toHaveTextContent('2 Jun: 2 piecesat the door Tue 3 Jun – Wed 4 Jun')
    expect(via(/^Express before 12:00 1 working day Tue 3 Jun €/)).toBeInTheDocument()
    expect(screen.queryByText(/next working day/)).toBeNull()
  })

  it.each([
    [
      'and how long that is so',
      { orderWithin: 7_830, firstLeavesOn: '2031-06-06' },
      'Order within 2 hrs 10 mins for what is in stock to leave today.',
      'now: 2 piecesif you order by 16:30at the door Mon 9 Jun – Tue 10 Jun',
    ],
    [
      'without the time where it is not known',
      { orderWithin: null, firstLeavesOn: null },
      undefined,
      'now: 2 piecesif you order by 16:301–2 working days',
    ],
  ])('ORD-013 says until when to order for what is in stock to leave today, %s', async (_what, cutOff, within, row) => {
    const part = await findPart(await colleague(), isHereAlone)
    await draw([item(part.number, 2)], {
      fetch: changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
        ...envelope,
        data: { ...data, leavesOn: null, orderBy: '16:30', ...cutOff },
      })),
    })
    expect(screen.getByText('One shipment').closest('li')).toHaveTextContent(row)
    expect(screen.queryByText(/^Order within/)?.textContent).toBe(within)
  })

  it('ship vias follow the language, and what was chosen stays', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 1)])
    await chooseVia(/^Express before 12:00 next working day/)
    await waitFor(() => expect(via(/^Express before 12:00 next working day/)).toBeChecked())
    await act(() => shop.i18n.setLanguage('de'))
    await waitFor(() => expect(via(/^Express vor 12:00 Uhr nächster Arbeitstag/)).toBeChecked())
    expect(screen.getByRole('radiogroup', { name: 'Versandart' })).toBeInTheDocument()
  })

  it('ORD-014 cuts a short line to what is there, which makes the order normal', async () => {
    const part = await findPart(await colleague())
    const stock = orderable(part)
    await draw([item(part.number, stock + 2)])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: `Cut to ${pieces(stock)}` })))
    await waitFor(() => expect(screen.getByText('Normal')).toBeInTheDocument())
    expect(screen.getByRole('spinbutton', { name: `Quantity of ${part.number}` })).toHaveValue(String(stock))
    expect(screen.queryByText(/back ordered/)).toBeNull()
  })

  it('ENT-011 API-036 offers the states and regions of a country of the EU, and a free field elsewhere', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    const state = () => screen.getByLabelText(/^State, province or region/)
    await waitFor(() => expect(state().tagName).toBe('SELECT'))
    const listed = (await shop.client.call(calls.site.states)).filter(({ countryIso2 }) => countryIso2 === 'NL')
    expect(listed.length).toBeGreaterThan(10)
    const offered = [...state().querySelectorAll('option')].map(option => option.textContent)
    expect(offered).toEqual(['Choose', ...listed.map(({ name }) => name)])
    await choose(/^State, province or region/, 'Utrecht')
    expect(state()).toHaveValue('Utrecht')
    // A region of the Netherlands is none of Germany.
    await choose(/^Country/, 'DE')
    expect(state()).toHaveValue('')
    expect(within(state()).getByRole('option', { name: 'Bayern' })).toBeInTheDocument()
    await choose(/^Country/, 'CH')
    expect(state().tagName).toBe('INPUT')
    fireEvent.input(state(), { target: { value: 'Zug' } })
    expect(state()).toHaveValue('Zug')
  })

  it('VAL-019 wants a forwarder where the ship via needs one, says so at the field and sends nothing', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const { created, went } = await draw([item(part.number, 1)])
    const known = (await shop.client.call(calls.orders.shipVias)).find(choice => choice.needsForwarder)
    await chooseVia(new RegExp(`^${known?.name}`))
    await press()
    expect(screen.getAllByText('Please select a forwarder.').length).toBeGreaterThan(0)
    const forwarder = screen.getByLabelText(/^Forwarder/)
    expect(forwarder).toHaveAttribute('aria-invalid', 'true')
    expect(forwarder).toHaveFocus()
    expect(created).toEqual([])
    await choose(/^Forwarder/, known?.forwarders[0] ?? '')
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toEqual([expect.objectContaining({ forwarder: known?.forwarders[0] })])
  })

  it('VAL-020 wants a Ship To, says so at the field and sends nothing', async () => {
    const part = await findPart(await colleague())
    const { created } = await draw([item(part.number, 1)])
    await choose(/^Ship To/, 'another')
    await screen.findByLabelText(/^Company/)
    await press()
    expect(screen.getAllByText('Please enter the Ship To address.').length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/^Company/)).toHaveFocus()
    expect(created).toEqual([])
  })

  it('VAL-021 ERR-026 names a disabled part, blocks the order, and puts the successor in its place', async () => {
    const { created } = await draw([item(DISABLED.number, 2)])
    expect(screen.getByText(`Product ${DISABLED.number} is disabled, please choose another one.`)).toBeInTheDocument()
    await press()
    expect(created).toEqual([])
    const use = screen.getByRole('button', { name: `Use ${DISABLED.successor} instead` })
    expect(use).toHaveFocus()
    await act(async () => fireEvent.click(use))
    expect(await screen.findByRole('spinbutton', { name: `Quantity of ${DISABLED.successor}` })).toHaveValue('2')
    expect(screen.queryByText(/is disabled/)).toBeNull()
  })

  it('names a number that no article has and takes it away', async () => {
    const part = await findPart(await colleague())
    await draw([item(part.number, 1), item('NO-SUCH-PART', 1)])
    expect(screen.getByText('No article has the number NO-SUCH-PART.')).toBeInTheDocument()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove NO-SUCH-PART' })))
    await waitFor(() => expect(screen.queryByText(/No article has/)).toBeNull())
  })

  it('ORD-018 an order that changed meanwhile is not placed until it is confirmed again, with what changed', async () => {
    const shop = await colleague()
    const part = await findPart(shop, isHereAlone)
    const stock = orderable(part)
    const { went } = await draw([item(part.number, stock)])
    await buy(shop, part.number, 1)
    await press()
    const notice = (await screen.findByText('Current order has changed, please reconfirm this order.')).closest(
      '[role="status"]',
    )
    expect(notice).toHaveTextContent(`${part.number}: ${pieces(stock)} now → ${pieces(stock - 1)} now, 1 date unknown`)
    expect(went).toEqual([])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reconfirm and place order' })))
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
    const notice = await screen.findByText('Order create failed.', undefined, { timeout: 10_000 })
    await waitFor(() => expect(seen.mock.contexts).toContain(notice.closest('[role="alert"]')))
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
    const notice = await screen.findByText('We could not find out yet whether your order was placed.', undefined, {
      timeout: 10_000,
    })
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
    expect(await screen.findByText(`${part.number} is not in your basket any more.`)).toBeInTheDocument()
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('Some articles are not in your basket any more.')
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
    expect(
      screen.getByText(new RegExp(`^${orderNo} of .* has the same articles and quantities\\.$`)),
    ).toBeInTheDocument()
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
    const alert = await within(field.closest<HTMLElement>('.cw-field')!).findByRole('alert')
    expect(alert).toHaveTextContent(
      new RegExp(`^${orderNo} of .* has the same PO# ${poNo}\\. You can place this order too\\.$`),
    )
    expect(field).toHaveAccessibleDescription(new RegExp(`^${orderNo} of .* has the same PO#`))
    expect(screen.queryByText('Have you ordered this already?')).toBeNull()

    fireEvent.input(field, { target: { value: `${poNo}-2` } })
    await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  })

  it('shows the sums the server worked out', async () => {
    const part = await findPart(await colleague())
    const { shop } = await draw([item(part.number, 3)])
    const body: OrderBody = { items: [item(part.number, 3)], orderType: 'REG', backOrderMode: 'shipAvailable' }
    const { grandTotal, vat } = await shop.client.call(calls.orders.confirm, { body })
    expect(screen.getByText('Grand total').nextElementSibling).toHaveTextContent(
      shop.i18n.formatMoney(grandTotal, 'EUR'),
    )
    expect(screen.getByText(/^VAT 21/).nextElementSibling).toHaveTextContent(shop.i18n.formatMoney(vat, 'EUR'))
  })

  it('RT-039 says that there is nothing to confirm and leads back', async () => {
    await renderWithShop(<OrderConfirm skus="not a list" />, { prepare: signInAs('buyer.nl') })
    expect(await screen.findByText('There is nothing to confirm.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  })

  it('says that it failed and tries again', async () => {
    const part = await findPart(await colleague())
    let isBroken = true
    await renderWithShop(<OrderConfirm skus={JSON.stringify([item(part.number, 1)])} />, {
      prepare: signInAs('buyer.nl'),
      fetch: answerWith('/order/confirm', () => (isBroken ? { code: 500, msg: '' } : undefined)),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeInTheDocument()
  })

  it('asks a visitor to sign in, and is there once its buyer has on the same page', async () => {
    const part = await findPart(await colleague())
    const { shop } = await renderWithShop(<OrderConfirm skus={JSON.stringify([item(part.number, 1)])} />)
    expect(await screen.findByText('Sign in to confirm your order.')).toBeInTheDocument()
    await act(() => signInAs('buyer.nl')(shop))
    expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeInTheDocument()
  })

  it('ERR-005 without permission says the fixed sentence in place too, no matter what the server says', async () => {
    const part = await findPart(await colleague())
    await renderWithShop(<OrderConfirm skus={JSON.stringify([item(part.number, 1)])} />, {
      prepare: signInAs('buyer.nl'),
      fetch: answerWith('/order/confirm', () => ({ code: 403, msg: 'Text of the server' })),
    })
    expect(await screen.findByText('Current operation has no permissions')).toBeInTheDocument()
    expect(screen.queryByText('Text of the server')).toBeNull()
  })

  it('has nothing axe objects to, with a typed address and problems', async () => {
    const { container } = await draw([item(DISABLED.number, 2)])
    await choose(/^Ship To/, 'another')
    await screen.findByLabelText(/^Company/)
    await press()
    expect(await findViolations(container)).toEqual([])
  })
})

it('RT-039 leads back to the quick order that the lines came from', async () => {
  const shop = await colleague()
  const part = await findPart(shop)
  const { id } = await shop.client.call(
    calls.quickOrder.create,
    { body: { lines: [{ number: part.number, qty: 1 }] } },
    { idempotencyKey: crypto.randomUUID() },
  )
  await draw([item(part.number, 1)], { quickOrderId: id })
  const back = screen.getByRole('link', { name: 'Back to quick order' })
  expect(back).toHaveAttribute('href', `/hisorder/quickOrderDetails/${id}`)
  expect(screen.queryByRole('link', { name: 'Back to the basket' })).toBeNull()
})

it('RT-039 leads back to the order whose articles are ordered again', async () => {
  const part = await findPart(await colleague())
  await draw([item(part.number, 1)], { orderNo: 'ON-7KXM-2QPD' })
  const back = screen.getByRole('link', { name: 'Back to the order' })
  expect(back).toHaveAttribute('href', '/hisorder/orderDetails/ON-7KXM-2QPD')
  expect(screen.queryByRole('link', { name: 'Back to the basket' })).toBeNull()
})

it('PERM-011 leads those without a basket to the start page', async () => {
  const withoutCart = changeAnswer<object>('/getInfo', answer =>
    JSON.parse(JSON.stringify(answer).replaceAll('cust:shoppingcart', 'cust:other')),
  )
  const part = await findPart(await colleague())
  await draw([item(part.number, 1)], { fetch: withoutCart })
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/index')
  expect(screen.queryByRole('link', { name: 'Back to the basket' })).toBeNull()
})

describe('terms and credit', () => {
  const figures = { creditLimit: 5000, creditBalance: 4000, termsDays: 14 }
  const wire = changeAnswer<{ data: object }>('/account/billing', ({ data, ...envelope }) => ({
    ...envelope,
    data: { ...data, ...figures },
  }))

  it('ACC-011 ORD-004 says when the order is to be paid, and the credit that is left after it', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    await draw([item(part.number, 1)], { fetch: wire })
    const words = await screen.findByText(/^14 days net, invoiced per shipment\. Credit left after this order: /)
    const total = screen.getByText('Grand total').nextElementSibling?.textContent ?? ''
    const left = (400_000 - Math.round(Number(total.replace(/[^\d.]/g, '')) * 100)) / 100
    expect(words).toHaveTextContent(shop.i18n.formatMoney(left, 'EUR'))
  })

  it('ACC-011 warns of an order that exceeds the credit that is left, and says what is left once', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const billed = changeAnswer<{ data: object }>('/account/billing', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, ...figures, creditBalance: 1.5 },
    }))
    const confirmed = changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, credit: { limit: 5000, open: 4998.5, left: 1.5 } },
    }))
    const scarce: typeof fetch = (input, init) =>
      (new Request(input, init).url.endsWith('/account/billing') ? billed : confirmed)(input, init)
    await draw([item(part.number, 1)], { fetch: scarce })
    expect(await screen.findByText('This order exceeds your credit limit.')).toBeInTheDocument()
    expect(
      screen.getByText(
        /^€1\.50 of €5,000\.00 are left\. You can place the order; we may contact you before it ships\./,
      ),
    ).toBeInTheDocument()
    expect(await screen.findByText('14 days net, invoiced per shipment.')).toBeInTheDocument()
    expect(screen.getAllByText('This order exceeds your credit limit.')).toHaveLength(1)
    expect(screen.queryByText(/Credit left/)).toBeNull()
  })

  it('ACC-011 names an overdrawn credit as the desk does, below zero', async () => {
    const part = await findPart(await colleague())
    const fetch = changeAnswer<{ data: object }>('/order/confirm', ({ data, ...envelope }) => ({
      ...envelope,
      data: { ...data, credit: { limit: 5000, open: 5066, left: -66 } },
    }))
    await draw([item(part.number, 1)], { fetch })
    expect(await screen.findByText(/^Credit left: -€66\.00 of €5,000\.00\. You can place the order;/)).toBeVisible()
  })

  it('ACC-011 says neither to a sub-account', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const rendered = await renderWithShop(<OrderConfirm skus={JSON.stringify([item(part.number, 1)])} />, {
      prepare: signInAs('rep.nl'),
    })
    await screen.findByRole('heading', { name: 'Delivery' })
    await settled()
    const { store } = billingOf(rendered.shop)
    await waitFor(() => expect(store.getState()).toMatchObject({ status: 'failed', error: { kind: 'forbidden' } }))
    expect(screen.queryByText(/days net|Credit left/)).toBeNull()
  })
})

describe('a coupon', () => {
  const field = () => screen.getByLabelText('Coupon code')
  const type = (code: string) => act(async () => fireEvent.input(field(), { target: { value: code } }))
  const apply = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })))
  /** Counts what is asked of coupons. */
  const counting = () => {
    const asked: unknown[] = []
    const wire: typeof fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname.endsWith('/coupon/check')) asked.push(JSON.parse(String(init?.body)))
      return fetch(input, init)
    }
    return { asked, wire }
  }
  const sums = () => [...document.querySelectorAll('.cw-facts--sums > dt')].map(name => name.textContent)

  it('API-077 API-091 CPN-005 is checked, counts, is ordered with, and can be taken away again', async () => {
    const part = await findPart(await colleague())
    const { asked, wire } = counting()
    const { created, went } = await draw([item(part.number, 8)], { fetch: wire })
    expect(sums()).not.toContain('Discount on the order (WELCOME10)')
    await type(' welcome10 ')
    await apply()
    await waitFor(() => expect(sums()).toContain('Discount on the order (WELCOME10)'))
    expect(asked).toEqual([
      expect.objectContaining({ code: 'welcome10', items: [expect.objectContaining({ qty: 8 })] }),
    ])
    const value = [...document.querySelectorAll('.cw-facts--sums > dt')].find(dt =>
      dt.textContent?.includes('WELCOME10'),
    )
    expect(value?.nextElementSibling).toHaveTextContent('-€10.00')
    expect(screen.queryByLabelText('Coupon code')).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove the coupon WELCOME10' })))
    await waitFor(() => expect(sums()).not.toContain('Discount on the order (WELCOME10)'))
    expect(field()).toHaveValue('')
    await settled()
    await type('WELCOME10')
    await apply()
    await waitFor(() => expect(sums()).toContain('Discount on the order (WELCOME10)'))
    await settled()
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toEqual([expect.objectContaining({ couponCode: 'WELCOME10' })])
  })

  it('VAL-038 an empty code says so and sends nothing', async () => {
    const part = await findPart(await colleague())
    const { asked, wire } = counting()
    await draw([item(part.number, 1)], { fetch: wire })
    await type('   ')
    await apply()
    expect(screen.getByText('Please enter a coupon code.')).toBeInTheDocument()
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(asked).toEqual([])
  })

  it('VAL-039 without a ship via it says so and sends nothing; with one free shipping applies', async () => {
    const part = await findPart(await colleague())
    const { asked, wire } = counting()
    const without: typeof fetch = async (input, init) => {
      const answer = await wire(input, init)
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (!pathname.endsWith('/order/confirm')) return answer
      const said = (await answer.json()) as { data: { shipViaId: number | null } }
      if (!JSON.parse(String(init?.body)).shipViaId) said.data.shipViaId = null
      return Response.json(said)
    }
    await draw([item(part.number, 1)], { fetch: without })
    await type('FREESHIP')
    await apply()
    expect(screen.getByText('Please select a ship via first, then use the coupon.')).toBeInTheDocument()
    expect(asked).toEqual([])
    await act(async () =>
      fireEvent.click(
        within(screen.getByRole('radiogroup', { name: 'Ship via' })).getAllByRole('radio')[0] as HTMLElement,
      ),
    )
    await settled()
    await apply()
    await waitFor(() => expect(sums()).toContain('Shipping (FREESHIP)'))
    expect(asked).toHaveLength(1)
    expect(screen.getByText(/Free shipping · Shipping cost €\d+\.\d\d saved/)).toBeInTheDocument()
  })

  it.each([
    ['ERR-017', 20000, 'NO-SUCH', 'Coupon not found'],
    ['ERR-018', 20001, 'SENT-EMPTY', 'Coupon code cannot be null/empty'],
    ['ERR-019', 20002, 'LASTONE', 'Coupons used up'],
    ['ERR-020', 20003, 'NEXTMONTH', 'Activity not started or coupon invalid'],
    ['ERR-021', 20004, 'THANKS15', 'Coupon used or expired'],
    ['ERR-022', 20005, 'SAVE5', 'Discount coupons cannot be used with discounted items'],
    ['ERR-023', 20006, 'LABELS8', "Coupon can't be used on this product"],
    ['ERR-024', 20007, 'DRUKWERK20', "Coupon can't be used under this condition"],
  ])('%s code %i is shown at the field', async (_row, code, typed, msg) => {
    const part = await findPart(await colleague())
    // What the demo shop cannot be brought to by a code alone.
    const isMade = code === 20001 || code === 20005
    const made = () => (isMade ? { code, msg, data: null } : undefined)
    await draw([item(part.number, 1)], { fetch: answerWith('/coupon/check', made) })
    await type(typed)
    await apply()
    expect(await screen.findByText(msg)).toBeInTheDocument()
    expect(field()).toHaveAccessibleDescription(msg)
    expect(field()).toHaveValue(typed)
  })

  it('that no longer counts after a change says why, and counts again', async () => {
    const part = await findPart(await colleague())
    await draw([item(part.number, 20)])
    await type('DRUKWERK20')
    await apply()
    await waitFor(() => expect(sums()).toContain('Discount on the order (DRUKWERK20)'))
    await settled()
    const cut = async (pieces: string) => {
      const quantity = screen.getByRole('spinbutton', { name: `Quantity of ${part.number}` })
      await act(async () => fireEvent.input(quantity, { target: { value: pieces } }))
      await act(async () => fireEvent.keyDown(quantity, { key: 'Enter' }))
    }
    await cut('1')
    expect(await screen.findByText("Coupon can't be used under this condition")).toBeInTheDocument()
    expect(sums()).not.toContain('Discount on the order (DRUKWERK20)')
    await settled()
    await cut('20')
    await waitFor(() => expect(sums()).toContain('Discount on the order (DRUKWERK20)'))
  })

  it.each(['US', 'unknown'] as const)('CPN-001 there is no field for one in the region %s', async region => {
    const part = await findPart(await colleague())
    await draw([item(part.number, 1)], { fetch: inRegion(region) })
    expect(screen.queryByLabelText('Coupon code')).toBeNull()
    expect(document.body.innerHTML).not.toMatch(/coupon/i)
  })
})
