/** The places of the cards of a desk before, between and after the answers it waits for, whatever order these come in. */
import { createShop } from '@cartwright/core/light'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { widgetLocales } from '../locales'
import { ShopProvider } from '../provider/shop-provider'
import { loadInter, setInInter } from '../testing/inter'
import { frame, mount } from '../testing/mount'
import { Desk } from './desk'

const order = (at: number, more: object) => ({
  orderNo: `ON-${at}KXM-2QPD`,
  poNo: `PO-2026-11${at}`,
  status: 'partly shipped',
  city: 'Krefeld',
  piecesUnderWay: 12,
  parcelsUnderWay: 2,
  leftOn: '2026-11-27',
  shipViaDays: { min: 1, max: 2 },
  waiting: [
    { qty: 20, when: '2199-12-04', warehouse: 'NL' },
    { qty: 4, when: 'unknown', warehouse: null },
  ],
  ...more,
})
const bought = (at: number) => ({
  orderNo: `ON-${at}AAA-2QPD`,
  soNo: `SO-${at}`,
  poNo: `PO-2026-10${at}`,
  qoNo: null,
  trackingNo: null,
  soDate: '2026-11-19 16:41:00',
  status: 'all goods delivered',
  kind: 'Normal',
  orderType: 'REG',
  placedBy: 'Anke Jansen',
  lineCount: 3,
  currency: 'EUR',
  grandTotal: 1486.2,
})
const moved = (at: number) => ({
  orderNo: `ON-${at}KXM-2QPD`,
  poNo: '',
  number: 'CW-TN2420',
  kind: 'date-moved',
  at: '2026-11-25 08:12:00',
  was: [{ qty: 20, when: '2199-11-27', warehouse: 'NL' }],
  promises: [{ qty: 20, when: '2199-12-04', warehouse: 'NL' }],
})
const list = (id: number, lastOrdered: string | null) => ({
  id,
  qoNo: `QO-${id}`,
  name: `Counter ${id}`,
  shared: true,
  canManage: true,
  owner: 'Anke Jansen',
  lines: 4,
  updateTime: '2026-11-20 09:00:00',
  lastOrdered,
  version: 1,
})
const billing = {
  company: 'Drukwerk',
  custnum: 1,
  vat: '',
  sdi: '',
  taxCode: '',
  billTo: null,
  currency: 'EUR',
  termsDays: 30,
  creditLimit: 25000,
  openBalance: 7166.69,
  notInvoiced: 1463.96,
  creditBalance: 16369.35,
  overdueDays: 141,
  overdueAmount: 6091.85,
}
const none = {
  onTheWay: { total: 0, orders: [] },
  moved: [],
  last: [],
  leavesOn: null,
  orderBy: null,
  orderWithin: null,
}
const returned = (id: number) => ({
  id,
  rmaNo: `RMA-${id}`,
  status: 'auditing',
  returnTime: '2026-11-20 09:00:00',
  placedBy: 'Anke Jansen',
  reason: null,
  reasons: [],
  batchNos: [],
  orderNos: [],
  lineCount: 1,
  pieces: 2,
})
const coupon = (at: number) => ({
  code: `SAVE${at}`,
  title: '5% off your order',
  status: 'toBeUsed',
  type: 'discount',
  value: 5,
  initialAmount: 0,
  currency: 'EUR',
  uses: 1,
  usesLeft: 1,
  numbers: [],
  effectiveDate: { from: '2026-11-01', to: '2199-12-31' },
})

/** Ends of the addresses, and what each answers: a full day, and a first one. */
const ANSWERS: Readonly<Record<string, readonly [full: object, empty: object]>> = {
  '/order/desk': [
    {
      data: {
        ...none,
        onTheWay: {
          total: 9,
          orders: [
            order(1, {}),
            order(2, { status: 'submitted', poNo: '', piecesUnderWay: 0, leftOn: null }),
            order(3, { status: 'shipped', waiting: [] }),
            order(4, { status: 'processing', piecesUnderWay: 0, leftOn: null, shipViaDays: null }),
          ],
        },
        moved: [moved(1), moved(2), moved(3)],
        last: [bought(1), bought(2), bought(3)],
        leavesOn: '2199-12-04',
      },
    },
    { data: none },
  ],
  '/account/billing': [{ data: billing }, { data: { ...billing, overdueDays: 0, overdueAmount: 0 } }],
  '/order/quick/list': [
    { data: [1, 2, 3, 4, 5].map(id => list(id, id < 3 ? '2026-11-15 09:00:00' : null)) },
    { data: [] },
  ],
  '/rma/list': [
    { rows: [1, 2, 3, 4].map(returned), total: 4 },
    { rows: [], total: 0 },
  ],
  '/coupon/list': [
    { rows: [1, 2, 3].map(coupon), total: 3 },
    { rows: [], total: 0 },
  ],
}
const NAMES = Object.keys(ANSWERS)

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]]
  return of.flatMap((first, at) => permutations(of.toSpliced(at, 1)).map(rest => [first, ...rest]))
}

async function draw(width: number, which: 0 | 1) {
  const waiting = new Map<string, () => void>()
  const shop = createShop({
    apiBase: 'https://shop.example/prod-api',
    channel: false,
    language: 'en' as const,
    fetch: async input => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname.endsWith('/order/reorder')) return Response.json({ code: 200, data: { currency: 'EUR', lines: [] } })
      const name = NAMES.find(end => pathname.endsWith(end))
      if (!name) return Response.json({ code: 500, msg: '' })
      await new Promise<void>(resolve => waiting.set(name, resolve))
      return Response.json({ code: 200, msg: '', ...ANSWERS[name]?.[which] })
    },
  })
  vi.spyOn(shop, 'start').mockResolvedValue()
  onTestFinished(() => shop.destroy())
  shop.i18n.addLocales(widgetLocales)
  shop.sites.store.setState({ region: 'EU' })
  shop.session.store.setState({
    token: 'test',
    isSignedIn: true,
    status: 'ready',
    accountId: 1,
    confirmed: true,
    currency: 'EUR',
    name: 'buyer.nl',
    firstName: 'Sanne',
    lastName: 'de Wit',
    permissions: ['*:*:*'],
    roles: ['mainCustomer'],
  })
  const root = await mount(
    <ShopProvider shop={shop}>
      <Desk />
    </ShopProvider>,
  )
  const box = root.host as HTMLElement
  Object.assign(box.style, { display: 'block', width: `${width - 32}px` })
  setInInter(box)
  await vi.waitFor(() => expect(waiting.size).toBe(NAMES.length))
  await frame()
  const places = () =>
    [...root.querySelectorAll('.cw-card, .cw-leaving')].map(card => {
      const { x, y, width, height } = card.getBoundingClientRect()
      const title = card.querySelector('h2')?.textContent ?? card.className
      return `${title}: ${[x, y, width, height].map(Math.round).join(' ')}`
    })
  const answer = async (name: string) => {
    waiting.get(name)?.()
    await frame()
    await frame()
  }
  return { root, places, answer, take: () => root.host.remove() }
}

/** Sum of the shifts that Chromium has seen since. */
function watchShifts() {
  let shift = 0
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value
  }
  const observer = new PerformanceObserver(list => read(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: false })
  return () => {
    read(observer.takeRecords())
    observer.disconnect()
    return shift
  }
}

it.each([
  [360, 0],
  [768, 1],
  [1440, 2],
])(
  'N13 all cards of the desk are in their places before the first answer, in every order of answers, at %i px',
  async (width, third) => {
    await loadInter()
    await page.viewport(width, 900)
    const orders = permutations(NAMES).filter((_order, at) => at % 3 === third)
    expect(orders).toHaveLength(40)
    const filled = new Set<string>()
    for (const [at, names] of orders.entries()) {
      const { root, places, answer, take } = await draw(width, at % 4 === 3 ? 1 : 0)
      const before = places()
      expect(before.length).toBe(9)
      const shifts = watchShifts()
      for (const name of names) {
        await answer(name)
        expect(places(), `${names.join(', ')}: after ${name}`).toEqual(before)
      }
      expect(shifts(), names.join(', ')).toBeLessThanOrEqual(0.02)
      filled.add(
        [...root.querySelectorAll('.cw-desk__card')]
          .map(card => card.querySelectorAll('.cw-desk__rows:not([aria-hidden]) > li').length)
          .join(' '),
      )
      take()
    }
    // Orders, habits, dates, the balance, lists, returns and coupons.
    expect([...filled].toSorted()).toEqual(['0 0 0 0 0 0 0', '4 3 2 0 4 3 2'])
  },
)

it('N9 at 360 px everything but what is on the way, what to order again and what is overdue is folded away, and opens', async () => {
  await loadInter()
  await page.viewport(360, 900)
  const { root, answer } = await draw(360, 0)
  for (const name of NAMES) await answer(name)
  const shown = () =>
    [...root.querySelectorAll<HTMLElement>('.cw-desk__card')]
      .filter(card => (card.querySelector('.cw-desk__body') as HTMLElement).checkVisibility())
      .map(card => card.querySelector('h2')?.textContent)
  expect(shown()).toEqual(['On the way', 'Order again', 'Balance'])
  const isSeen = (text: string) =>
    [...root.querySelectorAll('.cw-desk__balance *')].some(
      node => node.textContent?.includes(text) && node.checkVisibility(),
    )
  expect(isSeen('€6,091.85 overdue, the oldest 141 days')).toBe(true)
  expect(isSeen('€16,369.35')).toBe(false)
  const fold = root.querySelector<HTMLElement>('button[aria-label="Balance"]')
  expect(fold?.getAttribute('aria-expanded')).toBe('false')
  fold?.click()
  await frame()
  expect(isSeen('€6,091.85 overdue, the oldest 141 days')).toBe(true)
  expect(isSeen('€16,369.35')).toBe(true)
})
