import { calls } from '@cartwright/core'
import type { Return } from '@cartwright/core/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ReturnForm, type ReturnFormProps } from './return-form'
import { aKit, aReturn, aReturnRow, offeredLine, returnLine } from './rma.testing'

const ADDRESS = {
  ...{ addressId: 3, kind: 'shipping', isDefault: true, firstName: 'Anke', lastName: 'Jansen', company: 'Hollander' },
  ...{ country: 'DE', address1: 'Kaiserstraße 44', address2: '', city: 'Krefeld', state: '', postcode: '47798' },
  ...{ phone: '', mobile: '', email: '', fax: '' },
}

/** A form over answers of a server; what was sent, by method and path. */
async function draw(
  props: ReturnFormProps = { returnId: 7 },
  answers: Record<string, unknown> = {},
  Form: ComponentType<ReturnFormProps> = ReturnForm,
) {
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
    return Response.json({ code: 200, msg: '', ...(typeof answer === 'function' ? await answer() : answer) })
  }
  const drawn = await renderWithShop(<Form {...props} />, { prepare: signInAs('buyer.nl'), fetch: wire })
  await screen.findByRole('heading', { name: 'Items' })
  return { ...drawn, sent, saved: () => sent.filter(({ to }) => to === 'PUT /rma' || to === 'POST /rma') }
}
/** As the page: the draft takes the place of the new return. */
function Page({ onReturnBegun, ...props }: ReturnFormProps) {
  const [returnId, setReturnId] = useState<number>()
  const begun: ReturnFormProps['onReturnBegun'] = detail => {
    onReturnBegun?.(detail)
    setReturnId(detail.returnId)
  }
  return <ReturnForm {...props} returnId={returnId} onReturnBegun={begun} />
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
    const { saved } = await draw()
    expect(screen.getByLabelText('Return quantity of CW-TN2420')).toBeDefined()
    expect(screen.getByLabelText(/Note/)).toHaveValue('Grey streaks on the left third of the page from sheet 1.')
    expect(screen.getByRole('radio', { name: 'Own return' })).toBeChecked()
    expect(screen.getByLabelText(/Other forwarder/)).toHaveValue('Rhenus')
    await type(/Note/, 'Streaks')
    expect(screen.getByText('Saving …')).toBeInTheDocument()
    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 })
    expect(saved()[0]?.body).toMatchObject({ id: 7, version: 3, note: 'Streaks', addressId: 3 })
    await waitFor(() => expect(screen.getByText(/^Saved/)).toBeInTheDocument())
  })

  it('RMA-004 asks which part of a kit goes back', async () => {
    const kit = returnLine({ ...aKit, leftQty: 0, returnQty: 1, problems: [problem('KIT_PART')] })
    const { saved } = await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines: [kit] }) } })
    expect(screen.getByText('Choose the part of the kit.')).toBeVisible()
    const part = screen.getByLabelText('Part of the kit')
    expect([...part.querySelectorAll('option')].map(option => option.textContent)).toEqual([
      'The whole kit',
      'CW-TN241C · Toner cyan for Brother TN-241C',
      'CW-TN241M · Toner magenta for Brother TN-241M',
      'CW-TN241Y · Toner yellow for Brother TN-241Y',
    ])
    await choose('Part of the kit', '10421')
    await press('Save draft')
    await waitFor(() => expect(saved()[0]?.body).toMatchObject({ lines: [{ partSkuId: 10421, returnQty: 1 }] }))
  })

  it('RMA-004 takes a kit and its parts of one line, each once', async () => {
    const { saved } = await draw(
      { orderNo: 'ON-7KXM-2QPD' },
      { 'POST /rma/eligible': { data: [offeredLine({ ...aKit, kitParts: aKit.kitParts.slice(0, 2) })] } },
    )
    await press('Add CW-TN241CMY')
    expect(screen.getByText('Added')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add CW-TN241CMY' })).toBeNull()
    for (const _part of ['cyan', 'magenta']) await press('Add a part of CW-TN241CMY')
    expect(screen.queryByRole('button', { name: 'Add a part of CW-TN241CMY' })).toBeNull()
    const optionsOf = (at: number) =>
      [...(screen.getAllByLabelText('Part of the kit')[at]?.querySelectorAll('option') ?? [])].map(({ value }) => value)
    expect([0, 1, 2].map(optionsOf)).toEqual([[''], ['10420'], ['10421']])
    const [first] = screen.getAllByRole('button', { name: 'Remove CW-TN241CMY' })
    await act(async () => fireEvent.click(first as HTMLElement))
    expect([0, 1].map(optionsOf)).toEqual([
      ['', '10420'],
      ['', '10421'],
    ])
    const [quantity] = screen.getAllByLabelText('Return quantity of CW-TN241CMY')
    await act(async () => fireEvent.input(quantity as HTMLElement, { target: { value: '2' } }))
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body).toMatchObject({
        lines: [
          { orderLineId: 71, partSkuId: 10420, returnQty: 2 },
          { orderLineId: 71, partSkuId: 10421, returnQty: null },
        ],
      }),
    )
  })

  it('RMA-004 the parts of a kit go back with the last whole one', async () => {
    const kitParts = aKit.kitParts.map((part, at) => ({ ...part, leftQty: at === 0 ? 2 : 1 }))
    const one = offeredLine({ ...aKit, leftQty: 1, kitParts: kitParts.slice(1) })
    const { unmount } = await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [one] } })
    await press('Add CW-TN241CMY')
    expect(screen.getByLabelText('Return quantity of CW-TN241CMY')).toHaveValue('1')
    expect(screen.getByText('Added')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Add .*CW-TN241CMY$/ })).toBeNull()
    unmount()
    // A second cyan is left beside the whole kit.
    const more = offeredLine({ ...aKit, leftQty: 1, kitParts })
    await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [more] } })
    await press('Add CW-TN241CMY')
    await press('Add a part of CW-TN241CMY')
    expect(screen.getAllByLabelText('Part of the kit').at(-1)).toHaveValue('10420')
    expect(screen.queryByRole('button', { name: /^Add .*CW-TN241CMY$/ })).toBeNull()
  })

  it('RT-041 says once that a new return is kept, and goes on with it under its id', async () => {
    const onReturnBegun = vi.fn()
    const { saved } = await draw({ orderNo: 'ON-7KXM-2QPD', onReturnBegun }, {}, Page)
    await type(/Note/, 'Streaks')
    await press('Save draft')
    await waitFor(() => expect(onReturnBegun).toHaveBeenCalledExactlyOnceWith({ returnId: 7, rmaNo: 'RMA-7KXM2QPDA' }))
    // What is typed stays: the form is the same one.
    expect(screen.getByLabelText(/Note/)).toHaveValue('Streaks')
    await type(/Note/, 'Streaks on each page')
    await press('Save draft')
    await waitFor(() => expect(saved().map(({ to }) => to)).toEqual(['POST /rma', 'PUT /rma']))
    expect(onReturnBegun).toHaveBeenCalledOnce()
  })

  it('RMA-010 offers what an invoice holds', async () => {
    const onInvoice = offeredLine({ orderedQty: 20, invoiceQty: 6 })
    const { sent } = await draw({ invoiceNo: 'INV-2026-1' }, { 'POST /rma/eligible': { data: [onInvoice] } })
    expect(screen.getByText(/^On the invoice 6/)).toBeInTheDocument()
    expect(screen.queryByText(/^Ordered/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Invoice INV-2026-1' })).toBeInTheDocument()
    expect(sent).toEqual([{ to: 'POST /rma/eligible', body: { invoiceNo: 'INV-2026-1' } }])
    expect(screen.getByRole('button', { name: 'Add CW-TN2420' })).toBeEnabled()
  })

  it('RMA-010 says that the company has no such invoice, and the form can be used', async () => {
    await draw({ invoiceNo: 'IN-XX-26-000001' }, { 'POST /rma/eligible': { data: [] } })
    expect(screen.getByText(/^Your company has no invoice IN-XX-26-000001\./)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add an item' })).toBeEnabled()
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
    // A quantity that has not been entered is not sent back, and is not wrong before the reader submits.
    expect(screen.getByLabelText('Return quantity of CW-TN2420')).toHaveValue('')
    await type('Return quantity of CW-TN2420', '18')
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

describe('an order that a draft has goods of', () => {
  const ORDER = 'ON-7KXM-2QPD'
  const answers = { 'GET /rma/list': { rows: [aReturnRow()], total: 1 } }

  it('RMA-005 goes on with the draft, so that no second one is about the same goods', async () => {
    const { saved } = await draw({ orderNo: ORDER }, answers)
    expect(screen.getByText('You continue draft RMA-7KXM2QPDA of Anke Jansen for this order.')).toBeInTheDocument()
    await type(/Note/, 'Streaks')
    await press('Save draft')
    await waitFor(() => expect(saved().map(({ to }) => to)).toEqual(['PUT /rma']))
  })

  it('RMA-005 names the invoice where the page was opened from one, and takes no draft of its other goods', async () => {
    const { unmount } = await draw({ invoiceNo: 'INV-2026-1' }, answers)
    expect(screen.getByText('You continue draft RMA-7KXM2QPDA of Anke Jansen for this invoice.')).toBeInTheDocument()
    unmount()
    const other = { ...answers, 'POST /rma/eligible': { data: [offeredLine({ orderLineId: 99 })] } }
    await draw({ invoiceNo: 'INV-2026-2' }, other)
    expect(screen.queryByText(/You continue draft/)).toBeNull()
  })

  it('RMA-005 begins another return where the reader wants one', async () => {
    const { saved } = await draw({ orderNo: ORDER }, answers)
    await press('Start another return')
    await waitFor(() => expect(screen.queryByText(/You continue draft/)).toBeNull())
    expect(screen.queryByLabelText('Return quantity of CW-TN2420')).toBeNull()
    expect(screen.getByLabelText(/Note/)).toHaveValue('')
    await press('Add CW-TN2420')
    await press('Save draft')
    await waitFor(() => expect(saved().map(({ to }) => to)).toEqual(['POST /rma']))
  })
})

describe('the credit', () => {
  const answer = {
    ...{
      currency: 'EUR',
      amount: 62.24,
      fee: 15.56,
      shipping: -9.9,
      courierCost: 9.9,
      vatRate: 21,
      vat: 10.99,
      total: 63.33,
    },
    lines: [{ orderLineId: 71, partSkuId: null, amount: 77.8, fee: 15.56, problems: [problem('NOT_INVOICED')] }],
  }

  it('RMA-003 is estimated before anything is saved, of what is on the page', async () => {
    const { sent, saved } = await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/estimate': { data: answer } })
    await press('Add CW-TN2420')
    await type('Return quantity of CW-TN2420', '18')
    expect(await screen.findByText('€63.33')).toBeInTheDocument()
    expect(screen.getByText('€62.24', { selector: '.cw-price' })).toBeInTheDocument()
    expect(screen.getByText('less €15.56 fee')).toBeInTheDocument()
    expect(screen.getByText('There is no invoice for these pieces yet.')).toBeInTheDocument()
    const asked = sent.filter(({ to }) => to === 'POST /rma/estimate')
    expect(asked.map(({ body }) => body)).toEqual([
      {
        deliveryType: null,
        lines: [
          {
            ...{ orderLineId: 71, partSkuId: null, returnQty: 18, reason: null, otherReason: '', batchNo: '' },
            neverArrived: false,
          },
        ],
      },
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
    const reasons = within(screen.getByLabelText(/^Reason/)).getAllByRole('option')
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
    await type(/^Batch number/, 'L77')
    await choose(/^Reason/, 'noise')
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([{ returnQty: 1, reason: 'noise', batchNo: 'L77' }]),
    )
    await choose(/^Reason/, 'notRequired')
    expect(screen.queryByLabelText(/^Batch number/)).toBeNull()
    await choose(/^Reason/, 'others')
    await type(/^Other reason/, 'Wrong colour')
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
    await type('Return quantity of CW-TN2420', '')
    expect(screen.queryByText('Invalid quantity, please check.')).toBeNull()
    await press('Send application')
    expect(await screen.findByText('Enter a quantity.')).toBeInTheDocument()
    answered = aReturn({ version: 5, lines: [returnLine({ returnQty: 80, problems: [problem('QTY_ABOVE', 18)] })] })
    await type('Return quantity of CW-TN2420', '80')
    await press('Save draft')
    expect(await screen.findByText('Return at most 18, the quantity that is left.')).toBeInTheDocument()
  })

  it('ERR-033 VAL-025 VAL-027 what is corrected is no longer called wrong, also while no answer has come', async () => {
    const line = returnLine({
      returnQty: 9,
      batchNo: '',
      problems: [problem('QTY_ABOVE', 6), problem('BATCH_MISSING')],
    })
    const never = new Promise<object>(() => undefined)
    await draw(
      { returnId: 7 },
      {
        ...{ 'GET /rma/7': { data: aReturn({ lines: [line] }) }, 'PUT /rma': { data: aReturn({ lines: [line] }) } },
        'POST /rma/estimate': () => never,
      },
    )
    await press('Send application')
    expect(await screen.findByText('Return at most 6, the quantity that is left.')).toBeVisible()
    expect(screen.getByText('The batch number is on the label, next to the barcode.')).toBeVisible()
    await type('Return quantity of CW-TN2420', '6')
    expect(screen.queryByText('Return at most 6, the quantity that is left.')).toBeNull()
    expect(screen.getByText('The batch number is on the label, next to the barcode.')).toBeVisible()
    await type(/Batch number/, 'L2609')
    expect(screen.queryByText('The batch number is on the label, next to the barcode.')).toBeNull()
  })

  it('RMA-012 pieces that were not in the parcel are claimed beside their reason, with nothing to send back', async () => {
    const line = returnLine({ reason: 'wrongOrLess', batchNo: '' })
    const { saved } = await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines: [line] }) } })
    expect(screen.getByText('Otherwise we expect the wrong goods back.')).toBeVisible()
    await act(async () =>
      fireEvent.click(screen.getByRole('checkbox', { name: 'These pieces were not in the parcel' })),
    )
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([{ reason: 'wrongOrLess', neverArrived: true }]),
    )
    // Nothing comes back: the form asks no way.
    expect(screen.queryByRole('group', { name: /Delivery type/ })).toBeNull()
    expect(screen.queryByLabelText(/Return address/)).toBeNull()
    expect(screen.getAllByText(/^There is nothing to send back\./)).toHaveLength(2)
    // Another reason takes it back.
    await choose(/^Reason/, 'noise')
    expect(screen.getByRole('group', { name: /Delivery type/ })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'These pieces were not in the parcel' })).toBeNull()
    await press('Save draft')
    await waitFor(() => expect(saved().at(-1)?.body.lines).toMatchObject([{ reason: 'noise', neverArrived: false }]))
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
    const both = 'May go back until 12 Dec 2026 when not required, until 12 Nov 2028 when at fault.'
    expect(screen.getAllByText(both)).toHaveLength(1)
    expect(
      screen.getByText('Not delivered yet. Returns are possible when all goods are delivered.'),
    ).toBeInTheDocument()
    await press('Add CW-TN2420')
    await choose(/^Reason/, 'wrongOrLess')
    expect(screen.getByText('It may go back until 17 Nov 2026.')).toBeInTheDocument()
    await choose(/^Reason/, 'notRequired')
    expect(screen.getByText('It may go back until 12 Dec 2026.')).toBeInTheDocument()
  })

  it('VAL-034 VAL-035 one is picked among those that a number finds', async () => {
    const other = offeredLine({ orderLineId: 73, number: 'CW-DR2400' })
    const { saved } = await draw({}, { 'POST /rma/eligible': { data: [offeredLine(), other] } })
    await press('Add an item')
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a product.')
    fireEvent.input(dialog.getByLabelText('Number of an order, invoice or article'), { target: { value: 'TN' } })
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
    const { saved } = await draw({ returnId: 7 }, { 'POST /rma/import': () => answer })
    await press('Import')
    const dialog = within(await screen.findByRole('dialog'))
    const start = () => act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Import' })))
    await start()
    expect(dialog.getByText('Please select a file.')).toBeInTheDocument()
    const file = new File(['CW-TN2420;2;leaking;L9'], 'back.csv', { type: 'text/csv' })
    await act(async () =>
      fireEvent.change(dialog.getByLabelText('Choose a file', { selector: 'input' }), {
        target: { files: [file] },
      }),
    )
    expect(await dialog.findByText('back.csv')).toBeInTheDocument()
    await start()
    expect(await dialog.findByText('File(s) import failed.')).toBeInTheDocument()
    const entry = { returnQty: 2, reason: 'leaking', otherReason: '', batchNo: 'L9' }
    const failed = [
      { row: 2, input: 'NOPE', code: 'UNKNOWN', qty: null },
      { row: 3, input: 'CW-DR2400', code: 'QTY_ABOVE', qty: 4 },
      { row: 4, input: 'ON-NONE', code: 'ORDER_UNKNOWN', qty: null },
      { row: 5, input: 'CF259X', code: 'MARK_UNKNOWN', qty: null },
    ]
    const known = { ...entry, partSkuId: null, line: offeredLine({ orderLineId: 72 }) }
    const claim = { ...entry, reason: 'wrongOrLess', batchNo: '', neverArrived: true }
    const added = { line: offeredLine({ orderLineId: 74 }), partSkuId: null, ...claim }
    answer = { data: { lines: [added, known], failed } }
    await start()
    expect(await dialog.findByText('1 line added')).toBeInTheDocument()
    expect(dialog.getByText('1 of them was not in the parcel')).toBeInTheDocument()
    expect(dialog.getByText('1 line was in the return already')).toBeInTheDocument()
    expect(
      dialog.getByText('Row 5, CF259X: Whether it was missing from the parcel is answered by yes or no.'),
    ).toBeInTheDocument()
    expect(dialog.getByText('Row 3, CW-DR2400: Return at most 4, the quantity that is left.')).toBeInTheDocument()
    expect(
      dialog.getByText('Row 4, ON-NONE: Your company has no order or invoice with this number.'),
    ).toBeInTheDocument()
    expect(dialog.getByText('Row 2, NOPE: No order of your company has this article.')).toBeInTheDocument()
    await act(async () => fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement))
    await press('Save draft')
    await waitFor(() =>
      expect(saved().at(-1)?.body.lines).toMatchObject([
        { orderLineId: 71 },
        { orderLineId: 72 },
        { orderLineId: 74, returnQty: 2, reason: 'wrongOrLess', neverArrived: true },
      ]),
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
    // One of the line, three of the return.
    expect(screen.getByText('4 fields to fix')).toBeInTheDocument()
    fireEvent.input(screen.getByLabelText(/^Note/), { target: { value: 'Streaks on every page.' } })
    // At once, not with the answer to the next save.
    expect(screen.queryByText('Describe what is wrong.')).toBeNull()
    expect(screen.getByText('Choose the return address.')).toBeInTheDocument()
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
    const forwarders = within(screen.getByLabelText(/^Forwarder/)).getAllByRole('option')
    expect(forwarders.map(option => option.textContent)).toEqual(['Choose', 'DHL', 'DPD', 'GLS', 'UPS', 'Others'])
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'We call the courier' })))
    expect(screen.queryByLabelText(/^Forwarder/)).toBeNull()
    expect(screen.queryByLabelText(/Other forwarder/)).toBeNull()
  })

  it('RMA-013 names what each way costs where it is chosen', async () => {
    const { shop } = await draw()
    const hint = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? ''
    const textOf = (name: string) => document.getElementById(hint(name))?.textContent
    expect(textOf('We call the courier')).toBe(
      `${shop.i18n.formatMoney(9.9, 'EUR')} is taken off the credit. Free for goods that are at fault, wrong or missing.`,
    )
    expect(textOf('You call the courier')).toMatch(/^You pay the courier\./)
  })

  it('VAL-029 offers an address that the book has twice once', async () => {
    const twice = [
      ADDRESS,
      { ...ADDRESS, addressId: 4, kind: 'billing' },
      { ...ADDRESS, addressId: 5, postcode: '47799' },
    ]
    const { unmount } = await draw({}, { 'GET /address': { rows: twice, total: 3 } })
    const values = () =>
      within(screen.getByLabelText(/^Return address/))
        .getAllByRole('option')
        .map(option => (option as HTMLOptionElement).value)
    expect(values()).toEqual(['', '3', '5'])
    unmount()
    const { returnAddress } = aReturn()
    const chosen = aReturn({ returnAddress: { ...(returnAddress as NonNullable<typeof returnAddress>), addressId: 4 } })
    await draw({ returnId: 7 }, { 'GET /address': { rows: twice, total: 3 }, 'GET /rma/7': { data: chosen } })
    expect(values()).toEqual(['', '4', '5'])
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

  it('is sent after a save that is under way', async () => {
    let release = () => {}
    const saving = new Promise<void>(resolve => {
      release = resolve
    })
    const { sent } = await draw(
      { returnId: 7, onNavigate: () => false },
      {
        'PUT /rma': async () => {
          await saving
          return { data: aReturn({ version: 4 }) }
        },
        'POST /rma/7/submit': { data: aReturn({ status: 'application for return' }) },
      },
    )
    await type(/Note/, 'Streaks')
    await press('Save draft')
    await press('Send application')
    expect(sent.map(({ to }) => to)).toEqual(['PUT /rma'])
    release()
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ to: 'POST /rma/7/submit', body: { version: 4 } }))
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
