import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { followFirstError } from '../testing/follow-first-error'
import { ADDRESS, draw, press, problem, type } from './return-form.testing'
import { aReturn, returnLine } from './rma.testing'

it('RMA-008 a new return shows its three steps, of which the application is the first', async () => {
  await draw({})
  const steps = within(screen.getByRole('list', { name: 'Steps of the return' })).getAllByRole('listitem')
  expect(steps.map(step => step.textContent)).toEqual(['1Application for return', '2Audit approved', '3Refunded'])
  expect(steps.map(step => step.getAttribute('aria-current'))).toEqual(['step', null, null])
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
    expect(await screen.findByText('Fix 4 things first')).toBeInTheDocument()
    await followFirstError()
    await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveFocus())
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
    expect(
      await screen.findByText('Enter the batch number. It is on the label, next to the barcode.'),
    ).toBeInTheDocument()
    expect(screen.getByText('Describe the reason.')).toBeInTheDocument()
    unmount()
    const none = aReturn({ lines: [], problems: ['NO_LINES'] })
    await draw({ returnId: 7 }, { 'GET /rma/7': { data: none } })
    await press('Send application')
    expect(await screen.findByText('Add at least one article.')).toBeInTheDocument()
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
      `${shop.i18n.formatMoney(9.9, 'EUR')} is taken off the credit. Free for faulty, wrong or missing goods.`,
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
