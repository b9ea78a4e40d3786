import { calls, reorderCountsOf } from '@cartwright/core'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerWith } from '../testing/answer-with'
import { renderWithShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { Desk } from './desk'

const DESK = '/clientsystem/order/desk'
const buyer = { prepare: signInAs('buyer.nl') }
const DATED = { qty: 20, when: '2199-12-04', warehouse: 'NL' }
const data = {
  onTheWay: {
    total: 7,
    orders: [
      {
        orderNo: 'ON-1',
        poNo: 'PO-7',
        status: 'partly shipped',
        city: 'Utrecht',
        piecesUnderWay: 12,
        parcelsUnderWay: 2,
        waiting: [DATED],
      },
    ],
  },
  moved: [
    {
      orderNo: 'ON-2',
      poNo: '',
      number: 'CW-TN2420',
      kind: 'date-moved',
      at: '2026-11-25 08:12:00',
      promises: [DATED],
      was: [{ ...DATED, when: '2199-11-27' }],
    },
  ],
  last: [
    {
      orderNo: 'ON-3',
      soNo: 'SO-3',
      poNo: 'PO-9',
      qoNo: null,
      trackingNo: null,
      soDate: '2026-11-19 16:41:00',
      status: 'shipped',
      kind: 'Normal',
      orderType: 'REG',
      placedBy: 'Anke Jansen',
      lineCount: 3,
      currency: 'EUR',
      grandTotal: 1486.2,
    },
  ],
}
const LISTS = '/clientsystem/order/quick/list'
/** Without the saved lists of the account, which are ordered again too. */
const answering = (more: object = {}) => ({
  ...buyer,
  fetch: answerWith(
    DESK,
    () => ({ code: 200, msg: '', data: { ...data, ...more } }),
    answerWith(LISTS, () => ({ code: 200, msg: '', data: [] })),
  ),
})
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement)

it('shows what is on the way and when the rest leaves, dates that moved, and orders to order again', async () => {
  const onNavigate = vi.fn(() => false)
  await renderWithShop(<Desk onNavigate={onNavigate} />, answering())
  const onTheWay = await card('On the way')
  expect(onTheWay.getByText('7 orders')).toBeInTheDocument()
  const link = await onTheWay.findByRole('link', { name: 'PO-7' })
  for (const text of ['7', 'ON-1 · Utrecht', 'Partly shipped', '20 on 4 Dec'])
    expect(onTheWay.getByText(text)).toBeInTheDocument()
  expect(onTheWay.getByText('12 pieces with the carrier, 2 parcels')).toBeInTheDocument()
  const moved = await card('Back orders that moved')
  expect(await moved.findByRole('link', { name: 'ON-2' })).toHaveAttribute('href', '/hisorder/orderDetails/ON-2')
  for (const text of ['CW-TN2420', '7 days later', '20 on 27 Nov', '20 on 4 Dec'])
    expect(moved.getByText(text)).toBeInTheDocument()
  const again = await card('Order again')
  expect(await again.findByText('€1,486.20')).toBeInTheDocument()
  expect(again.getByRole('button', { name: 'Order again: ON-3' })).toBeInTheDocument()
  fireEvent.click(link)
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ path: '/hisorder/orderDetails/ON-1' })
})

const linesIn = (...groups: string[]) =>
  groups.map((group, at) => ({
    group,
    number: `CW-${at}`,
    name: '',
    custNumber: null,
    qty: 1,
    priceThen: 2,
    now: null,
  }))

it.each([
  [linesIn('ready', 'dearer', 'cheaper'), ['All in stock']],
  [
    linesIn('short', 'short', 'replaced', 'gone', 'notForYou', 'ready'),
    ['2 articles not available', '1 article replaced', '2 lines not all in stock'],
  ],
])('API-071 API-079 says how an order to order again stands today (%#)', async (lines, says) => {
  const report = () => ({ code: 200, msg: '', data: { currency: 'EUR', lines } })
  const { fetch, ...options } = answering()
  await renderWithShop(<Desk />, { ...options, fetch: answerWith('/reorder', report, fetch) })
  const again = await card('Order again')
  for (const text of says) expect(await again.findByText(text)).toBeInTheDocument()
  const today = again.getByText(says[0] as string).closest('.cw-desk__today')
  expect(today?.textContent).toBe(says.join(''))
})

it('an order that cannot be looked at is offered without a word about today', async () => {
  const { fetch, ...options } = answering()
  const asked = vi.fn(() => ({ code: 500, msg: '' }))
  const { container, shop } = await renderWithShop(<Desk />, {
    ...options,
    fetch: answerWith('/reorder', asked, fetch),
  })
  const again = await card('Order again')
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await expect.poll(() => reorderCountsOf(shop).store.getState().status).toBe('ready')
  expect(again.getByRole('button', { name: 'Order again: ON-3' })).toBeInTheDocument()
  expect(container.querySelector('.cw-desk__today')).toBeNull()
  expect(shop.messages.store.getState().items).toEqual([])
})

it.each([
  [
    'left with a known time on the way: when they are expected',
    { leftOn: '2199-12-02', shipViaDays: { min: 1, max: 1 } },
    'Tue 3 Dec expected',
  ],
  ['left: the day', { leftOn: '2199-12-02', shipViaDays: null }, 'Mon 2 Dec left'],
  [
    'left so long ago that they should be there: the day on which they left',
    { leftOn: '2020-12-02', shipViaDays: { min: 1, max: 1 } },
    'Wed 2 Dec left',
  ],
  [
    'are there: when they are expected',
    {
      waiting: [{ ...DATED, when: 'now' }],
      firstLeavesOn: '2199-12-02',
      shipViaDays: { min: 1, max: 2 },
      piecesUnderWay: 0,
    },
    'Tue 3 Dec – Wed 4 Dec expected',
  ],
  ['come on a day: when they leave', { piecesUnderWay: 0 }, 'Wed 4 Dec leaves'],
  [
    'have no day: that none is known',
    { piecesUnderWay: 0, waiting: [{ ...DATED, when: 'unknown' }] },
    'no date known yet',
  ],
  [
    'are late: that none is known',
    { piecesUnderWay: 0, waiting: [{ ...DATED, when: '2020-12-02' }] },
    'no date known yet',
  ],
])('N10 ORD-013 names one day at the right of an order whose next pieces %s', async (_which, more, says) => {
  const [order] = data.onTheWay.orders
  await renderWithShop(<Desk />, answering({ onTheWay: { total: 1, orders: [{ ...order, ...more }] } }))
  const row = (await screen.findByRole('link', { name: 'PO-7' })).closest('li')
  expect(row?.lastElementChild?.textContent).toBe(says)
})

it('N13 ACC-011 shows a main account open balance and credit, and a sales rep neither', async () => {
  const { shop, unmount } = await renderWithShop(<Desk />, answering())
  const balance = await card('Balance')
  const billing = await shop.client.call(calls.account.billing)
  const money = (value: number) => shop.i18n.formatMoney(value, billing.currency)
  expect(await balance.findByText(money(billing.creditBalance))).toBeInTheDocument()
  expect(balance.getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/finance/invoices')
  expect(balance.getByText(`of a limit of ${money(billing.creditLimit)}`)).toBeInTheDocument()
  unmount()
  await renderWithShop(<Desk />, { ...answering(), prepare: signInAs('rep.nl') })
  await screen.findByRole('link', { name: 'PO-7' })
  expect(await card('Saved lists')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Balance' })).toBeNull()
})

it('has the field for numbers and the lists for those who may use quick order only', async () => {
  const { unmount } = await renderWithShop(<Desk />, answering())
  expect(await screen.findByLabelText('Number')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Saved lists' })).toBeInTheDocument()
  unmount()
  await renderWithShop(<Desk />, { ...answering(), prepare: signInAs('clerk.nl') })
  await screen.findByRole('link', { name: 'PO-7' })
  expect(screen.queryByLabelText('Number')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Saved lists' })).toBeNull()
})

it('N13 says on the first day what will be here; empty cards stay and say so', async () => {
  await renderWithShop(<Desk />, answering({ onTheWay: { total: 0, orders: [] }, moved: [], last: [] }))
  expect(await screen.findByText('Nothing has been ordered yet.')).toBeInTheDocument()
  expect(
    await (await card('Order again')).findByText('Delivered orders and lists that were ordered appear here.'),
  ).toBeTruthy()
  expect((await card('Back orders that moved')).getByText('No date has changed in the last two weeks.')).toBeTruthy()
})

it('N10 offers lists and delivered orders again, the oldest habit first, and no order twice', async () => {
  const list = { id: 7, qoNo: 'QO-7', name: 'Monthly', lines: 4, shared: true, version: 1, owner: 'Anke Jansen' }
  const times = { updateTime: '2026-11-20 09:00:00', canManage: true }
  const { fetch, ...options } = answering({
    last: [
      { ...data.last[0], orderNo: 'ON-3', soDate: '2026-11-20 10:00:00' },
      { ...data.last[0], orderNo: 'ON-4', qoNo: 'QO-7', soDate: '2026-11-15 09:00:00' },
      { ...data.last[0], orderNo: 'ON-5', soDate: '2026-10-02 10:00:00' },
    ].map(order => ({ ...order, poNo: '' })),
  })
  await renderWithShop(<Desk />, {
    ...options,
    fetch: answerWith(
      LISTS,
      () => ({
        code: 200,
        msg: '',
        data: [
          { ...list, ...times, lastOrdered: '2026-11-15 09:00:00' },
          { ...list, ...times, id: 8, qoNo: 'QO-8', name: 'Never ordered', lastOrdered: null },
        ],
      }),
      fetch,
    ),
  })
  const again = await card('Order again')
  expect(await again.findByText('ordered 15 Nov, 4 lines')).toBeInTheDocument()
  expect(again.getAllByRole('listitem').map(row => row.querySelector('a')?.textContent)).toEqual([
    'ON-5',
    'Monthly',
    'ON-3',
  ])
  expect(again.getByRole('link', { name: 'Open Monthly' })).toHaveAttribute('href', '/my/quickorder?list=7')
})

it('says that it failed and tries again, and asks visitors to sign in', async () => {
  let isBroken = true
  const fetch = answerWith(DESK, () => (isBroken ? { code: 500, msg: '' } : { code: 200, msg: '', data }))
  const { unmount } = await renderWithShop(<Desk />, { ...buyer, fetch })
  expect(await screen.findByText('Your orders cannot be shown at the moment.')).toBeInTheDocument()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'PO-7' })).toBeInTheDocument()
  unmount()
  await renderWithShop(<Desk />)
  expect(screen.getByText('Sign in to see your orders and lists.')).toBeInTheDocument()
})

it('API-083 API-090 shows the last returns and the coupons that can be used, with ways to all of them', async () => {
  await renderWithShop(<Desk />, answering())
  const returns = await card('Returns')
  await returns.findAllByRole('link', { name: /^RMA-/ })
  expect(returns.getByRole('link', { name: 'All returns' })).toHaveAttribute('href', '/rma/list')
  expect(returns.getAllByRole('link', { name: /^RMA-/ })[0]).toHaveAttribute('href', expect.stringContaining('?id='))
  const coupons = await card('Coupons')
  expect(coupons.getByRole('link', { name: 'All coupons' })).toHaveAttribute('href', '/my/coupons')
  expect((await coupons.findAllByRole('listitem')).length).toBeGreaterThan(0)
})

it('API-080 opens a saved list in quick order, and says when it was ordered last', async () => {
  const list = { id: 7, qoNo: 'QO-7', name: 'Monthly', lines: 4, shared: true, version: 1, owner: 'Anke Jansen' }
  const times = { updateTime: '2026-11-20 09:00:00', lastOrdered: '2026-11-15 09:00:00', canManage: true }
  await renderWithShop(<Desk />, {
    ...buyer,
    fetch: answerWith(LISTS, () => ({ code: 200, msg: '', data: [{ ...list, ...times }] })),
  })
  const lists = await card('Saved lists')
  expect(await lists.findByRole('link', { name: 'Monthly' })).toHaveAttribute('href', '/hisorder/quickOrderDetails/7')
  expect(lists.getByRole('link', { name: 'Open Monthly' })).toHaveAttribute('href', '/my/quickorder?list=7')
  expect(lists.getByText('4 lines, ordered 15 Nov, Shared')).toBeInTheDocument()
})

it('ORD-013 counts the minutes to the cut-off, and says nothing of today once it has passed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const today = { leavesOn: null, orderBy: '16:30', orderWithin: 2 * 3600 + 10 * 60 + 30 }
  const later = { leavesOn: '2199-12-04', orderBy: null, orderWithin: null }
  const fetch = answerWith(DESK, () => {
    asked += 1
    return { code: 200, msg: '', data: { ...data, ...(asked > 1 ? later : today) } }
  })
  const shown = renderWithShop(<Desk />, { ...buyer, fetch })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  for (let tries = 0; tries < 50 && asked === 0; tries += 1) await pass(20)
  await shown
  await pass(100)
  expect(screen.getByText('Order within 2 hrs 10 mins')).toBeInTheDocument()
  expect(screen.getByText('What is in stock and ordered by 16:30 leaves today.')).toBeInTheDocument()
  expect(screen.getByText('2:10').parentElement).toHaveAttribute('aria-hidden', 'true')
  await pass(60_000)
  expect(screen.getByText('Order within 2 hrs 9 mins')).toBeInTheDocument()
  await pass(2 * 3600_000 + 8 * 60_000)
  expect(screen.getByText('Order within 1 min')).toBeInTheDocument()
  await pass(60_000)
  expect(screen.getByText('Order by 16:30')).toBeInTheDocument()
  await pass(60_000)
  await vi.waitFor(() => expect(screen.getByText('Next shipping day: Wednesday 4 December')).toBeInTheDocument(), {
    timeout: 20_000,
  })
  expect(screen.queryByText(/leaves today/)).toBeNull()
  expect(asked).toBe(2)
})
