import { calls } from '@cartwright/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Finance } from './finance'

const LIST = '/clientsystem/invoice/list'
const buyer = { prepare: signInAs('buyer.nl') }
const rows = () =>
  within(screen.getByRole('table', { name: 'Invoices and credits' }))
    .getAllByRole('row')
    .slice(1)
const row = {
  invoiceNo: 'IN-NL-26-000042',
  type: 'invoice',
  invoiceDate: '2026-09-14',
  dueTime: '2026-10-14',
  orderNo: 'CW-7KXM2QPDA',
  poNo: 'PO-1174',
  currency: 'EUR',
  amount: 1486.2,
  paid: 86.2,
  balance: 1400,
  status: 'open',
  aging: 43,
  bucket: 'd60',
  document: 'invoice',
  formats: ['ubl', 'facturx'],
}
/** What the list was asked for, and the rows that it answers. */
function answering(...changes: object[]) {
  const asked: URLSearchParams[] = []
  const answer = answerWith(LIST, () => ({
    code: 200,
    msg: '',
    total: changes.length,
    rows: changes.map(change => ({ ...row, ...change })),
  }))
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(LIST)) asked.push(url.searchParams)
    return answer(input, init)
  }
  return { asked, options: { ...buyer, fetch } }
}

describe('invoices', () => {
  it('SITE-015 FIN-005 shows the ten facts of each entry, and the order links to its details', async () => {
    const onNavigate = vi.fn(() => false)
    const { options } = answering({})
    await renderWithShop(<Finance onNavigate={onNavigate} />, options)
    const link = await screen.findByRole('link', { name: 'CW-7KXM2QPDA' })
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(
      expect.arrayContaining([
        'Invoice date',
        'Due',
        'Order',
        'PO#',
        'Amount',
        'Paid',
        'Balance',
        'Status',
        'Type',
        'Overdue',
      ]),
    )
    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell')
    expect(cells.map(cell => cell.textContent)).toEqual([
      '14 Sept 2026',
      '14 Oct 2026',
      'CW-7KXM2QPDA',
      'PO-1174',
      '€1,486.20',
      '€86.20',
      '€1,400.00',
      'Overdue by 43 days',
      'Invoice',
      '43 days',
    ])
    fireEvent.click(link)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/hisorder/orderDetails/CW-7KXM2QPDA' })
    await screen.findByRole('heading', { name: 'Open by due date' })
  })

  it('FIN-001 FIN-002 FIN-003 FIN-004 has four lists, each with the entries it is about', async () => {
    const { asked, options } = answering({})
    await renderWithShop(<Finance />, options)
    await screen.findByText('1 entry', { selector: 'p' })
    for (const name of [/^Invoices/, /^Credits/, /^Cleared/]) {
      await act(async () => fireEvent.click(screen.getByRole('button', { name })))
    }
    expect(asked.map(query => [query.get('status'), query.get('type')])).toEqual([
      ['open', null],
      [null, 'invoice'],
      [null, 'credit'],
      ['cleared', null],
    ])
  })

  it('FIN-005 says what the entries that the filters leave come to, on all pages', async () => {
    const { shop } = await renderWithShop(<Finance />, buyer)
    await screen.findByText(/^\d+ entries/, { selector: 'p' })
    const { sums } = await shop.client.call(calls.finance.list, { query: { status: 'open', keyword: 'IN-NL-26' } })
    const [{ count, amount, balance } = { count: 0, amount: 0, balance: 0 }] = sums ?? []
    expect(count).toBeGreaterThan(1)
    const search = screen.getByLabelText('Find an invoice')
    fireEvent.input(search, { target: { value: 'IN-NL-26' } })
    const euro = (value: number) => value.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' })
    const line = () => screen.getByText(new RegExp(`^${count} entries`), { selector: 'p' })
    await waitFor(() => expect(line()).toHaveTextContent(`Amount: ${euro(amount)}Open: ${euro(balance)}`))
  })

  it('FIN-005 shows no sum where the backend has none', async () => {
    const { options } = answering({})
    await renderWithShop(<Finance />, options)
    expect(await screen.findByText('1 entry')).toBeInTheDocument()
    expect(screen.queryByText(/^Amount:/)).toBeNull()
  })

  it('FIN-006 ACC-011 shows what is open, overdue, usable and left of the credit, and counts on the lists', async () => {
    const stat = answerWith('/clientsystem/invoice/stat', () => ({
      code: 200,
      msg: '',
      data: {
        asOf: '2026-11-26',
        currency: 'EUR',
        total: 11000,
        count: 22,
        groups: [],
        overdue: { amount: 6900, count: 12, days: 133 },
        credits: { amount: -230, count: 1 },
        counts: { open: 22, invoices: 21, credits: 3, cleared: 2 },
        credit: { limit: 25000, open: 11000, left: 14000 },
      },
    }))
    await renderWithShop(<Finance />, { ...buyer, fetch: stat })
    await screen.findByText('Open balance')
    const figures = screen.getByText('Open balance').closest('dl') as HTMLElement
    expect(
      within(figures)
        .getAllByRole('term')
        .map(term => term.parentElement?.textContent),
    ).toEqual([
      'Open balance€11,000.0022 entries',
      'Overdue€6,900.0012 entries, oldest 133 days',
      'Credits to use€230.001 entry',
      'Credit left€14,000.00of a limit of €25,000.00',
    ])
    const lists = within(screen.getByRole('group', { name: 'Lists' })).getAllByRole('button')
    expect(lists.map(list => list.textContent)).toEqual(['All open 22', 'Invoices 21', 'Credits 3', 'Cleared 2'])
  })

  it('FIN-006 a credit says which invoice it was used for and what is left of it', async () => {
    const credit = {
      ...row,
      invoiceNo: 'CR-NL-26-000003',
      type: 'credit',
      amount: -230,
      paid: -96,
      balance: -134,
      aging: 0,
      bucket: 'week1',
      document: 'creditNote',
      soNo: 'SO-1',
      shipment: 'SO-1-1',
      corrects: 'IN-NL-26-000001',
      lines: [],
      subtotal: 190.08,
      allowance: 0,
      charge: 0,
      total: 190.08,
      vat: 39.92,
      grandTotal: 230,
    }
    const answers = (data: object) => ({
      ...buyer,
      fetch: answerWith('/clientsystem/invoice/CR-NL-26-000003', () => ({ code: 200, msg: '', data })),
    })
    const used = { ...credit, matches: [{ day: '2026-11-03', amount: 96, by: 'IN-NL-26-000042' }] }
    const { unmount } = await renderWithShop(<Finance invoice="CR-NL-26-000003" />, answers(used))
    const dialog = within(await screen.findByRole('dialog', { name: 'CR-NL-26-000003' }))
    const term = await dialog.findByText(/used for invoice IN-NL-26-000042/)
    expect(term.nextElementSibling?.textContent).toBe('−€96.00')
    expect(dialog.getByText(/Factur-X, in Germany ZUGFeRD/)).toBeVisible()
    expect(dialog.getByText('Left to use').nextElementSibling?.textContent).toBe('€134.00')
    expect(dialog.queryByRole('link', { name: 'Return goods of this invoice' })).toBeNull()
    expect(dialog.getByRole('link', { name: 'CW-7KXM2QPDA' })).toHaveAttribute(
      'href',
      '/hisorder/orderDetails/CW-7KXM2QPDA',
    )
    unmount()
    await renderWithShop(<Finance invoice="CR-NL-26-000003" />, answers({ ...credit, matches: [] }))
    expect(await screen.findByText(/Nothing of this credit is used yet/)).toBeVisible()
  })

  it('N8 FIN-005 an address opens the invoice itself, and closed it leaves the reader at its row', async () => {
    const { options } = answering({ invoiceNo: 'IN-NL-26-000041' }, {})
    await renderWithShop(<Finance tab="invoices" invoice="IN-NL-26-000042" />, options)
    const number = await screen.findByText('IN-NL-26-000042', { selector: 'button' })
    const dialog = await screen.findByRole('dialog', { name: 'IN-NL-26-000042' })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'IN-NL-26-000042' })).toBeNull())
    expect(number).toHaveFocus()
  })

  it('RMA-003 FIN-005 a credit note names what is kept of it, and the buttons the size of the PDF', async () => {
    const credit = {
      ...row,
      invoiceNo: 'CR-NL-26-000004',
      type: 'credit',
      amount: -60,
      paid: 0,
      balance: -60,
      aging: 0,
      pdfBytes: 86_528,
      bucket: 'week1',
      document: 'creditNote',
      soNo: 'SO-1',
      shipment: 'SO-1-1',
      corrects: 'IN-NL-26-000001',
      lines: [],
      subtotal: 100,
      allowance: 40,
      charge: 0,
      total: 60,
      vat: 0,
      grandTotal: 60,
      matches: [],
      allowances: [
        { kind: 'coupon', amount: 10 },
        { kind: 'restocking', amount: 18 },
        { kind: 'returnFreight', amount: 12 },
      ],
    }
    const data = answerWith('/clientsystem/invoice/CR-NL-26-000004', () => ({ code: 200, msg: '', data: credit }))
    await renderWithShop(<Finance invoice="CR-NL-26-000004" />, { ...buyer, fetch: data })
    const dialog = within(await screen.findByRole('dialog', { name: 'CR-NL-26-000004' }))
    const amounts = async (word: string) => (await dialog.findByText(word)).nextElementSibling?.textContent
    expect(await amounts('Discount')).toBe('−€10.00')
    expect(await amounts('Restocking fee')).toBe('−€18.00')
    expect(await amounts('Return freight')).toBe('−€12.00')
    expect(dialog.getByRole('button', { name: 'Download the PDF (85 kB)' })).toBeInTheDocument()
  })

  it('API-095 FIN-005 each row has its PDF with its size, and several PDFs say what they come to', async () => {
    const wanted: unknown[] = []
    const { options } = answering(
      { pdfBytes: 86_528 },
      { invoiceNo: 'IN-NL-26-000043', pdfBytes: 1_153_434 },
      { invoiceNo: 'IN-NL-26-000044', pdfBytes: null },
    )
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input))
      if (!url.pathname.endsWith('/file/download')) return options.fetch(input, init)
      wanted.push(await new Request(input, init).json())
      return Response.json({ code: 601, msg: 'Not now.' })
    }
    await renderWithShop(<Finance />, { ...options, fetch })
    fireEvent.click(await screen.findByRole('button', { name: 'PDF of IN-NL-26-000042, 85 kB' }))
    await waitFor(() => expect(wanted).toEqual([{ type: 'invoice', id: 'IN-NL-26-000042' }]))
    expect(screen.getByRole('button', { name: 'PDF of IN-NL-26-000043, 1.1 MB' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'PDF of IN-NL-26-000044' })).toBeInTheDocument()
    const choose = (number: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
    choose('IN-NL-26-000042')
    choose('IN-NL-26-000043')
    expect(screen.getByRole('button', { name: 'Download 2 PDFs (1.2 MB)' })).toBeInTheDocument()
    // A sum of some of them would be a guess.
    choose('IN-NL-26-000044')
    expect(screen.getByRole('button', { name: 'Download 3 PDFs' })).toBeInTheDocument()
  })

  it('FIN-003 FIN-006 says what each credit has paid, what its rest would pay, and how many more there are', async () => {
    const credit = { invoiceDate: '2026-11-17', corrects: null, rmaNo: null, uses: [], proposed: [] }
    const data = {
      currency: 'EUR',
      open: 4,
      credits: [
        {
          ...credit,
          invoiceNo: 'CR-NL-26-000001',
          corrects: 'IN-NL-26-000009',
          rmaNo: 'RMA-7',
          amount: 230,
          left: 134,
          uses: [{ invoiceNo: 'IN-NL-26-000009', day: '2026-11-18', amount: 96 }],
          proposed: [
            { invoiceNo: 'IN-NL-26-000042', dueTime: '2026-10-14', balance: 100, amount: 100 },
            { invoiceNo: 'IN-NL-26-000043', dueTime: '2026-10-20', balance: 412.1, amount: 34 },
          ],
        },
        { ...credit, invoiceNo: 'TRF 4711', amount: 5, left: 5 },
        {
          ...credit,
          invoiceNo: 'CR-NL-26-000002',
          corrects: 'IN-NL-26-000010',
          amount: 40,
          left: 0,
          uses: [{ invoiceNo: 'IN-NL-26-000010', day: '2026-11-02', amount: 40 }],
        },
      ],
    }
    const fetch = answerWith('/clientsystem/credit/list', () => ({ code: 200, msg: '', data }))
    const onListChange = vi.fn()
    await renderWithShop(<Finance onListChange={onListChange} />, { ...buyer, fetch })
    const card = within(await screen.findByRole('region', { name: 'Credits and what they pay' }))
    const [first, second, third] = (await card.findAllByRole('listitem')).map(item => item.textContent)
    expect(first).toBe(
      'CR-NL-26-00000117 Nov · €230.00of IN-NL-26-000009, return RMA-7' +
        'IN-NL-26-000009paid €96.00 on 18 Nov' +
        'IN-NL-26-000042€100.00, would be cleared' +
        'IN-NL-26-000043would pay €34.00 of €412.10' +
        '€134.00 Left to use',
    )
    expect(second).toBe('TRF 471117 Nov · €5.00rest of a paymentFor your next invoice€5.00 Left to use')
    expect(third).toBe('CR-NL-26-00000217 Nov · €40.00of IN-NL-26-000010IN-NL-26-000010paid €40.00 on 2 NovUsed up')
    expect(card.getByText(/^Open credits are proposed .* 2 more credits are open\.$/)).toBeInTheDocument()
    fireEvent.click(card.getByRole('button', { name: 'All credits' }))
    expect(onListChange).toHaveBeenLastCalledWith({ tab: 'credits', page: 1, pageSize: 20 })
    // A payment has no document.
    expect(card.queryByRole('button', { name: 'TRF 4711' })).toBeNull()
    fireEvent.click(card.getByRole('button', { name: 'IN-NL-26-000043' }))
    expect(await screen.findByRole('dialog', { name: 'IN-NL-26-000043' })).toBeInTheDocument()
  })

  it('FIN-005 API-095 sums up a month until the day of the page, and fetches the statement of exactly that period', async () => {
    const asked: (string | null)[][] = []
    const wanted: unknown[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input))
      if (url.pathname.endsWith('/file/download')) {
        wanted.push(await new Request(input, init).json())
        return Response.json({ code: 601, msg: 'Not now.' })
      }
      if (!url.pathname.endsWith('/clientsystem/statement')) return globalThis.fetch(input, init)
      const [from, to] = ['from', 'to'].map(name => url.searchParams.get(name))
      asked.push([from ?? null, to ?? null])
      const data = {
        from,
        to,
        currency: 'EUR',
        opening: 9214.3,
        closing: 11000,
        invoices: { count: 9, amount: 6447.7 },
        credits: { count: 1, amount: -230 },
        payments: { count: 4, amount: -4432 },
      }
      return Response.json({ code: 200, msg: '', data })
    }
    await renderWithShop(<Finance asOf="2026-11-20" />, { ...buyer, fetch })
    const card = within(await screen.findByRole('region', { name: 'Statement of account' }))
    await card.findByText('9 invoices')
    const facts = () => card.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts()).toEqual([
      ['Balance on 31 Oct 2026', '€9,214.30'],
      ['9 invoices', '€6,447.70'],
      ['1 credit note', '−€230.00'],
      ['4 payments received', '−€4,432.00'],
      ['Balance on 20 Nov 2026', '€11,000.00'],
    ])
    const period = card.getByRole('combobox', { name: 'Period' })
    expect(
      within(period)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(expect.arrayContaining(['November 2026', 'December 2025', 'Year 2026', 'Last 90 days']))
    fireEvent.change(period, { target: { value: 'month 2026-10-01 2026-10-31' } })
    await card.findByText('Balance on 30 Sept 2026')
    expect(asked).toEqual([
      ['2026-11-01', '2026-11-20'],
      ['2026-10-01', '2026-10-31'],
    ])
    fireEvent.click(card.getByRole('button', { name: 'XLSX – Statement of account' }))
    const october = { type: 'statement', from: '2026-10-01', to: '2026-10-31' }
    await waitFor(() => expect(wanted).toEqual([{ ...october, format: 'xlsx' }]))
    fireEvent.click(card.getByRole('button', { name: 'PDF – Statement of account' }))
    await waitFor(() => expect(wanted[1]).toEqual({ ...october, format: 'pdf' }))

    // The days that the list is filtered by are offered too, and come first.
    fireEvent.change(period, { target: { value: 'month 2026-11-01 2026-11-20' } })
    fireEvent.input(screen.getByLabelText('From'), { target: { value: '2026-09-15' } })
    await waitFor(() =>
      expect(within(period).getAllByRole('option')[0]).toHaveTextContent('15 Sept 2026 – 20 Nov 2026'),
    )
    fireEvent.change(period, { target: { value: 'list 2026-09-15 2026-11-20' } })
    await waitFor(() => expect(asked.at(-1)).toEqual(['2026-09-15', '2026-11-20']))
  })

  it('VAL-018 says that the age must be a number, and asks for nothing; 30 is asked for', async () => {
    const { asked, options } = answering({})
    await renderWithShop(<Finance />, options)
    const field = await screen.findByLabelText('Days overdue, at least')
    const before = asked.length
    fireEvent.input(field, { target: { value: 'x' } })
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
    expect(screen.getByText('Please enter a whole number of days.')).toBeInTheDocument()
    expect(asked).toHaveLength(before)
    fireEvent.input(field, { target: { value: '30' } })
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
    expect(screen.queryByText('Please enter a whole number of days.')).toBeNull()
    await waitFor(() => expect(asked.at(-1)?.get('aging')).toBe('30'))
  })

  it('API-089 the bars and the table say the same, and either of them filters the list', async () => {
    const onListChange = vi.fn()
    const { asked, options } = answering({})
    await renderWithShop(<Finance onListChange={onListChange} />, options)
    const chart = await screen.findByRole('group', { name: 'Open by due date' })
    const bars = within(chart).getAllByRole('button')
    expect(bars).toHaveLength(8)
    const names = bars.map(bar => bar.getAttribute('aria-label')?.split(': ')[0])
    expect(names).toEqual([
      'Due later',
      'Due within two weeks',
      'Due within one week',
      '1–30 days overdue',
      '31–60 days overdue',
      '61–90 days overdue',
      '91–120 days overdue',
      'Over 120 days overdue',
    ])
    const table = screen.getByRole('table', { name: 'Open by due date', hidden: true })
    for (const [at, bar] of bars.entries()) {
      const [, amount = ''] = bar.getAttribute('aria-label')?.split(': ') ?? []
      const cells = within(table).getAllByRole('row', { hidden: true })[at + 1]
      expect(cells?.textContent).toContain(amount.split(', ')[0])
    }
    // Where there is no room for the chart, each row has its bar: of the largest amount as wide as there is room.
    const lines = [...table.querySelectorAll<HTMLElement>('.cw-aging__line')]
    expect(lines).toHaveLength(8)
    expect(Math.max(...lines.map(line => Number.parseFloat(line.style.width)))).toBe(100)
    // What is not due yet and what is overdue are all that is open.
    const eur = (text: string | undefined) => Number(text?.replace(/[^\d.−-]/g, '').replace('−', '-'))
    const [notDue, late] = ['Not due yet', 'Overdue'].map(half => within(chart).getByText(new RegExp(`^${half}: `)))
    const amounts = bars.map(bar => eur(bar.getAttribute('aria-label')?.split(': ')[1]?.split(', ')[0]))
    const total = (from: number, to: number) => amounts.slice(from, to).reduce((all, amount) => all + amount, 0)
    expect(eur(notDue?.textContent?.split(': ')[1])).toBeCloseTo(total(0, 3), 2)
    expect(eur(late?.textContent?.split(': ')[1])).toBeCloseTo(total(3, 8), 2)
    await act(async () => fireEvent.keyDown(bars[4] as HTMLElement, { key: 'Enter' }))
    expect(bars[4]).toHaveAttribute('aria-pressed', 'true')
    expect(onListChange).toHaveBeenLastCalledWith({ bucket: 'd60', page: 1, pageSize: 20 })
    await waitFor(() => expect(asked.at(-1)?.get('bucket')).toBe('d60'))
    await act(async () => fireEvent.click(bars[4] as HTMLElement))
    expect(onListChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 20 })
  })

  it('shows the lines of an invoice and what has cleared it', async () => {
    await renderWithShop(<Finance tab="cleared" />, buyer)
    const number = (await screen.findAllByRole('button', { name: /^IN-NL/ }))[0] as HTMLElement
    fireEvent.click(number)
    const dialog = await screen.findByRole('dialog', { name: number.textContent ?? '' })
    expect(await within(dialog).findByText('Subtotal')).toBeInTheDocument()
    expect(within(dialog).getByText(/TRF IN-NL/)).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Download the PDF' })).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'E-invoice' })).toBeInTheDocument()
  })

  it('RMA-010 offers no return of an invoice whose order has not arrived as a whole', async () => {
    const shown = async (isReturnable: boolean) => {
      const data = {
        ...row,
        invoiceNo: 'IN-NL-26-000001',
        soNo: 'SO-1',
        shipment: 'SO-1-1',
        corrects: null,
        isReturnable,
        lines: [],
        matches: [],
        subtotal: 100,
        allowance: 0,
        charge: 0,
        total: 100,
        vat: 21,
        grandTotal: 121,
      }
      const fetch = answerWith('/clientsystem/invoice/IN-NL-26-000001', () => ({ code: 200, msg: '', data }))
      const { unmount } = await renderWithShop(<Finance invoice="IN-NL-26-000001" />, { ...buyer, fetch })
      const dialog = within(await screen.findByRole('dialog', { name: 'IN-NL-26-000001' }))
      await dialog.findByText('Subtotal')
      const link = dialog.queryByRole('link', { name: 'Return goods of this invoice' })?.getAttribute('href')
      unmount()
      return link
    }
    expect(await shown(true)).toBe('/rma/applyforreturn?invoice=IN-NL-26-000001')
    expect(await shown(false)).toBeUndefined()
  })

  it('API-095 offers an invoice in its electronic forms, and several as one zip', async () => {
    const wanted: unknown[] = []
    const { options } = answering(
      { invoiceNo: 'IN-NL-26-000001' },
      { invoiceNo: 'IN-NL-26-000002' },
      { invoiceNo: 'IN-US-26-000003', formats: [] },
    )
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.endsWith('/file/download')) return options.fetch(input, init)
      wanted.push(await new Request(input, init).json())
      return Response.json({ code: 601, msg: 'Not now.' })
    }
    await renderWithShop(<Finance />, { ...options, fetch })
    const box = async (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
    fireEvent.click(await box('IN-US-26-000003'))
    expect(screen.queryByRole('button', { name: 'E-invoice' })).toBeNull()
    fireEvent.click(await box('IN-US-26-000003'))
    fireEvent.click(await box('IN-NL-26-000001'))
    fireEvent.click(screen.getByRole('button', { name: 'E-invoice' }))
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual([
      'UBL for Peppol (XML)',
      'Factur-X, ZUGFeRD (PDF with XML)',
    ])
    fireEvent.click(screen.getByRole('menuitem', { name: 'UBL for Peppol (XML)' }))
    await waitFor(() => expect(wanted).toEqual([{ type: 'eInvoice', id: 'IN-NL-26-000001', format: 'ubl' }]))
    fireEvent.click(await box('IN-NL-26-000002'))
    fireEvent.click(await box('IN-US-26-000003'))
    fireEvent.click(screen.getByRole('button', { name: 'Download 2 e-invoices' }))
    await waitFor(() => expect(wanted).toHaveLength(3))
    expect(screen.getByRole('button', { name: 'Download 3 PDFs' })).toBeInTheDocument()
  })

  it('API-095 adds up what is chosen, chooses the other pages too, and exports exactly that', async () => {
    const entries = Array.from({ length: 130 }, (_, at) => ({ ...row, invoiceNo: `IN-NL-26-${at}`, balance: 2 }))
    entries[1] = { ...row, invoiceNo: 'CR-NL-26-1', type: 'credit', document: 'creditNote', balance: -0.5 }
    const wanted: unknown[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input))
      if (url.pathname.endsWith('/file/download')) {
        wanted.push(await new Request(input, init).json())
        return Response.json({ code: 601, msg: 'Not now.' })
      }
      if (!url.pathname.endsWith(LIST)) return globalThis.fetch(input, init)
      const [page, size] = ['pageNum', 'pageSize'].map(name => Number(url.searchParams.get(name)))
      const shown = entries.slice((page! - 1) * size!, page! * size!)
      return Response.json({ code: 200, msg: '', total: entries.length, rows: shown })
    }
    await renderWithShop(<Finance />, { ...buyer, fetch })
    const pick = async (entry: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'Export' }))
      await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: entry })))
    }
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select IN-NL-26-0' }))
    expect(screen.getByText('Open: €2.00')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select CR-NL-26-1' }))
    expect(screen.getByText('Invoices €2.00 less credits €0.50 = €1.50')).toBeInTheDocument()
    await pick('CSV file')
    const ids = ['IN-NL-26-0', 'CR-NL-26-1']
    await waitFor(() => expect(wanted).toEqual([{ type: 'invoices', format: 'csv', ids }]))
    await pick('Reconciliation with order lines, credits and payments: Excel file (XLSX)')
    await waitFor(() => expect(wanted[1]).toEqual({ type: 'reconciliation', format: 'xlsx', ids }))
    expect(screen.queryByRole('button', { name: 'Select all 130' })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all documents of this page' }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Select all 130' })))
    expect(await screen.findByText('130 selected')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download 130 PDFs' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByText('130 selected')).toBeNull()
    await pick('CSV file')
    await waitFor(() => expect(wanted[2]).toMatchObject({ query: { status: 'open' } }))
  })

  it('says that there is nothing, that nothing matches, and that the list failed', async () => {
    const { unmount } = await renderWithShop(<Finance />, answering().options)
    expect(await screen.findByText('There is nothing here yet.')).toBeInTheDocument()
    unmount()
    const second = await renderWithShop(<Finance keyword="no such invoice" />, buyer)
    expect(await screen.findByText('No invoice matches.')).toBeInTheDocument()
    second.unmount()
    const fetch = answerWith(LIST, () => ({ code: 500, msg: '' }))
    await renderWithShop(<Finance />, { ...buyer, fetch })
    expect(await screen.findByText('The invoices cannot be shown at the moment.')).toBeInTheDocument()
  })

  it('PERM-019 asks visitors to sign in, and shows a clerk the invoices of its own orders', async () => {
    const { unmount } = await renderWithShop(<Finance />)
    expect(screen.getByText('Sign in to see the invoices of your company.')).toBeInTheDocument()
    unmount()
    await renderWithShop(<Finance />, { prepare: signInAs('rep.nl') })
    expect((await screen.findAllByText('Open', { selector: '.cw-badge' })).length).toBeGreaterThan(0)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Open by due date' })).toBeInTheDocument()
    // Credits and statement are the company's.
    expect(screen.queryByRole('region', { name: 'Credits and what they pay' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Statement of account' })).toBeNull()
  })
})

it('FIN-001 saves what is shown as a view, with its list and its days, and opens it again', async () => {
  const { asked, options } = answering({})
  await renderWithShop(<Finance tab="invoices" aging={30} />, options)
  await screen.findByRole('link', { name: 'CW-7KXM2QPDA' })
  const choose = async (button: string, entry: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
    await act(async () => fireEvent.click(screen.getByText(entry)))
  }
  await choose('Views', 'Save this view …')
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => fireEvent.input(dialog.getByLabelText(/^Name of the view/), { target: { value: 'To pay' } }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  await screen.findByRole('button', { name: 'To pay' })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Credits/ })))
  expect(asked.at(-1)?.get('type')).toBe('credit')
  await choose('Views', 'To pay')
  expect([asked.at(-1)?.get('type'), asked.at(-1)?.get('aging')]).toEqual(['invoice', '30'])
  await choose('To pay', 'Delete “To pay”')
})
