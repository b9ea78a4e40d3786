import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, draw, press, problem, type } from './return-form.testing'
import { aReturn, offeredLine, returnLine } from './rma.testing'

describe('lines', () => {
  afterEach(() => void vi.useRealTimers())

  it('RMA-004 RMA-011 RMA-012 take quantity, one of ten reasons, batch number and other reason', async () => {
    const { saved } = await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines: [returnLine()] }) } })
    const reasons = within(screen.getByLabelText(/^Reason/)).getAllByRole('option')
    expect(reasons.map(option => option.textContent)).toEqual([
      'Choose',
      'Chip error, not compatible or not recognised',
      'Leaking',
      'Poor print quality',
      'Printing defect',
      'Broken cartridge',
      'Noise',
      'Paper jam',
      'Others',
      'Wrong or less shipped',
      'Not required',
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

  it('RMA-004 wrong entries interrupt no screen reader: the one alert is the summary at Send', async () => {
    const lines = [
      returnLine({ returnQty: null, reason: null, problems: [problem('QTY_INVALID'), problem('REASON_MISSING')] }),
    ]
    const answered = { data: aReturn({ version: 4, lines }) }
    const { container } = await draw({ returnId: 7 }, { 'GET /rma/7': answered, 'PUT /rma': answered })
    const alerts: string[] = []
    new MutationObserver(() => {
      const alert = screen.queryByRole('alert')?.querySelector('h2')?.textContent ?? ''
      if (alert && alert !== alerts.at(-1)) alerts.push(alert)
    }).observe(container, { childList: true, subtree: true })
    await type('Return quantity of CW-TN2420', 'x')
    await press('Save draft')
    expect(await screen.findByText('Invalid quantity, please check.')).toBeInTheDocument()
    await type('Return quantity of CW-TN2420', '')
    await type('Return quantity of CW-TN2420', '-3')
    expect(alerts).toEqual([])
    await press('Send application')
    await waitFor(() => expect(alerts).toEqual(['Fix 2 things first']))
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
        'GET /rma/7': { data: aReturn({ lines: [line] }) },
        'PUT /rma': { data: aReturn({ lines: [line] }) },
        'POST /rma/estimate': () => never,
      },
    )
    await press('Send application')
    expect(await screen.findByText('Return at most 6, the quantity that is left.')).toBeVisible()
    expect(screen.getByText('Enter the batch number. It is on the label, next to the barcode.')).toBeVisible()
    await type('Return quantity of CW-TN2420', '6')
    expect(screen.queryByText('Return at most 6, the quantity that is left.')).toBeNull()
    expect(screen.getByText('Enter the batch number. It is on the label, next to the barcode.')).toBeVisible()
    await type(/Batch number/, 'L2609')
    expect(screen.queryByText('Enter the batch number. It is on the label, next to the barcode.')).toBeNull()
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

  it('RMA-004 a line that is removed leaves the focus at the next one, and the last at the way to add one', async () => {
    await draw()
    const remove = async () => {
      const [button] = screen.getAllByRole('button', { name: /^Remove/ })
      act(() => button?.focus())
      await act(async () => fireEvent.click(button as HTMLElement))
    }
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    await remove()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus())
    await remove()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add an article' })).toHaveFocus())
  })

  it('RMA-004 the fields of a line are named after its article, and the files take the place of their button', async () => {
    await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines: [returnLine()] }) } })
    const fields = within(screen.getByRole('group', { name: 'CW-TN2420' }))
    expect(fields.getByLabelText(/^Reason/)).toBeVisible()
    expect(fields.getByLabelText(/^Batch number/)).toBeVisible()
    const files = screen.getByRole('button', { name: 'Add files: CW-TN2420' })
    act(() => files.focus())
    await act(async () => fireEvent.click(files))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus())
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

  it('RMA-010 of an order are offered until the days that are still to come, and say which one has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-13T12:00:00Z') })
    await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [offeredLine()] } })
    const passed = 'The 30 days for unused goods ended on 12 Dec 2026. The audit decides.'
    expect(screen.getByText(`${passed} If faulty, returnable until 12 Nov 2028.`)).toBeInTheDocument()
  })

  it('RMA-004 RMA-010 stand under their orders, with the days that are left', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T10:00:00Z') })
    const other = { orderNo: 'ON-OTHER', deliveredOn: '2026-10-29', invoicedOn: '2026-10-29' }
    const lines = [
      returnLine(),
      returnLine({ ...other, orderLineId: 80, number: 'CW-W2033X' }),
      returnLine({ orderLineId: 72, number: 'CW-DR2400' }),
    ]
    await draw({ returnId: 7 }, { 'GET /rma/7': { data: aReturn({ lines }) } })
    const heads = await screen.findAllByRole('heading', { level: 3 })
    expect(heads.map(head => head.textContent)).toEqual(['ON-7KXM-2QPD', 'ON-OTHER'])
    expect(heads.map(head => head.parentElement?.textContent)).toEqual([
      'ON-7KXM-2QPDdelivered 12 Nov 2026invoice of 12 Nov 2026 7 days left for goods you no longer need',
      'ON-OTHERdelivered 29 Oct 2026invoice of 29 Oct 2026',
    ])
    const quantities = screen.getAllByRole('textbox', { name: /^Return quantity of/ })
    expect(quantities.map(field => field.getAttribute('aria-label'))).toEqual([
      'Return quantity of CW-TN2420',
      'Return quantity of CW-DR2400',
      'Return quantity of CW-W2033X',
    ])
  })

  it('RMA-004 all of an order that may go back are added at once, and the first of them has the focus', async () => {
    const more = offeredLine({ orderLineId: 73, number: 'CW-DR2400' })
    const late = offeredLine({ orderLineId: 74, number: 'CW-TN2410', problems: [problem('NOT_DELIVERED')] })
    await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [offeredLine(), more, late] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add all of this order' }))
    const first = await screen.findByRole('textbox', { name: 'Return quantity of CW-TN2420' })
    await waitFor(() => expect(first).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Return quantity of CW-DR2400' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Return quantity of CW-TN2410' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add all of this order' })).toBeNull()
  })

  it('RMA-010 of an order are offered, those that cannot go back with the cause', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') })
    const late = offeredLine({ orderLineId: 73, problems: [problem('NOT_DELIVERED')] })
    await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [offeredLine(), late] } })
    expect(screen.getByRole('heading', { name: 'Order ON-7KXM-2QPD' })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Add CW-TN2420' })).toHaveLength(1)
    const both = 'Returnable until 12 Dec 2026 if unneeded, until 12 Nov 2028 if faulty.'
    expect(screen.getAllByText(both)).toHaveLength(1)
    expect(
      screen.getByText('Not delivered yet. Returns are possible when all goods are delivered.'),
    ).toBeInTheDocument()
    await press('Add CW-TN2420')
    await choose(/^Reason/, 'wrongOrLess')
    expect(screen.getByText('Returnable until 17 Nov 2026.')).toBeInTheDocument()
    await choose(/^Reason/, 'notRequired')
    expect(screen.getByText('Returnable until 12 Dec 2026.')).toBeInTheDocument()
  })

  it('VAL-034 VAL-035 one is picked among those that a number finds', async () => {
    const other = offeredLine({ orderLineId: 73, number: 'CW-DR2400' })
    const { saved } = await draw({}, { 'POST /rma/eligible': { data: [offeredLine(), other] } })
    await press('Add an article')
    const dialog = within(await screen.findByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(dialog.getByText('Please choose an article.')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByLabelText('Number of an order, invoice or article')).toHaveFocus())
    fireEvent.input(dialog.getByLabelText('Number of an order, invoice or article'), { target: { value: 'TN' } })
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Search' })))
    const boxes = await dialog.findAllByRole('checkbox')
    for (const box of boxes) await act(async () => fireEvent.click(box))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(dialog.getByText('Only one product can be selected.')).toBeInTheDocument()
    await act(async () => fireEvent.click(boxes[0] as HTMLElement))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add' })))
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Save draft')
    await waitFor(() => expect(saved().at(-1)?.body.lines).toMatchObject([{ orderLineId: 73 }]))
  })

  it('VAL-035 what was chosen stays chosen, and in sight, when another number is searched', async () => {
    const other = offeredLine({ orderLineId: 73, number: 'CW-DR2400', orderNo: 'ON-OTHER' })
    let found = [offeredLine()]
    const { saved } = await draw({}, { 'POST /rma/eligible': () => ({ data: found }) })
    await press('Add an article')
    const dialog = within(await screen.findByRole('dialog'))
    const search = async (text: string) => {
      fireEvent.input(dialog.getByLabelText('Number of an order, invoice or article'), { target: { value: text } })
      await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Search' })))
    }
    await search('TN')
    fireEvent.click(await dialog.findByRole('checkbox'))
    found = [other]
    await search('DR')
    const [first, second] = [
      await dialog.findByRole('checkbox', { name: /^CW-TN2420/ }),
      await dialog.findByRole('checkbox', { name: 'CW-DR2400, ON-OTHER' }),
    ]
    expect([first, second].map(box => (box as HTMLInputElement).checked)).toEqual([true, false])
    expect(dialog.getByText('1 article found')).toBeInTheDocument()
    fireEvent.click(second as HTMLElement)
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('Only one product can be selected.')).toBeInTheDocument()
    fireEvent.click(second as HTMLElement)
    fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Save draft')
    await waitFor(() => expect(saved().at(-1)?.body.lines).toMatchObject([{ orderLineId: 71 }]))
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
