import { calls } from '@cartwright/core'
import type { Return } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findViolations } from '../testing/find-violations'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ReturnForm, type ReturnFormProps } from './return-form'
import { aReturn, offeredLine, returnLine } from './rma.testing'

const ADDRESS = {
  ...{ addressId: 3, kind: 'shipping', isDefault: true, firstName: 'Anke', lastName: 'Jansen', company: 'Hollander' },
  ...{ country: 'DE', address1: 'Kaiserstraße 44', address2: '', city: 'Krefeld', state: '', postcode: '47798' },
  ...{ phone: '', mobile: '', email: '', fax: '' },
}

/** A form over answers of a server; what was sent, by method and path. */
async function draw(props: ReturnFormProps = { returnId: 7 }, answers: Record<string, unknown> = {}) {
  const sent: { to: string; body: Record<string, unknown> }[] = []
  const known: Record<string, unknown> = {
    'GET /rma/7': { data: aReturn() },
    'PUT /rma': { data: aReturn({ version: 4 }) },
    'POST /rma': { data: aReturn({ version: 1 }) },
    'GET /address': { rows: [ADDRESS], total: 1 },
    'POST /rma/eligible': { data: [offeredLine()] },
    ...answers,
  }
  const wire: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const to = `${init?.method ?? 'GET'} ${pathname.replace('/prod-api/clientsystem', '')}`
    const answer = known[to]
    if (answer === undefined) return fetch(input, init)
    if (init?.body) sent.push({ to, body: JSON.parse(String(init.body)) })
    return Response.json({ code: 200, msg: '', ...(typeof answer === 'function' ? answer() : answer) })
  }
  const drawn = await renderWithShop(<ReturnForm {...props} />, { prepare: signInAs('buyer.nl'), fetch: wire })
  await screen.findByRole('heading', { name: 'Items' })
  return { ...drawn, sent, saved: () => sent.filter(({ to }) => to === 'PUT /rma' || to === 'POST /rma') }
}
const press = async (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }))
const choose = (label: string | RegExp, value: string, at = 0) =>
  act(async () => fireEvent.change(screen.getAllByLabelText(label)[at] as HTMLElement, { target: { value } }))
const problem = (code: Return['lines'][number]['problems'][number]['code'], qty: number | null = null) => ({
  ...{ code, blocks: true, day: null, qty },
})

describe('a draft', () => {
  it('RT-041 RMA-005 is filled with what was saved, and saves a change by itself', async () => {
    const { saved, container } = await draw()
    expect(screen.getByLabelText('Return quantity of CW-TN2420')).toBeDefined()
    expect(screen.getByLabelText(/Note/)).toHaveValue('Grey streaks on the left third of the page from sheet 1.')
    expect(screen.getByRole('radio', { name: 'Own return' })).toBeChecked()
    expect(screen.getByLabelText(/Other forwarder/)).toHaveValue('Rhenus')
    expect(await findViolations(container)).toEqual([])
    await type(/Note/, 'Streaks')
    expect(screen.getByText('Saving …')).toBeInTheDocument()
    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 })
    expect(saved()[0]?.body).toMatchObject({ id: 7, version: 3, note: 'Streaks', addressId: 3 })
    await waitFor(() => expect(screen.getByText(/^Saved/)).toBeInTheDocument())
  })

  it('RMA-006 says that it was saved, with the button', async () => {
    const { shop } = await draw()
    await type(/Note/, 'Streaks')
    await press('Save draft')
    await waitFor(() =>
      expect(shop.messages.store.getState().items.map(({ text }) => text)).toEqual(['The RMA has been saved.']),
    )
  })

  it('offers both when it was changed on another page', async () => {
    const newer = aReturn({ version: 9, note: 'theirs' })
    const { saved } = await draw({ returnId: 7 }, { 'PUT /rma': () => ({ code: 601, data: { newer } }) })
    await type(/Note/, 'mine')
    await press('Save draft')
    expect(await screen.findByText('This draft was changed on another page.')).toBeInTheDocument()
    await press('Keep what I see')
    await waitFor(() => expect(saved().at(-1)?.body).toMatchObject({ version: 9, note: 'mine' }))
    await screen.findByText('This draft was changed on another page.')
    await press('Show the other one')
    expect(screen.getByLabelText(/Note/)).toHaveValue('theirs')
  })

  it('begins with the first change of a new return, once', async () => {
    const { saved } = await draw({ orderNo: 'ON-7KXM-2QPD' })
    expect(saved()).toEqual([])
    await press('Add CW-TN2420')
    await press('Save draft')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toMatchObject({
      to: 'POST /rma',
      body: { lines: [{ orderLineId: 71, returnQty: 18, reason: null }] },
    })
    await type(/Note/, 'x')
    await press('Save draft')
    await waitFor(() => expect(saved().map(({ to }) => to)).toEqual(['POST /rma', 'PUT /rma']))
  })
})

describe('the credit', () => {
  const answer = {
    ...{ currency: 'EUR', amount: 62.24, fee: 15.56, shipping: -9.9, vatRate: 21, vat: 10.99, total: 63.33 },
    lines: [{ orderLineId: 71, amount: 77.8, fee: 15.56, problems: [problem('NOT_INVOICED')] }],
  }

  it('RMA-003 is estimated before anything is saved, of what is on the page', async () => {
    const { sent, saved } = await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/estimate': { data: answer } })
    await press('Add CW-TN2420')
    expect(await screen.findByText('€63.33')).toBeInTheDocument()
    expect(screen.getByText('€62.24', { selector: '.cw-price' })).toBeInTheDocument()
    expect(screen.getByText('There is no invoice for these pieces yet.')).toBeInTheDocument()
    const asked = sent.filter(({ to }) => to === 'POST /rma/estimate')
    expect(asked.map(({ body }) => body)).toEqual([
      { deliveryType: null, lines: [{ orderLineId: 71, returnQty: 18, reason: null, otherReason: '', batchNo: '' }] },
    ])
    await type(/Note/, 'x')
    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 })
    // The note changes no credit.
    expect(sent.filter(({ to }) => to === 'POST /rma/estimate')).toHaveLength(1)
  })
})

describe('lines', () => {
  it('RMA-004 RMA-011 RMA-012 take quantity, one of ten reasons, batch number and other reason', async () => {
    const { saved } = await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines: [returnLine()] }) } })
    const reasons = within(screen.getByLabelText('Reason')).getAllByRole('option')
    expect(reasons.map(option => option.textContent)).toEqual([
      ...['Choose', 'Chip error, not compatible or not recognised', 'Leaking', 'Poor print quality'],
      ...[
        'Printing defect',
        'Broken cartridge',
        'Noise',
        'Paper jam',
        'Others',
        'Wrong or less shipped',
        'Not required',
      ],
    ])
    await type('Return quantity of CW-TN2420', '1')
    await type('Batch number', 'L77')
    await choose('Reason', 'noise')
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([{ returnQty: 1, reason: 'noise', batchNo: 'L77' }]),
    )
    await choose('Reason', 'notRequired')
    expect(screen.queryByLabelText('Batch number')).toBeNull()
    await choose('Reason', 'others')
    await type('Other reason', 'Wrong colour')
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([{ reason: 'others', otherReason: 'Wrong colour' }]),
    )
  })

  it('ERR-033 VAL-025 VAL-026 a wrong quantity is said beside it', async () => {
    let answered = aReturn({ lines: [returnLine({ returnQty: null, problems: [problem('QTY_INVALID')] })] })
    const { saved } = await draw({ returnId: 7 }, { 'PUT /rma': () => ({ data: answered }) })
    await type('Return quantity of CW-TN2420', 'x')
    await press('Save draft')
    expect(await screen.findByText('Invalid quantity, please check.')).toBeInTheDocument()
    expect(saved().at(-1)?.body.lines).toMatchObject([{ returnQty: null }, { returnQty: 4 }])
    answered = aReturn({ version: 5, lines: [returnLine({ returnQty: 80, problems: [problem('QTY_ABOVE', 18)] })] })
    await type('Return quantity of CW-TN2420', '80')
    await press('Save draft')
    expect(await screen.findByText('Return at most 18, the quantity that is left.')).toBeInTheDocument()
  })

  it('take one reason and one batch number for all', async () => {
    const { saved } = await draw()
    await choose(/For all lines: Reason/, 'leaking')
    await act(async () =>
      fireEvent.input(screen.getAllByLabelText('Batch number')[0] as HTMLElement, { target: { value: 'L5' } }),
    )
    await press('Apply to all')
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([
        { reason: 'leaking', batchNo: 'L5' },
        { reason: 'leaking', batchNo: 'L5' },
      ]),
    )
  })

  it('RMA-010 of an order are offered, those that cannot go back with the cause', async () => {
    const late = offeredLine({ orderLineId: 73, problems: [problem('NOT_DELIVERED')] })
    await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [offeredLine(), late] } })
    expect(screen.getByRole('heading', { name: 'Order ON-7KXM-2QPD' })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Add CW-TN2420' })).toHaveLength(1)
    expect(
      screen.getByText('Not delivered yet. Returns are possible when all goods are delivered.'),
    ).toBeInTheDocument()
  })

  it('VAL-034 VAL-035 one is picked among those that a number finds', async () => {
    const other = offeredLine({ orderLineId: 73, number: 'CW-DR2400' })
    const { saved } = await draw({}, { 'POST /rma/eligible': { data: [offeredLine(), other] } })
    await press('Add an item')
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a product.')
    fireEvent.input(dialog.getByLabelText('Number of an order or article'), { target: { value: 'TN' } })
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Search' })))
    const boxes = await dialog.findAllByRole('checkbox')
    for (const box of boxes) await act(async () => fireEvent.click(box))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(dialog.getByRole('alert')).toHaveTextContent('Only one product can be selected.')
    await act(async () => fireEvent.click(boxes[0] as HTMLElement))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Save draft')
    await waitFor(() => expect(saved().at(-1)?.body.lines).toMatchObject([{ orderLineId: 73 }]))
  })

  it('VAL-033 ERR-032 API-087 come from a file, with each row that cannot go back', async () => {
    let answer: object = { code: 500 }
    const { saved } = await draw({}, { 'POST /rma/import': () => answer })
    await press('Import')
    const dialog = within(await screen.findByRole('dialog'))
    const start = () => act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Import' })))
    await start()
    expect(dialog.getByText('Please select a file.')).toBeInTheDocument()
    const file = new File(['CW-TN2420;2;leaking;L9'], 'back.csv', { type: 'text/csv' })
    await act(async () => fireEvent.change(dialog.getByLabelText('File'), { target: { files: [file] } }))
    await start()
    expect(await dialog.findByText('File(s) import failed.')).toBeInTheDocument()
    const entry = { returnQty: 2, reason: 'leaking', otherReason: '', batchNo: 'L9' }
    const failed = [{ row: 2, input: 'NOPE', code: 'UNKNOWN' }]
    answer = { data: { lines: [{ line: offeredLine(), ...entry }], failed } }
    await start()
    expect(await dialog.findByText('1 line added')).toBeInTheDocument()
    expect(dialog.getByText('Row 2, NOPE: No order of your company has this article.')).toBeInTheDocument()
    await act(async () => fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement))
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([{ orderLineId: 71, returnQty: 2, batchNo: 'L9' }]),
    )
  })
})

describe('handing in', () => {
  const wrong = aReturn({
    version: 4,
    lines: [returnLine({ reason: null, batchNo: '', problems: [problem('REASON_MISSING')] })],
    problems: ['ADDRESS_MISSING', 'FORWARDER_MISSING', 'NOTE_MISSING'],
  })

  it('VAL-027 VAL-029 VAL-030 VAL-032 names everything that is missing, and sends nothing', async () => {
    const { sent } = await draw(
      { returnId: 7 },
      { 'GET /rma/7': { data: { ...wrong, otherForwarder: '', note: '', returnAddress: null } } },
    )
    await press('Send application')
    for (const text of [
      'Choose a reason.',
      'Choose the return address.',
      'Name the forwarder.',
      'Describe what is wrong.',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText('1 line to fix')).toBeInTheDocument()
    expect(sent.map(({ to }) => to)).not.toContain('POST /rma/7/submit')
  })

  it('VAL-028 VAL-031 VAL-036 names a batch number, a text and lines that are missing', async () => {
    const lines = [
      returnLine({ batchNo: '', problems: [problem('BATCH_MISSING')] }),
      returnLine({ orderLineId: 72, reason: 'others', problems: [problem('TEXT_MISSING')] }),
    ]
    const { unmount } = await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines }) } })
    await press('Send application')
    expect(await screen.findByText('The batch number is on the label, next to the barcode.')).toBeInTheDocument()
    expect(screen.getByText('Describe the reason.')).toBeInTheDocument()
    unmount()
    const none = aReturn({ lines: [], problems: ['NO_LINES'] })
    await draw({ returnId: 7 }, { 'GET /rma/7': { data: none } })
    await press('Send application')
    expect(await screen.findByText('Add at least one item.')).toBeInTheDocument()
  })

  it('RMA-013 has three ways back; only the own one asks for the forwarder', async () => {
    await draw()
    const ways = screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)
    expect(ways).toEqual(['You call the courier', 'We call the courier', 'Own return'])
    const forwarders = within(screen.getByLabelText('Forwarder')).getAllByRole('option')
    expect(forwarders.map(option => option.textContent)).toEqual(['Choose', 'DHL', 'DPD', 'GLS', 'UPS', 'Others'])
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'We call the courier' })))
    expect(screen.queryByLabelText('Forwarder')).toBeNull()
    expect(screen.queryByLabelText(/Other forwarder/)).toBeNull()
  })

  it('API-085 RMA-009 CONT-010 sends it once all is there, and goes to its details', async () => {
    const onNavigate = vi.fn(() => false)
    const onReturnSubmitted = vi.fn()
    const submitted = aReturn({ status: 'application for return' })
    const { sent } = await draw(
      { returnId: 7, onNavigate, onReturnSubmitted },
      { 'POST /rma/7/submit': { data: submitted } },
    )
    expect(screen.getByText(/The audit takes up to three working days\./)).toBeInTheDocument()
    expect(screen.getByText(/30 days from the invoice date/)).toBeInTheDocument()
    await press('Send application')
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/rma/rmadetails?id=7' }))
    expect(onReturnSubmitted).toHaveBeenCalledExactlyOnceWith({ returnId: 7, rmaNo: 'RMA-7KXM2QPDA' })
    expect(sent.at(-1)).toMatchObject({ to: 'POST /rma/7/submit', body: { version: 3 } })
  })
})

it('API-084 talks to the shop: a draft is created, found again and submitted is refused without goods', async () => {
  const { shop } = await renderWithShop(<ReturnForm />, { prepare: signInAs('buyer.nl') })
  await screen.findByText('No items yet')
  await type(/Note/, 'Nothing yet')
  await press('Save draft')
  await waitFor(async () => {
    const { rows } = await shop.client.call(calls.rma.list, { query: { status: 'draft' } })
    expect(rows[0]).toMatchObject({ status: 'draft', lineCount: 0 })
  })
  await press('Send application')
  expect(await screen.findByText('Add at least one item.')).toBeInTheDocument()
})

it('asks visitors to sign in, and says that there is no such draft', async () => {
  const { unmount } = await renderWithShop(<ReturnForm />)
  expect(screen.getByText('Sign in to send goods back.')).toBeInTheDocument()
  unmount()
  await renderWithShop(<ReturnForm returnId={999_999} />, { prepare: signInAs('buyer.nl') })
  expect(await screen.findByText('There is no such draft.')).toBeInTheDocument()
})
