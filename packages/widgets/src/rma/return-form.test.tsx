import { calls } from '@cartwright/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ReturnForm } from './return-form'
import { choose, draw, Page, press, problem, type } from './return-form.testing'
import { aKit, aReturn, aReturnRow, offeredLine, returnLine } from './rma.testing'

describe('a draft', () => {
  it('RT-041 RMA-005 is filled with what was saved, and saves a change by itself', async () => {
    const { saved } = await draw()
    expect(screen.getByLabelText('Return quantity of CW-TN2420')).toBeDefined()
    expect(screen.getByLabelText(/Note/)).toHaveValue('Grey streaks on the left third of the page from sheet 1.')
    expect(screen.getByRole('radio', { name: 'Own return' })).toBeChecked()
    expect(screen.getByLabelText(/Other forwarder/)).toHaveValue('Rhenus')
    await type(/Note/, 'Streaks')
    expect(screen.getByText('Saving …')).toBeInTheDocument()
    await waitFor(() => expect(saved()).toHaveLength(1))
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
    await waitFor(() => expect(screen.getByLabelText('Return quantity of CW-TN241CMY')).toHaveFocus())
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
    expect(screen.queryByRole('button', { name: /^Add (a part of )?CW-TN241CMY$/ })).toBeNull()
    unmount()
    // A second cyan is left beside the whole kit.
    const more = offeredLine({ ...aKit, leftQty: 1, kitParts })
    await draw({ orderNo: 'ON-7KXM-2QPD' }, { 'POST /rma/eligible': { data: [more] } })
    await press('Add CW-TN241CMY')
    await press('Add a part of CW-TN241CMY')
    expect(screen.getAllByLabelText('Part of the kit').at(-1)).toHaveValue('10420')
    expect(screen.queryByRole('button', { name: /^Add (a part of )?CW-TN241CMY$/ })).toBeNull()
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
    expect(screen.getByRole('button', { name: 'Add an article' })).toBeEnabled()
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
    currency: 'EUR',
    amount: 62.24,
    fee: 15.56,
    shipping: -9.9,
    courierCost: 9.9,
    vatRate: 21,
    vat: 10.99,
    total: 63.33,
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
            orderLineId: 71,
            partSkuId: null,
            returnQty: 18,
            reason: null,
            otherReason: '',
            batchNo: '',
            neverArrived: false,
          },
        ],
      },
    ])
    await type(/Note/, 'x')
    await waitFor(() => expect(saved()).toHaveLength(1))
    // The note changes no credit.
    expect(sent.filter(({ to }) => to === 'POST /rma/estimate')).toHaveLength(1)
  })
})

it('API-084 talks to the shop: a draft is created, found again and submitted is refused without goods', async () => {
  const { shop } = await renderWithShop(<ReturnForm />, { prepare: signInAs('buyer.nl') })
  await screen.findByText('No articles yet')
  await type(/Note/, 'Nothing yet')
  await press('Save draft')
  await waitFor(async () => {
    const { rows } = await shop.client.call(calls.rma.list, { query: { status: 'draft' } })
    expect(rows[0]).toMatchObject({ status: 'draft', lineCount: 0 })
  })
  await press('Send application')
  expect(await screen.findByText('Add at least one article.')).toBeInTheDocument()
})

it('asks visitors to sign in, and says that there is no such draft', async () => {
  const { unmount } = await renderWithShop(<ReturnForm />)
  expect(screen.getByText('Sign in to send goods back.')).toBeInTheDocument()
  unmount()
  await renderWithShop(<ReturnForm returnId={999_999} />, { prepare: signInAs('buyer.nl') })
  expect(await screen.findByText('There is no such draft.')).toBeInTheDocument()
})
