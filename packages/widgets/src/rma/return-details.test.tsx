import type { Return } from '@cartwright/core/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { ReturnDetails } from './return-details'
import { aKit, aReturn, returnLine } from './rma.testing'

const answering = (change: Partial<Return>) => ({
  prepare: signInAs('buyer.nl'),
  fetch: answerWith('/clientsystem/rma/7', () => ({ code: 200, msg: '', data: aReturn(change) })),
})
const FILE = {
  fileId: '00000000-0000-4000-8000-000000000001',
  name: 'testpage.jpg',
  type: 'jpg',
  size: 400_000,
} as const
/** The value beside a label. */
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

it('RMA-002 RT-042 shows each fact of a return with its label', async () => {
  const onReturnRead = vi.fn()
  await renderWithShop(
    <ReturnDetails returnId={7} onReturnRead={onReturnRead} />,
    answering({ status: 'audit approved', files: [FILE] }),
  )
  await screen.findByRole('heading', { name: 'RMA-7KXM2QPDA' })
  const facts = {
    'RMA#': 'RMA-7KXM2QPDA',
    'ID#': '7',
    Reason: 'Poor print quality, Not required',
    'Delivery type': 'Own return',
    'Tracking number': 'JVGL0611',
    Status: 'Audit approved',
    Forwarder: 'Others',
    'Other forwarder': 'Rhenus',
    Note: 'Grey streaks on the left third of the page from sheet 1.',
    Files: 'testpage.jpg',
  }
  expect(Object.fromEntries(Object.keys(facts).map(label => [label, fact(label)]))).toEqual(facts)
  expect(fact('Return time')).toMatch(/17 Nov 2026/)
  expect(fact('Return address')).toContain('Kaiserstraße 44')
  await waitFor(() =>
    expect(onReturnRead).toHaveBeenCalledWith({ returnId: 7, rmaNo: 'RMA-7KXM2QPDA', outcome: 'shown' }),
  )
})

it.each([
  ['draft', ['Continue the draft']],
  ['application for return', []],
  ['audit approved', []],
  ['refund', []],
  ['rejected', []],
] as const)('RMA-007 the page of a return that is %s offers to change it: %j', async (status, offered) => {
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ status }))
  await screen.findByRole('heading', { name: 'RMA-7KXM2QPDA' })
  const ways = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
  expect(
    ways.map(({ textContent }) => textContent ?? '').filter(text => /continue|edit|change|delete/i.test(text)),
  ).toEqual(offered)
})

it('RMA-002 shows the status once, and leaves out what there is nothing of', async () => {
  const none = { trackingNo: '', forwarder: '', otherForwarder: '', note: '', files: [], creditNotes: [] }
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ ...none, status: 'rejected', returnAddress: null }))
  await screen.findByRole('heading', { name: 'RMA-7KXM2QPDA' })
  expect(screen.getAllByText('Rejected')).toHaveLength(1)
  expect(fact('Status')).toBe('Rejected')
  for (const label of [
    'Tracking number',
    'Forwarder',
    'Other forwarder',
    'Note',
    'Files',
    'Credit notes',
    'Return address',
  ])
    expect(screen.queryByText(label, { selector: 'dt' })).toBeNull()
})

it.each(['application for return', 'audit approved', 'refund'] as const)(
  'RMA-002 RMA-012 shows no way back and no slip where all that is claimed was not in the parcel: %s',
  async status => {
    const missing = returnLine({ reason: 'wrongOrLess', batchNo: '', neverArrived: true, approvedQty: 2 })
    await renderWithShop(<ReturnDetails returnId={7} />, answering({ status, lines: [missing] }))
    await screen.findByRole('heading', { name: 'RMA-7KXM2QPDA' })
    expect(screen.getByText('Was not in the parcel')).toBeInTheDocument()
    for (const label of ['Delivery type', 'Tracking number', 'Forwarder', 'Other forwarder', 'Return address'])
      expect(screen.queryByText(label, { selector: 'dt' })).toBeNull()
    expect(screen.queryByRole('button', { name: /slip/i })).toBeNull()
  },
)

it('API-095 offers the slip where goods are sent beside pieces that were not in the parcel', async () => {
  const missing = returnLine({ reason: 'wrongOrLess', batchNo: '', neverArrived: true, approvedQty: 2 })
  const lines = [missing, returnLine({ orderLineId: 72, approvedQty: 1 })]
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ status: 'audit approved', lines }))
  expect(await screen.findByRole('button', { name: /slip/i })).toBeInTheDocument()
  expect(fact('Delivery type')).toBe('Own return')
})

it('API-095 shows a photo that was sent with a line, and saves it', async () => {
  const asked: unknown[] = []
  const wire: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.endsWith('/rma/7'))
      return Response.json({ code: 200, msg: '', data: aReturn({ lines: [returnLine({ files: [FILE] })] }) })
    if (!pathname.endsWith('/file/download')) return fetch(input, init)
    asked.push(JSON.parse(String(init?.body)))
    const headers = {
      'content-disposition': 'attachment; filename="testpage.jpg"',
      'content-type': 'application/octet-stream',
    }
    return new Response('photo', { headers })
  }
  const { container } = await renderWithShop(<ReturnDetails returnId={7} />, {
    prepare: signInAs('buyer.nl'),
    fetch: wire,
  })
  await waitFor(() =>
    expect(container.querySelector('.cw-thumb img')).toHaveAttribute('src', `data:image/jpeg;base64,${btoa('photo')}`),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Save testpage.jpg' }))
  await waitFor(() => expect(saved).toEqual(['testpage.jpg']))
  const wanted = { type: 'returnFile', id: 'RMA-7KXM2QPDA', fileId: FILE.fileId }
  expect(asked).toEqual([wanted, wanted])
})

it('RMA-004 names the part of a kit that goes back', async () => {
  const lines = [returnLine({ ...aKit, partSkuId: 10421, returnQty: 1 }), returnLine({ ...aKit, orderLineId: 72 })]
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ lines }))
  await screen.findByRole('heading', { name: 'RMA-7KXM2QPDA' })
  const parts = screen.getAllByText(/Part of the kit/).map(({ textContent }) => textContent)
  expect(parts).toEqual(['Part of the kit: CW-TN241M Toner magenta for Brother TN-241M'])
})

it('RMA-003 shows amount, shipping, VAT and the total that they come to', async () => {
  const { shop } = await renderWithShop(<ReturnDetails returnId={7} />, answering({}))
  await screen.findByRole('heading', { name: 'RMA-7KXM2QPDA' })
  const money = (value: number) => shop.i18n.formatMoney(value, 'EUR')
  const box = screen.getByRole('heading', { name: 'Credit' }).closest('section') as HTMLElement
  const value = (label: string) => within(box).getByText(label).nextElementSibling?.textContent
  expect(value('Amount')).toBe(money(245.48))
  expect(value('Return shipping')).toBe(money(-9.9))
  expect(value('VAT 21%')).toBe(money(49.47))
  expect(value('Total')).toBe(money(285.05))
})

it('RMA-003 a restocking fee stands above the amount that is left', async () => {
  const { shop } = await renderWithShop(<ReturnDetails returnId={7} />, answering({ fee: 15.56, amount: 62.24 }))
  const box = (await screen.findByRole('heading', { name: 'Credit' })).closest('section') as HTMLElement
  const words = [...box.querySelectorAll('dt, dd')].slice(0, 6).map(({ textContent }) => textContent)
  const money = (value: number) => shop.i18n.formatMoney(value, 'EUR')
  expect(words).toEqual(['Goods', money(77.8), 'Restocking fee, 20%', money(-15.56), 'Amount', money(62.24)])
})

it('RMA-004 shows each line with its numbers, order, quantity, reason, batch number and price', async () => {
  const line = returnLine({ custNumber: 'Regal 12', reason: 'others', otherReason: 'Wrong colour', batchNo: 'L1' })
  const { shop } = await renderWithShop(<ReturnDetails returnId={7} />, answering({ lines: [line] }))
  const row = within((await screen.findByRole('link', { name: /ON-7KXM-2QPD/ })).closest('tr') as HTMLElement)
  expect(row.getByRole('link', { name: 'ON-7KXM-2QPD / 1' })).toHaveAttribute(
    'href',
    '/hisorder/orderDetails/ON-7KXM-2QPD',
  )
  for (const text of [/TN-2420/, /Regal 12/, 'Others', 'Wrong colour', 'L1', '2', shop.i18n.formatMoney(77.8, 'EUR')])
    expect(row.getAllByText(text).length).toBeGreaterThan(0)
})

it('RMA-003 each line comes to what is left after its fee, and the lines to the amount', async () => {
  const { shop } = await renderWithShop(<ReturnDetails returnId={7} />, answering({}))
  const money = (value: number) => shop.i18n.formatMoney(value, 'EUR')
  const [first, second] = await screen.findAllByRole('link', { name: /ON-7KXM-2QPD/ })
  const creditOf = (link: HTMLElement | undefined) => link?.closest('tr')?.lastElementChild?.textContent
  expect(creditOf(first)).toBe(money(77.8))
  expect(creditOf(second)).toBe(`${money(167.68)}less ${money(41.92)} fee`)
})

describe('deadlines', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const shown = async () =>
    within(await screen.findByRole('list', { name: 'Deadlines' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('RMA-009 CONT-010 of the audit, and of further goods of the same orders', async () => {
    await renderWithShop(
      <ReturnDetails returnId={7} />,
      answering({ status: 'application for return', answerBy: '2026-11-20' }),
    )
    expect(await shown()).toEqual([
      '2daysAnswer of the auditby 20 Nov 2026',
      '24daysReturn more unneeded goodsby 12 Dec 2026',
      '725daysReturn more faulty goodsby 12 Nov 2028',
    ])
  })

  it('CONT-010 that have passed are left out', async () => {
    vi.setSystemTime(new Date('2026-12-12T12:00:00Z'))
    await renderWithShop(<ReturnDetails returnId={7} />, answering({ status: 'refund', answerBy: '2026-11-20' }))
    expect((await shown())[0]).toBe('0daysReturn more unneeded goodsby 12 Dec 2026')
  })
})

it.each([
  ['draft', []],
  ['application for return', ['Application for return']],
  ['audit approved', ['Application for return', 'Audit approved']],
  ['refund', ['Application for return', 'Audit approved', 'Refunded']],
] as const)('RMA-008 the steps of a return that is %s', async (status, reached) => {
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ status }))
  const steps = within(await screen.findByRole('list', { name: 'Steps of the return' })).getAllByRole('listitem')
  expect(steps.map(step => step.textContent?.replace(/^\d/, ''))).toEqual([
    'Application for return',
    'Audit approved',
    'Refunded',
  ])
  const done = steps.filter(step => step.className.includes('cw-steps__done')).map(step => step.textContent)
  expect(done).toEqual(reached)
})

it('RMA-009 says that the audit takes up to three working days, and until when', async () => {
  const submitted = { status: 'application for return', answerBy: '2026-11-20' }
  await renderWithShop(<ReturnDetails returnId={7} />, answering(submitted))
  expect(
    await screen.findByText(/The audit takes up to three working days\. Answer by 20 November/),
  ).toBeInTheDocument()
})

it.each([
  ['Approved', { approvedQty: 2 }],
  ['Approved in part', { approvedQty: 1, rejection: 'One was opened.' }],
  ['Not approved', { approvedQty: 0, rejection: 'The batch was not delivered by us.' }],
])('RMA-004 the result of the audit of a line stands in a column of its own: %s', async (word, change) => {
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ lines: [returnLine(change)] }))
  const row = within(await screen.findByRole('table')).getAllByRole('row')[1] as HTMLElement
  const result = row.querySelector<HTMLElement>('[data-label="Result"]') as HTMLElement
  expect(within(result).getByText(word)).toBeInTheDocument()
  if ('rejection' in change) expect(within(result).getByText(change.rejection)).toBeInTheDocument()
})

it('RMA-008 a rejected return ends with the audit and says that nothing is credited', async () => {
  const nothing = { amount: 0, fee: 0, shipping: 0, vat: 0, total: 0 }
  const events = [
    { kind: 'submitted', at: '2026-11-17 09:12:00' },
    { kind: 'rejected', at: '2026-11-18 09:12:00' },
  ]
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ ...nothing, status: 'rejected', events }))
  const steps = within(await screen.findByRole('list', { name: 'Steps of the return' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Application for return', 'Not approved'])
  expect(steps[1]).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Nothing is credited: no goods were approved.')).toBeInTheDocument()
  expect(happened()).toEqual(['Submitted', 'Rejected'])
})

/** What the timeline says, without the times. */
const happened = () =>
  within(screen.getByRole('heading', { name: 'What happened' }).closest('section') as HTMLElement)
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.firstChild?.textContent)

it.each([
  ['application for return', {}, ['Submitted', 'Answer of the audit', 'Credit note']],
  ['audit approved', { approvedQty: 2 }, ['Submitted', 'Goods arrive with us', 'Credit note']],
  ['audit approved', { approvedQty: 2, receivedQty: 2 }, ['Submitted', 'Credit note']],
  ['audit approved', { approvedQty: 2, reason: 'wrongOrLess', neverArrived: true }, ['Submitted', 'Credit note']],
  ['refund', { approvedQty: 2, receivedQty: 2 }, ['Submitted']],
] as const)(
  'RMA-008 what is still to come of a return stands below what happened: %s %j',
  async (status, line, said) => {
    const events = [{ kind: 'submitted', at: '2026-11-17 09:12:00' }]
    const lines = [returnLine(line)]
    await renderWithShop(<ReturnDetails returnId={7} />, answering({ status, events, lines, answerBy: '2026-11-20' }))
    await screen.findByRole('heading', { name: 'What happened' })
    expect(happened()).toEqual(said)
  },
)

it('says what the audit has decided of a line', async () => {
  const line = returnLine({ returnQty: 10, approvedQty: 6, receivedQty: 6, rejection: '4 were opened.' })
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ status: 'audit approved', lines: [line] }))
  for (const text of ['6 of 10 approved', '6 received', '4 were opened.'])
    expect(await screen.findByText(text)).toBeInTheDocument()
})

it('API-095 offers the slip for the parcel as long as the goods are awaited', async () => {
  const { unmount } = await renderWithShop(<ReturnDetails returnId={7} />, answering({ status: 'audit approved' }))
  expect(await screen.findByRole('button', { name: 'Return slip' })).toBeInTheDocument()
  unmount()
  await renderWithShop(<ReturnDetails returnId={7} />, answering({ status: 'refund' }))
  await screen.findByRole('list', { name: 'Steps of the return' })
  expect(screen.queryByRole('button', { name: 'Return slip' })).toBeNull()
})

it('API-083 says that there is no such return', async () => {
  const { unmount } = await renderWithShop(<ReturnDetails returnId={999_999} />, { prepare: signInAs('buyer.nl') })
  expect(await screen.findByRole('heading', { name: 'There is no such return.' })).toBeInTheDocument()
  unmount()
  await renderWithShop(<ReturnDetails returnId={7} />)
  expect(await screen.findByText('Sign in to see the return.')).toBeInTheDocument()
})
