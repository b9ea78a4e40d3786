import { calls } from '@cartwright/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../provider/shop-provider'
import { answerWith } from '../testing/answer-with'
import { makeTestShop, renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { OrderList } from './order-list'

const LIST = '/clientsystem/order/list'
const buyer = { prepare: signInAs('buyer.nl') }

/** A real order of buyer.nl. */
async function place(poNo: string) {
  const shop = makeTestShop()
  await shop.start()
  await signInAs('buyer.nl')(shop)
  const body = {
    items: [{ number: 'CW-TN2420', qty: 1 }],
    orderType: 'DROP',
    backOrderMode: 'shipAvailable',
    poNo,
  } as const
  const sent = { ...body, items: [...body.items] }
  const { hash, twins = [] } = await shop.client.call(calls.orders.confirm, { body: sent })
  const idempotencyKey = `list-${process.pid}-${Date.now()}-${Math.random()}`
  return shop.client.call(
    calls.orders.create,
    { body: { ...sent, hash, knownTwins: twins.map(twin => twin.orderNo) } },
    { idempotencyKey },
  )
}
const poOf = () => `PO-${process.pid}-${Math.random().toString(36).slice(2)}`
const rows = () => screen.getAllByRole('row').slice(1)
const row = {
  orderNo: 'ON-1',
  soNo: 'SO-1',
  poNo: '',
  qoNo: null,
  trackingNo: null,
  soDate: '2026-11-19 16:41:00',
  status: 'submitted',
  kind: 'Normal',
  orderType: 'REG',
  placedBy: 'Anke Jansen',
  lineCount: 3,
  currency: 'EUR',
  grandTotal: 1486.2,
}
const answering = (...changes: object[]) => ({
  ...buyer,
  fetch: answerWith(LIST, () => ({
    code: 200,
    msg: '',
    total: 45,
    rows: changes.map((change, at) => ({ ...row, orderNo: `ON-${at}`, ...change })),
  })),
})

describe('order list', () => {
  it('RMA-010 leads to a return of goods that have all arrived, and of no others', async () => {
    const onNavigate = vi.fn(() => false)
    const rowsOf = answering({ status: 'all goods delivered' }, { status: 'shipped' })
    await renderWithShop(<OrderList onNavigate={onNavigate} />, rowsOf)
    fireEvent.click(await screen.findByRole('link', { name: 'Apply for a return of ON-0' }))
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/rma/applyforreturn?order=ON-0' })
    expect(screen.queryByRole('link', { name: 'Apply for a return of ON-1' })).toBeNull()
  })

  it('H-013 ORD-009 shows what is still ordered after a cancellation, beside what was ordered', async () => {
    await renderWithShop(<OrderList />, answering({ grandTotal: 250.95, leftTotal: 105.39 }, { grandTotal: 80 }))
    expect(await screen.findByText('€105.39')).toBeInTheDocument()
    expect(screen.getByText('still ordered of €250.95')).toBeInTheDocument()
    expect(screen.getByText('€80.00')).toBeInTheDocument()
    expect(screen.getAllByText(/^still ordered/)).toHaveLength(1)
  })

  it('ORD-001 opens and closes the filters of a narrow list, and says how many are set', async () => {
    await renderWithShop(<OrderList status="shipped" orderType="REG" keyword="PO" />, answering({}))
    const toggle = await screen.findByRole('button', { name: 'Filters (2)' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(toggle.closest('search')).toHaveClass('is-open')
  })

  it('ORD-001 shows orders with PO#, recipient, date, who placed them, status and total, and links to their details', async () => {
    const poNo = poOf()
    const order = await place(poNo)
    const onNavigate = vi.fn(() => false)
    const { shop } = await renderWithShop(<OrderList keyword={poNo} onNavigate={onNavigate} />, buyer)
    const link = await screen.findByRole('link', { name: order.orderNo })
    expect(rows()).toHaveLength(1)
    const shown = within(rows()[0] as HTMLElement)
    const texts = [poNo, order.soNo, 'Sanne de Wit', 'DROP', 'Submitted', '1 line', 'Drukwerk Centraal B.V., Utrecht']
    for (const text of texts) expect(shown.getByText(text)).toBeInTheDocument()
    expect(screen.getByText('1 order')).toBeInTheDocument()
    expect(rows()[0]).toHaveTextContent(shop.i18n.formatMoney(order.grandTotal, 'EUR'))
    fireEvent.click(link)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: `/hisorder/orderDetails/${order.orderNo}` })
  })

  it('ORD-009 names the known statuses, and shows an unknown one as the server says it', async () => {
    const statuses = [
      'submitted',
      'processing',
      'partly shipped',
      'shipped',
      'all goods delivered',
      'cancelled',
      'at customs',
    ]
    await renderWithShop(<OrderList />, answering(...statuses.map(status => ({ status }))))
    await screen.findByText('at customs')
    const shown = rows().map(found => within(found).getAllByRole('cell')[3]?.textContent)
    expect(shown).toEqual([
      'Submitted',
      'In preparation',
      'Partly shipped',
      'Shipped',
      'All goods delivered',
      'Cancelled',
      'at customs',
    ])
  })

  it('ORD-011 ORD-012 says what an order waits for, and nothing of it for one that is cancelled', async () => {
    const waits = { kind: 'Back Order', status: 'submitted' } as const
    await renderWithShop(
      <OrderList />,
      answering(waits, { ...waits, status: 'cancelled' }, { kind: 'Pre-Order', status: 'cancelled' }),
    )
    await screen.findAllByText('Cancelled')
    const shown = rows().map(found => within(found).getAllByRole('cell')[3]?.textContent)
    expect(shown).toEqual(['SubmittedBack Order', 'Cancelled', 'Cancelled'])
  })

  it('N7 says how far an order has come, also after its first delivery', async () => {
    const progress = [
      { pieces: 306, shipment: 'SO-1-1', leavesOn: '2026-11-20', expectedOn: null, arrivedOn: '2026-11-23' },
      { pieces: 80, shipment: null, leavesOn: '2099-12-17', expectedOn: '2099-12-21', arrivedOn: null },
      { pieces: 4, shipment: 'SO-1-2', leavesOn: '2026-11-20', expectedOn: null, arrivedOn: null },
    ]
    await renderWithShop(<OrderList />, answering({ status: 'partly shipped', progress }))
    await screen.findByText('306 of 390 arrived, 80 expected 21 Dec, 4 on the way, no date known yet')
    expect(within(rows()[0] as HTMLElement).getAllByRole('cell')[3]).toHaveTextContent(/^Partly arrived/)
  })

  it('ORD-001 filters by who placed an order, and names the ones who have', async () => {
    const onListChange = vi.fn()
    const orderers = [
      { accountId: 7, name: 'Joost Bakker' },
      { accountId: 1, name: 'Sanne de Wit' },
    ]
    const { fetch, ...options } = answering({})
    await renderWithShop(<OrderList placedBy="9" onListChange={onListChange} />, {
      ...options,
      fetch: answerWith('/orderers', () => ({ code: 200, msg: '', data: orderers }), fetch),
    })
    const field = await screen.findByRole('combobox', { name: 'Placed by' })
    await within(field).findByRole('option', { name: 'Joost Bakker' })
    const names = within(field).getAllByRole('option')
    expect(names.map(option => option.textContent)).toEqual([
      'Everyone',
      'Joost Bakker',
      'Sanne de Wit',
      'Another account',
    ])
    expect(field).toHaveValue('9')
    fireEvent.change(field, { target: { value: '7' } })
    expect(onListChange).toHaveBeenLastCalledWith(expect.objectContaining({ placedBy: '7', page: 1 }))
  })

  it('API-079 asks the server for each filter, from the first page on, and reports it to the page', async () => {
    const onListChange = vi.fn()
    await renderWithShop(<OrderList page={2} pageSize={10} onListChange={onListChange} />, answering({}))
    await screen.findByRole('link', { name: 'ON-0' })
    expect(screen.getByText('11 to 20 of 45')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'cancelled' } })
    fireEvent.change(screen.getByLabelText('Order type'), { target: { value: 'CPDROP' } })
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'Back Order' } })
    fireEvent.input(screen.getByLabelText('From'), { target: { value: '2026-01-31' } })
    fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-02-28' } })
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'poNo asc' } })
    const filter = {
      status: 'cancelled',
      orderType: 'CPDROP',
      kind: 'Back Order',
      from: '2026-01-31',
      to: '2026-02-28',
      sort: 'poNo',
      order: 'asc',
    }
    expect(onListChange).toHaveBeenLastCalledWith({ ...filter, page: 1, pageSize: 10 })
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(onListChange).toHaveBeenLastCalledWith({ ...filter, page: 2, pageSize: 10 })
    fireEvent.change(screen.getByLabelText('Per page'), { target: { value: '60' } })
    expect(onListChange).toHaveBeenLastCalledWith({ ...filter, page: 1, pageSize: 60 })
    const clear = screen.getByRole('button', { name: 'Clear filters' })
    act(() => clear.focus())
    await act(async () => fireEvent.click(clear))
    expect(onListChange).toHaveBeenLastCalledWith({ sort: 'poNo', order: 'asc', page: 1, pageSize: 60 })
    // It goes only once the focus has left it.
    expect(clear).toHaveFocus()
    expect(clear).toHaveAttribute('aria-disabled', 'true')
    await act(async () => clear.blur())
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('looks for what was typed, with Enter at once, and says when nothing matches', async () => {
    const onListChange = vi.fn()
    await renderWithShop(<OrderList onListChange={onListChange} />, buyer)
    const field = await screen.findByRole('searchbox', { name: 'Find an order' })
    fireEvent.input(field, { target: { value: ' no such order ' } })
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
    expect(onListChange).toHaveBeenCalledExactlyOnceWith({ keyword: 'no such order', page: 1, pageSize: 20 })
    expect(await screen.findByText('No order matches.')).toBeInTheDocument()
    const clear = screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement
    act(() => clear.focus())
    await act(async () => fireEvent.click(clear))
    expect(field).toHaveValue('')
    // The rows that are there again have the focus of the button.
    await waitFor(() => expect(screen.getByRole('table').contains(document.activeElement)).toBe(true))
  })

  it('follows what its page says, and reports none of it', async () => {
    const onListChange = vi.fn()
    const poNo = poOf()
    const { orderNo } = await place(poNo)
    const { shop, rerender } = await renderWithShop(
      <OrderList keyword="no such order" onListChange={onListChange} />,
      buyer,
    )
    await screen.findByText('No order matches.')
    await act(async () =>
      rerender(
        <ShopProvider shop={shop}>
          <OrderList keyword={poNo} onListChange={onListChange} />
        </ShopProvider>,
      ),
    )
    expect(await screen.findByRole('link', { name: orderNo })).toBeInTheDocument()
    expect(screen.getByRole('searchbox')).toHaveValue(poNo)
    expect(onListChange).not.toHaveBeenCalled()
  })

  it('says that there are no orders yet, and where to begin', async () => {
    const fetch = answerWith(LIST, () => ({ code: 200, msg: '', rows: [], total: 0 }))
    await renderWithShop(<OrderList />, { ...buyer, fetch })
    expect(await screen.findByText('There are no orders yet.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'New order' })).toHaveAttribute('href', '/my/quickorder')
  })

  it('says that the list failed, and tries again', async () => {
    let isBroken = true
    const fetch = answerWith(LIST, () => (isBroken ? { code: 500, msg: '' } : undefined))
    await renderWithShop(<OrderList />, { ...buyer, fetch })
    expect(await screen.findByText('The orders cannot be shown at the moment.')).toBeInTheDocument()
    isBroken = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    await waitFor(() => expect(screen.queryByText('The orders cannot be shown at the moment.')).toBeNull())
  })

  it('PERM-019 asks visitors to sign in, and shows the orders to a clerk', async () => {
    const { unmount } = await renderWithShop(<OrderList />)
    expect(screen.getByText('Sign in to see the orders of your company.')).toBeInTheDocument()
    unmount()
    const poNo = poOf()
    const { orderNo } = await place(poNo)
    await renderWithShop(<OrderList keyword={poNo} />, { prepare: signInAs('clerk.nl') })
    expect(await screen.findByRole('link', { name: orderNo })).toBeInTheDocument()
  })
})

describe('ticked rows and views', () => {
  const tickAll = () => screen.getByRole('checkbox', { name: 'Select all on this page' })

  it('API-095 exports the ticked rows alone', async () => {
    const asked: unknown[] = []
    const { fetch: answeringList } = answering({}, {}, {})
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await renderWithShop(<OrderList />, {
      ...buyer,
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        if (!pathname.endsWith('/file/download')) return answeringList(input, init)
        asked.push(JSON.parse(String(init?.body)))
        return new Response('x', { headers: { 'Content-Disposition': 'attachment; filename="a.csv"' } })
      },
    })
    const exported = async (times: number) => {
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })))
      await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'CSV file' })))
      await waitFor(() => expect(saved).toHaveBeenCalledTimes(times))
      await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-busy'))
    }
    const first = await screen.findByRole('checkbox', { name: 'Select ON-0' })
    await act(async () => fireEvent.click(first))
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select ON-2' })))
    expect(screen.getByText('2 orders selected')).toBeInTheDocument()
    expect(tickAll()).not.toBeChecked()
    await exported(1)
    await act(async () => fireEvent.click(tickAll()))
    expect(screen.getByText('3 orders selected')).toBeInTheDocument()
    await act(async () => fireEvent.click(tickAll()))
    expect(screen.getByText('45 orders')).toBeInTheDocument()
    await exported(2)
    expect(asked).toEqual([
      { type: 'orders', format: 'csv', ids: ['ON-0', 'ON-2'] },
      { type: 'orders', format: 'csv', query: {} },
    ])
    vi.restoreAllMocks()
  })

  it('ORD-001 saves what is shown as a view, opens it again and deletes it', async () => {
    const name = `View ${poOf()}`
    const { unmount } = await renderWithShop(<OrderList status="processing" sort="poNo" />, buyer)
    const choose = async (button: string, entry: string) => {
      const opener = await screen.findByRole('button', { name: button })
      await act(async () => fireEvent.click(opener))
      const found = await screen.findByText(entry)
      await act(async () => fireEvent.click(found))
    }
    await choose('Views', 'Save this view …')
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
    expect(dialog.getByText('Enter a name.')).toBeInTheDocument()
    await act(async () => fireEvent.input(dialog.getByLabelText(/^Name of the view/), { target: { value: name } }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
    expect(await screen.findByRole('button', { name })).toBeInTheDocument()
    unmount()
    const onListChange = vi.fn()
    const second = await renderWithShop(<OrderList keyword="nothing" onListChange={onListChange} />, buyer)
    await choose('Views', name)
    expect(onListChange).toHaveBeenLastCalledWith({ status: 'processing', sort: 'poNo', page: 1, pageSize: 20 })
    const other = `${name} renamed`
    await choose(name, `Rename “${name}” …`)
    const renaming = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.input(renaming.getByLabelText(/^Name of the view/), { target: { value: other } }))
    await act(async () => fireEvent.click(renaming.getByRole('button', { name: 'Save' })))
    await screen.findByRole('button', { name: other })
    await choose(other, `Open the list with “${other}”`)
    // Said in the menu once the shop has it.
    await waitFor(() => expect(screen.getByRole('button', { name: other })).not.toHaveAttribute('aria-busy'))
    second.unmount()
    const opened = vi.fn()
    const third = await renderWithShop(<OrderList onListChange={opened} />, buyer)
    await screen.findByRole('button', { name: other })
    const view = { status: 'processing', sort: 'poNo', page: 1, pageSize: 20 }
    expect(opened).toHaveBeenCalledExactlyOnceWith({ ...view, isOpening: true })
    await act(async () => fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'shipped' } }))
    expect(opened).toHaveBeenLastCalledWith({ ...view, status: 'shipped' })
    third.unmount()
    // Asked for its first page, as after all filters were taken from it.
    const whole = vi.fn()
    const fourth = await renderWithShop(<OrderList page={1} onListChange={whole} />, buyer)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Views' })))
    await screen.findByText(new RegExp(other))
    expect(whole).not.toHaveBeenCalled()
    fourth.unmount()
    await renderWithShop(<OrderList keyword="nothing" />, buyer)
    await screen.findByRole('button', { name: 'Views' })
    cleanup()
    await renderWithShop(<OrderList />, buyer)
    await choose(other, `Delete “${other}”`)
    expect(await screen.findByRole('button', { name: 'Views' })).toBeInTheDocument()
  })
})
