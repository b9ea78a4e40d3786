import { RETURN_STATUSES } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Returns } from './returns'
import { aReturnRow } from './rma.testing'

const LIST = '/clientsystem/rma/list'
const buyer = { prepare: signInAs('buyer.nl') }
const answering = (rows: object[]) => ({
  ...buyer,
  fetch: answerWith(LIST, () => ({ code: 200, msg: '', rows, total: 45 })),
})
const rows = () => screen.getAllByRole('row').slice(1)

it('RMA-001 SITE-014 lists the returns in pages, each with its number, orders, reason and status, and leads to it', async () => {
  const onNavigate = vi.fn(() => false)
  await renderWithShop(<Returns onNavigate={onNavigate} />, answering([aReturnRow()]))
  const link = await screen.findByRole('link', { name: 'RMA-7KXM2QPDA' })
  const row = within(rows()[0] as HTMLElement)
  for (const text of ['ON-7KXM-2QPD', 'Poor print quality', '6 pieces', '2 lines', 'Anke Jansen'])
    expect(row.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('1 to 20 of 45')).toBeInTheDocument()
  fireEvent.click(link)
  expect(onNavigate).toHaveBeenLastCalledWith({ path: '/rma/rmadetails?id=7' })
  fireEvent.click(screen.getByRole('link', { name: 'Apply for return' }))
  expect(onNavigate).toHaveBeenLastCalledWith({ path: '/rma/applyforreturn' })
})

it('RMA-001 counts further reasons beside the first one', async () => {
  await renderWithShop(
    <Returns />,
    answering([aReturnRow({ reasons: ['poorPrintQuality', 'leaking', 'notRequired'] })]),
  )
  expect(await screen.findByText('Poor print quality, +2 more')).toBeInTheDocument()
})

it('RMA-001 names the batch numbers of a return', async () => {
  const batchNos = ['L2609-1184', 'L2610-0007']
  await renderWithShop(<Returns />, answering([aReturnRow({ batchNos }), aReturnRow({ id: 8, batchNos: [] })]))
  await screen.findAllByRole('link', { name: 'RMA-7KXM2QPDA' })
  const reasons = rows().map(row => within(row).getAllByRole('cell')[1]?.textContent)
  expect(reasons).toEqual(['Poor print qualityBatch L2609-1184, L2610-0007', 'Poor print quality'])
})

it('API-095 exports the returns that are shown', async () => {
  const asked: unknown[] = []
  const { fetch: answer } = answering([aReturnRow()])
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.pathname.endsWith('/file/download')) return answer(input, init)
    asked.push(JSON.parse(String(init?.body)))
    return Promise.resolve(Response.json({ code: 601, msg: 'Not now.' }))
  }
  await renderWithShop(<Returns />, { ...buyer, fetch })
  await screen.findByRole('link', { name: 'RMA-7KXM2QPDA' })
  await act(async () => fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'refund' } }))
  const choose = async (entry: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Export' })))
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: entry })))
  }
  await choose('CSV file')
  await waitFor(() => expect(asked).toEqual([{ type: 'returns', format: 'csv', query: { status: 'refund' } }]))
  await choose('Excel file (XLSX)')
  await waitFor(() => expect(asked[1]).toEqual({ type: 'returns', format: 'xlsx', query: { status: 'refund' } }))
})

it('RMA-005 RMA-007 a draft can be gone on with and deleted, what was submitted cannot', async () => {
  const all = RETURN_STATUSES.map((status, id) => aReturnRow({ id, rmaNo: `RMA-${id}`, status }))
  await renderWithShop(<Returns />, answering(all))
  expect(await screen.findByRole('link', { name: 'Continue RMA-0' })).toHaveAttribute(
    'href',
    '/rma/applyforreturn?id=0',
  )
  expect(screen.getAllByRole('link', { name: /^Continue / })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1)
  const shown = rows().map(row => within(row).getAllByRole('cell')[3]?.textContent)
  expect(shown).toEqual(['Draft', 'Application for return', 'Audit approved', 'Refunded', 'Rejected'])
})

it('RMA-001 saves what is shown as a view, and opens it again', async () => {
  const asked: URLSearchParams[] = []
  const { fetch: answer } = answering([aReturnRow()])
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith(LIST)) asked.push(url.searchParams)
    return answer(input, init)
  }
  await renderWithShop(<Returns />, { ...buyer, fetch })
  await screen.findByRole('link', { name: 'RMA-7KXM2QPDA' })
  const status = screen.getByLabelText('Status')
  await act(async () => fireEvent.change(status, { target: { value: 'audit approved' } }))
  const choose = async (button: string, entry: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })))
    await act(async () => fireEvent.click(screen.getByText(entry)))
  }
  await choose('Views', 'Save this view …')
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => fireEvent.input(dialog.getByLabelText(/^Name of the view/), { target: { value: 'To send' } }))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save' })))
  await screen.findByRole('button', { name: 'To send' })
  await act(async () => fireEvent.change(status, { target: { value: '' } }))
  expect(asked.at(-1)?.get('status')).toBeNull()
  await choose('Views', 'To send')
  expect(status).toHaveValue('audit approved')
  expect(asked.at(-1)?.get('status')).toBe('audit approved')
  await choose('To send', 'Delete “To send”')
})

it('ERR-031 a delete that fails says so, and keeps the row', async () => {
  const fetch = answerWith('/clientsystem/rma/7', () => ({ code: 500, msg: '' }), answering([aReturnRow()]).fetch)
  const { shop } = await renderWithShop(<Returns />, { ...buyer, fetch })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete RMA-7KXM2QPDA' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
  await waitFor(() => expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['Delete failed.']))
  expect(screen.getByRole('link', { name: 'RMA-7KXM2QPDA' })).toBeInTheDocument()
})

it('says that there are none, that none matches, and that it failed; visitors sign in first', async () => {
  const { unmount } = await renderWithShop(<Returns />)
  expect(screen.getByText('Sign in to see the returns of your company.')).toBeInTheDocument()
  unmount()
  let answer: object = { code: 200, msg: '', rows: [], total: 0 }
  await renderWithShop(<Returns />, { ...buyer, fetch: answerWith(LIST, () => answer) })
  expect(await screen.findByText('There are no returns yet.')).toBeInTheDocument()
  await act(async () => fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'rejected' } }))
  expect(await screen.findByText('No return matches.')).toBeInTheDocument()
  answer = { code: 500, msg: '' }
  await act(async () => fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } }))
  expect(await screen.findByText('The returns cannot be shown at the moment.')).toBeInTheDocument()
})

it('RMA-001 begins with what its page says, and reports what the reader changes', async () => {
  const onListChange = vi.fn()
  await renderWithShop(
    <Returns status="audit approved" page={2} onListChange={onListChange} />,
    answering([aReturnRow()]),
  )
  expect(await screen.findByText('21 to 40 of 45')).toBeInTheDocument()
  expect(screen.getByLabelText('Status')).toHaveValue('audit approved')
  const field = screen.getByRole('searchbox')
  fireEvent.input(field, { target: { value: 'RMA-7' } })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(onListChange).toHaveBeenCalledExactlyOnceWith({
    status: 'audit approved',
    keyword: 'RMA-7',
    page: 1,
    pageSize: 20,
  })
})

it('RMA-007 a deleted draft leaves the focus at the row that takes its place', async () => {
  const drafts = [7, 8].map(id => aReturnRow({ id, rmaNo: `RMA-${id}`, status: 'draft' }))
  const { fetch: list } = answering(drafts)
  const fetch = answerWith(
    '/clientsystem/rma/7',
    () => {
      drafts.shift()
      return { code: 200, msg: '' }
    },
    list,
  )
  await renderWithShop(<Returns />, { ...buyer, fetch })
  const remove = await screen.findByRole('button', { name: 'Delete RMA-7' })
  act(() => remove.focus())
  await act(async () => fireEvent.click(remove))
  await act(async () =>
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' })),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete RMA-7' })).toBeNull())
  await waitFor(() => expect(rows()[0]?.contains(document.activeElement)).toBe(true))
})
