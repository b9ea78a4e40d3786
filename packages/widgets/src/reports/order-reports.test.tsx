/** Reports of damage and shortage on the page of an order, and what waits of it. */
import type { Order, Report, ReportableLine, ReportsOfOrder } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AN_ORDER } from '../orders/order.testing'
import { OrderDetails, type OrderDetailsProps } from '../orders/order-details'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'

const { orderNo } = AN_ORDER
const ARRIVED: Partial<Order> = {
  shipments: AN_ORDER.shipments?.map(shipment => ({ ...shipment, deliveredAt: '2026-11-24 09:40:00' })) ?? [],
}

const aLine = (change: Partial<ReportableLine> = {}): ReportableLine => ({
  orderLineId: 1,
  number: 'CW-W2031X',
  oemCode: 'W2031X',
  name: 'Toner cartridge cyan',
  deliveredQty: 10,
  leftQty: 10,
  kitParts: [],
  deliveredOn: '2026-11-24',
  reportBy: '2099-11-27',
  ...change,
})
const TWO = [aLine(), aLine({ orderLineId: 2, number: 'CW-W2032X', name: 'Toner cartridge yellow', leftQty: 4 })]

const aReport = (change: Partial<Report> = {}): Report => ({
  reportNo: 'REP-7KXM-2QPD',
  orderNo,
  at: '2026-11-25 09:00:00',
  by: 'Anke Jansen',
  shipment: 'SO-7KXM-2QPD-1',
  status: 'open',
  rmas: [],
  canWithdraw: true,
  lines: [
    {
      id: 5,
      orderLineId: 1,
      number: 'CW-W2031X',
      name: 'Toner cartridge cyan',
      part: null,
      qty: 2,
      kind: 'damaged',
      text: 'The box was wet.',
      batchNo: 'L2609-1184',
      files: [],
      notes: [],
    },
  ],
  ...change,
})

interface Sent {
  path: string
  body: unknown
}

/** An order as a server answers it, with its reports; what is sent is kept. */
async function open(
  reports: ReportsOfOrder,
  {
    order = {},
    answer = reports,
    ...props
  }: { order?: Partial<Order>; answer?: object } & Partial<OrderDetailsProps> = {},
) {
  const sent: Sent[] = []
  const shown = { ...AN_ORDER, ...ARRIVED, ...order }
  const wire: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace('/prod-api/clientsystem', '')
    const ok = (data: object) => Response.json({ code: 200, msg: '', data })
    if (path === `/order/${orderNo}`) return ok(shown)
    if (path === `/report/${orderNo}`) return ok(reports)
    if (!path.startsWith('/report') && !path.startsWith(`/order/${orderNo}/rest`)) return fetch(input, init)
    sent.push({ path, body: request.body === null ? null : await request.json() })
    return ok(answer)
  }
  const { shop } = await renderWithShop(<OrderDetails orderNo={orderNo} {...props} />, {
    prepare: signInAs('buyer.nl'),
    fetch: wire,
  })
  await screen.findByRole('heading', { level: 1, name: orderNo })
  return { sent, said: () => shop.messages.store.getState().items.map(({ text }) => text) }
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('a report of damage or shortage', () => {
  it('N2 CONT-012 is sent from the page of the order, with article, pieces and words', async () => {
    const { sent, said } = await open({ reports: [], lines: TWO }, { answer: { reports: [aReport()], lines: TWO } })
    expect(
      await screen.findByText(
        /^Report by Friday,? 27 Nov 2099: 3 business days after delivery\. The time of a report counts/,
      ),
    ).toBeInTheDocument()
    await press('Report damage or shortage')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report damage or shortage' }))
    await press('Send report')
    for (const missing of ['Choose the article.']) expect(dialog.getByText(missing)).toBeInTheDocument()
    expect(sent).toEqual([])
    choose(/^Article/, '1')
    choose(/^What is wrong/, 'damaged')
    type(/^Pieces/, '11')
    expect(dialog.getByText('At most 10 can be reported.')).toBeInTheDocument()
    type(/^Pieces/, '2')
    type(/^What happened/, ' The box was wet. ')
    type(/^Batch number/, 'L2609-1184')
    await press('Send report')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      {
        path: '/report',
        body: {
          orderNo,
          shipment: null,
          lines: [
            {
              orderLineId: 1,
              partSkuId: null,
              qty: 2,
              kind: 'damaged',
              text: 'The box was wet.',
              batchNo: 'L2609-1184',
              files: [],
            },
          ],
        },
      },
    ])
    expect(said()).toEqual(['Report REP-7KXM-2QPD is sent. You get it as a PDF by e-mail.'])
    const report = within(screen.getByRole('article', { name: 'REP-7KXM-2QPD' }))
    expect(report.getByText('The box was wet.')).toBeInTheDocument()
    expect(report.getByText('Sent')).toBeInTheDocument()
  })

  it('N2 begins at a shipment with what was in it', async () => {
    const kit = aLine({
      orderLineId: 3,
      number: 'CW-KIT',
      leftQty: 1,
      kitParts: [{ goodsSkuId: 9, number: 'CW-C', name: 'Cyan', leftQty: 2 }],
    })
    const { sent } = await open({ reports: [], lines: [...TWO, kit] })
    await screen.findByText(/The time of a report counts for the limit/)
    await press('Report damage or shortage of shipment 1')
    await screen.findByRole('dialog')
    const options = [...(screen.getByLabelText(/^Article/) as HTMLSelectElement).options].map(({ text }) => text)
    expect(options).toEqual([
      'Choose the article',
      'CW-W2031X · Toner cartridge cyan',
      'CW-W2032X · Toner cartridge yellow',
    ])
    choose(/^Article/, '2')
    choose(/^What is wrong/, 'missing')
    type(/^Pieces/, '1')
    await press('Send report')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ shipment: 'SO-7KXM-2QPD-1', lines: [{ orderLineId: 2, kind: 'missing' }] })
  })

  it('N2 takes several lines at once, one article also damaged and missing, with as many pieces as have arrived', async () => {
    const { sent } = await open({ reports: [], lines: TWO })
    await screen.findByText(/The time of a report counts for the limit/)
    await press('Report damage or shortage')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report damage or shortage' }))
    const enter = (at: number, article: string, kind: string, pieces: string) => {
      const entry = within(dialog.getAllByRole('listitem')[at] as HTMLElement)
      fireEvent.change(entry.getByLabelText(/^Article/), { target: { value: article } })
      fireEvent.change(entry.getByLabelText(/^What is wrong/), { target: { value: kind } })
      fireEvent.input(entry.getByLabelText(/^Pieces/), { target: { value: pieces } })
    }
    enter(0, '1', 'damaged', '6')
    await press('Another line')
    enter(1, '1', 'damaged', '5')
    expect(dialog.getByText('The report names this already: change the pieces there.')).toBeInTheDocument()
    enter(1, '1', 'missing', '5')
    expect(dialog.getAllByText('At most 4 can be reported.')).toHaveLength(1)
    enter(1, '1', 'missing', '4')
    await press('Another line')
    enter(2, '2', 'wrong', '1')
    await press('Send report')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      lines: [
        { orderLineId: 1, kind: 'damaged', qty: 6 },
        { orderLineId: 1, kind: 'missing', qty: 4 },
        { orderLineId: 2, kind: 'wrong', qty: 1 },
      ],
    })
  })

  it('N2 names the parts of a kit beside the whole', async () => {
    const kit = aLine({ number: 'CW-KIT', kitParts: [{ goodsSkuId: 9, number: 'CW-C', name: 'Cyan', leftQty: 2 }] })
    await open({ reports: [], lines: [kit] })
    await screen.findByText(/The time of a report counts for the limit/)
    await press('Report damage or shortage')
    await screen.findByRole('dialog')
    const options = [...(screen.getByLabelText(/^Article/) as HTMLSelectElement).options].map(({ value }) => value)
    expect(options).toEqual(['', '1', '1 9'])
  })

  it('N2 is added to, and withdrawn after a question', async () => {
    const { sent, said } = await open({ reports: [aReport()], lines: TWO })
    await screen.findByRole('article', { name: 'REP-7KXM-2QPD' })
    await press('Add words or photos: CW-W2031X')
    expect(await screen.findByLabelText(/^What is to be added/)).toHaveFocus()
    await press('Cancel')
    const opener = screen.getByRole('button', { name: 'Add words or photos: CW-W2031X' })
    expect(opener).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await press('Add words or photos: CW-W2031X')
    await screen.findByLabelText(/^What is to be added/)
    await press('Add')
    expect(screen.getByText('Write what is to be added.')).toBeInTheDocument()
    type(/^What is to be added/, 'The second box too.')
    await press('Add')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      path: '/report/REP-7KXM-2QPD/add',
      body: { lineId: 5, text: 'The second box too.', files: [] },
    })
    await press('Withdraw')
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this report?' }))
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Withdraw' })))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.path).toBe('/report/REP-7KXM-2QPD/withdraw')
    expect(said()).toEqual(['Added to report REP-7KXM-2QPD.', 'Report REP-7KXM-2QPD is withdrawn.'])
  })

  it('N2 RMA-010 that has become a return leads to its draft', async () => {
    const returned = aReport({ status: 'returned', canWithdraw: false, rmas: [{ id: 7, rmaNo: 'RMA-1' }] })
    await open({ reports: [returned], lines: TWO }, { order: { status: 'all goods delivered' } })
    expect(await screen.findByRole('link', { name: 'Open return RMA-1' })).toHaveAttribute(
      'href',
      '/rma/applyforreturn?id=7',
    )
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add words/ })).toBeNull()
  })

  it('N2 says so where nothing has arrived, and where the time has passed', async () => {
    await open({ reports: [], lines: [] }, { show: 'reports', order: { shipments: AN_ORDER.shipments } })
    expect(await screen.findByText(/^Nothing of this order is booked as delivered yet\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Report damage or shortage/ })).toBeNull()
  })

  it('N2 CONT-012 can be sent after the three days, and says that the audit decides', async () => {
    await open({ reports: [], lines: [aLine({ reportBy: '2020-11-27' })] })
    expect(
      await screen.findByText(/The 3 business days ended on .*27 Nov 2020\. You can still report/),
    ).toBeInTheDocument()
  })
})

describe('pieces that wait', () => {
  const rest = { pieces: 6, onShelf: 2, canMove: true }

  it('N2 ORD-016 are moved to an order of their own after a question', async () => {
    const moved = {
      ...AN_ORDER,
      rest: null,
      status: 'all goods delivered',
      movedTo: [{ orderNo: 'ON-2', pieces: 6 }],
      lines: AN_ORDER.lines.map((line, at) =>
        at === 1 ? { ...line, movedQty: 6, promises: line.promises.slice(0, 1) } : line,
      ),
      events: [
        ...(AN_ORDER.events ?? []),
        { kind: 'rest-moved', at: '2026-11-25 09:00:00', by: 'Anke Jansen', shipment: null, note: 'ON-2' },
      ],
    }
    const { sent, said } = await open({ reports: [], lines: TWO }, { order: { rest }, answer: moved })
    expect(
      await screen.findByText(
        '6 pieces wait for goods. 2 pieces are on the shelf for this order and leave within days: they stay.',
      ),
    ).toBeInTheDocument()
    // Who may decide does not ask (decision 97).
    expect(screen.queryByRole('button', { name: /^Ask to cancel/ })).toBeNull()
    await press('Move the rest to an order of its own')
    const question = within(await screen.findByRole('alertdialog', { name: 'Move the rest?' }))
    await act(async () =>
      fireEvent.click(question.getByRole('button', { name: 'Move the rest to an order of its own' })),
    )
    await waitFor(() => expect(said()).toEqual(['The rest is now order ON-2.']))
    expect(sent).toEqual([{ path: `/order/${orderNo}/rest/move`, body: { pieces: 6 } }])
    expect(screen.getAllByRole('link', { name: 'ON-2' })[0]).toHaveAttribute('href', '/hisorder/orderDetails/ON-2')
    expect(screen.getByText('6 moved to another order')).toBeInTheDocument()
    expect(screen.getByText('Rest moved to an order of its own')).toBeInTheDocument()
    expect(screen.getByText('Moved to another order').nextElementSibling).toHaveTextContent(/^−|^-/)
    expect(screen.queryByText('6 cancelled')).toBeNull()
  })

  it('N2 ORD-016 are given up after a question', async () => {
    const { sent, said } = await open({ reports: [], lines: TWO }, { order: { rest }, answer: AN_ORDER })
    await screen.findByText(/^6 pieces wait for goods\./)
    await press('Give up the rest')
    const question = within(await screen.findByRole('alertdialog', { name: 'Give up the rest?' }))
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Give up the rest' })))
    await waitFor(() => expect(said()).toEqual(['6 pieces are given up.']))
    expect(sent).toEqual([{ path: `/order/${orderNo}/rest/cancel`, body: { pieces: 6 } }])
  })

  it('N2 ORD-016 that are all of an order are not moved', async () => {
    await open({ reports: [], lines: [] }, { order: { rest: { pieces: 6, onShelf: 0, canMove: false } } })
    await screen.findByText('6 pieces wait for goods.')
    expect(screen.queryByRole('button', { name: /^Move the rest/ })).toBeNull()
  })
})
