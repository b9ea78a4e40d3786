import { calls } from '@cartwright/core'
import type { OrderBody } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DISABLED, findPart, orderable } from '../testing/a-part'
import { answerWith } from '../testing/answer-with'
import { changeAnswer } from '../testing/change-answer'
import { findViolations } from '../testing/find-violations'
import { followFirstError } from '../testing/follow-first-error'
import { hear } from '../testing/hear'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderConfirm } from './order-confirm'
import {
  choose,
  chooseVia,
  colleague,
  draw,
  isHereAlone,
  item,
  pieces,
  place,
  press,
  settled,
  typeAddress,
  via,
} from './order-confirm.testing'
import type { OrderConfirmProps } from './order-confirm.types'

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

  it('says which lines of one article it has put together, until their quantity is changed', async () => {
    await draw([item('CW-TN2420', 2), item('CW-CF259X', 1), item('CW-TN2420', 3)])
    const note = (await screen.findByText('Lines with the same article are one line now:')).closest('.cw-notice')
    expect(note).toHaveTextContent(
      'Lines with the same article are one line now:CW-TN2420: 2 + 3 = 5 piecesPlease check the quantity.',
    )
    const quantity = screen.getByRole('spinbutton', { name: /CW-TN2420/ })
    expect(quantity).toHaveValue('5')
    await act(async () => fireEvent.input(quantity, { target: { value: '3' } }))
    await act(async () => fireEvent.blur(quantity))
    await waitFor(() => expect(screen.queryByText('Lines with the same article are one line now:')).toBeNull())
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
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Make it a standard order' })))
    await settled()
    expect(reg).toBeChecked()
    expect(question()).toBeNull()
  })

  it('says where the confirmation goes', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    await draw([item(part.number, 1)])
    expect(await screen.findByText(/^The confirmation goes to \S+@example\.com, with the PDF\.$/)).toBeInTheDocument()
  })

  it('ORD-006 ORD-007 ORD-008 offers the three order types in words, REG first, and sends the chosen one', async () => {
    const shop = await colleague()
    const part = await findPart(shop)
    const { created, went } = await draw([item(part.number, 1)])
    const [reg, drop, cpdrop] = within(screen.getByRole('group', { name: 'Order type' })).getAllByRole('radio')
    expect(reg).toBeChecked()
    // The code is seen, and is no part of the name.
    expect(reg).toHaveAccessibleName(/^Standard (?!REG)/)
    expect(cpdrop).toHaveAccessibleName(/^Drop ship, own note (?!CPDROP)/)
    expect(reg?.closest('label')).toHaveTextContent(/Standard\s*REG/)
    expect(drop?.closest('label')).toHaveTextContent(/neutral\s*DROP\s*Neutral delivery note/)
    expect(cpdrop?.closest('label')).toHaveTextContent(/CPDROP\s*Complete plain or double-blind, with your own/)
    await act(async () => fireEvent.click(cpdrop as HTMLElement))
    await settled()
    expect(screen.getByRole('group', { name: 'Delivery note' })).toHaveTextContent(
      /Choose a file.*Upload the delivery note later on the page of the order, or send it as a PDF to \S+@\S+ with the order number/,
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

  it('ORD-015 a line that is removed leaves the focus at the next one, and the last line at the way back', async () => {
    const shop = await colleague()
    const first = await findPart(shop)
    const second = await findPart(shop, ({ number }) => number !== first.number)
    const heard = hear()
    await draw([item(first.number, 2), item(second.number, 3)])
    expect(screen.getByText('2 lines, 5 pieces')).toBeInTheDocument()
    const before = expect.stringMatching(/^2 lines, 5 pieces, grand total €[\d.,]+\.$/)
    await waitFor(() => expect(heard()).toEqual([before]))
    const remove = async (number: string) => {
      const button = screen.getByRole('button', { name: `Remove ${number}` })
      act(() => button.focus())
      await act(async () => fireEvent.click(button))
    }
    await remove(first.number)
    expect(await screen.findByText('1 line, 3 pieces')).toBeInTheDocument()
    const after = expect.stringMatching(/^1 line, 3 pieces, grand total €[\d.,]+\.$/)
    await waitFor(() => expect(heard()).toEqual([before, after]))
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: `Quantity of ${second.number}` })).toHaveFocus())
    await remove(second.number)
    expect(
      await screen.findByText('No articles are left to order here. What you put into the basket is still there.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to the basket' })).toHaveFocus())
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
    await typeAddress({ Company: 'Huis & Co', Address: 'Kade 1', Postcode: '3011 AA', City: 'Rotterdam' })
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
    // What the other way would come to is said before it is chosen.
    expect(screen.getByText('Together: no date yet')).toBeInTheDocument()
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

  it('N6 ORD-017 every piece is in the row of a ship via with a day at the door, what comes within 72 hours too', async () => {
    const part = await findPart(await colleague(), isHereAlone)
    const promises = [
      { qty: 22, when: 'now', warehouse: 'NL' },
      { qty: 17, when: '72h', warehouse: 'DE' },
      { qty: 4, when: 'unknown', warehouse: null },
    ]
    await draw([item(part.number, 2)], {
      fetch: changeAnswer<{ data: { lines: object[] } }>('/order/confirm', ({ data, ...envelope }) => ({
        ...envelope,
        data: {
          ...data,
          lines: data.lines.map(line => ({ ...line, qty: 43, promises })),
          leavesOn: null,
          firstLeavesOn: '2031-06-05',
          soonLeavesOn: '2031-06-08',
        },
      })),
    })
    const [standard] = document.querySelectorAll('.cw-vias__days')
    expect(standard).toHaveTextContent('22: Fri 6 Jun – Mon 9 Jun 17: Mon 9 Jun – Tue 10 Jun 4: no date yet')
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
    await followFirstError()
    expect(forwarder).toHaveFocus()
    expect(created).toEqual([])
    await choose(/^Forwarder/, known?.forwarders[0] ?? '')
    await press()
    await waitFor(() => expect(went).toHaveLength(1))
    expect(created).toEqual([expect.objectContaining({ forwarder: known?.forwarders[0] })])
  })

  it('VAL-021 ERR-026 names a disabled part, blocks the order, and puts the successor in its place', async () => {
    const { created } = await draw([item(DISABLED.number, 2)])
    expect(screen.getByText(`Product ${DISABLED.number} is disabled, please choose another one.`)).toBeInTheDocument()
    await press()
    expect(created).toEqual([])
    const use = screen.getByRole('button', { name: `Use ${DISABLED.successor} instead` })
    await followFirstError()
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
