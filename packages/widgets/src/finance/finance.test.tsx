import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { findViolations } from '../testing/find-violations'
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
  ...{ invoiceNo: 'IN-NL-26-000042', type: 'invoice', invoiceDate: '2026-09-14', dueTime: '2026-10-14' },
  ...{ orderNo: 'CW-7KXM2QPDA', poNo: 'PO-1174', currency: 'EUR', amount: 1486.2, paid: 86.2, balance: 1400 },
  ...{ status: 'open', aging: 43, bucket: 'd60', document: 'invoice', formats: ['ubl', 'facturx'] },
}
/** What the list was asked for, and the rows that it answers. */
function answering(...changes: object[]) {
  const asked: URLSearchParams[] = []
  const answer = answerWith(LIST, () => ({
    ...{ code: 200, msg: '', total: changes.length },
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
    const { container } = await renderWithShop(<Finance onNavigate={onNavigate} />, options)
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
    expect(cells.slice(1).map(cell => cell.textContent)).toEqual([
      ...['14 Sept 2026', '14 Oct 2026', 'CW-7KXM2QPDA', 'PO-1174', '€1,486.20', '€86.20', '€1,400.00'],
      ...['Open', 'Invoice', '43 days'],
    ])
    fireEvent.click(link)
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/hisorder/orderDetails/CW-7KXM2QPDA' })
    await screen.findByRole('heading', { name: 'Open by due date' })
    expect(await findViolations(container)).toEqual([])
  })

  it('FIN-001 FIN-002 FIN-003 FIN-004 has four lists, each with the entries it is about', async () => {
    const { asked, options } = answering({})
    await renderWithShop(<Finance />, options)
    await screen.findByText('1 entry', { selector: '[role=status]' })
    for (const name of ['Invoices', 'Credits', 'Cleared']) {
      await act(async () => fireEvent.click(screen.getByRole('button', { name })))
    }
    expect(asked.map(query => [query.get('status'), query.get('type')])).toEqual([
      ['open', null],
      [null, 'invoice'],
      [null, 'credit'],
      ['cleared', null],
    ])
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
    expect(bars).toHaveLength(7)
    const names = bars.map(bar => bar.getAttribute('aria-label')?.split(': ')[0])
    expect(names).toEqual([
      ...['Due within two weeks', 'Due within one week', '1–30 days overdue', '31–60 days overdue'],
      ...['61–90 days overdue', '91–120 days overdue', 'Over 120 days overdue'],
    ])
    const table = screen.getByRole('table', { name: 'Open by due date', hidden: true })
    for (const [at, bar] of bars.entries()) {
      const [, amount = ''] = bar.getAttribute('aria-label')?.split(': ') ?? []
      const cells = within(table).getAllByRole('row', { hidden: true })[at + 2]
      expect(cells?.textContent).toContain(amount.split(', ')[0])
    }
    await act(async () => fireEvent.keyDown(bars[3] as HTMLElement, { key: 'Enter' }))
    expect(bars[3]).toHaveAttribute('aria-pressed', 'true')
    expect(onListChange).toHaveBeenLastCalledWith({ bucket: 'd60', page: 1, pageSize: 20 })
    await waitFor(() => expect(asked.at(-1)?.get('bucket')).toBe('d60'))
    await act(async () => fireEvent.click(bars[3] as HTMLElement))
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
    const box = async (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}` })
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
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Credits' })))
  expect(asked.at(-1)?.get('type')).toBe('credit')
  await choose('Views', 'To pay')
  expect([asked.at(-1)?.get('type'), asked.at(-1)?.get('aging')]).toEqual(['invoice', '30'])
  await choose('To pay', 'Delete “To pay”')
})
