/** A hundred pasted lines until they are ordered again: in German on a phone, and by keyboard alone. */
import { signIn } from '@cartwright/server/testing'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { tabTo } from '../support/keyboard'
import { runOps } from '../support/ops'
import { type ShopWithPost, startShopWithPost } from '../support/registration'
import { pasteIntoQuickOrder, signInByCookie } from '../support/shop-pages'

let started: ShopWithPost
test.beforeAll(async () => {
  started = await startShopWithPost()
})
test.afterAll(() => started.close())

const LINES = 100
const ops = (...args: string[]) => runOps(started.shop, ...args)

/** Ninety-nine articles in stock, and in the middle one of which more is ordered than there is or comes. */
async function hundredLines(userName: string): Promise<{ text: string; short: string; later: number }> {
  const buyer = await signIn(started.shop.apiBase, userName)
  const lines: { number: string; qty: number }[] = []
  for (let pageNum = 1; lines.length < LINES; pageNum++) {
    const { rows } = await buyer.ask('catalogue.query', { query: { pageNum, pageSize: 60, availability: 'stock' } })
    const sold = rows.filter(({ availability }) => (availability?.stock ?? 0) >= 10)
    lines.push(...sold.map(({ number }, index) => ({ number, qty: 1 + (index % 3) })))
  }
  const { rows } = await buyer.ask('catalogue.query', { query: { keyword: 'CW-DR2400' } })
  const { number, availability } = rows[0] ?? {}
  if (!number || !availability?.inTransit) throw new Error('no drum unit is on its way')
  const later = availability.inTransit + 50
  const before = lines.filter(line => line.number !== number).slice(0, LINES - 1)
  const all = before.toSpliced(LINES / 2, 0, { number, qty: availability.stock + availability.otherStock + later })
  return { text: all.map(line => `${line.number}\t${line.qty}`).join('\n'), short: number, later }
}

/** The arrival that an order waits for. */
async function arrivalOf(userName: string, orderNo: string): Promise<{ day: string; warehouse: string }> {
  const buyer = await signIn(started.shop.apiBase, userName)
  const { lines } = await buyer.ask('orders.get', { params: { orderno: orderNo } })
  const waits = lines.flatMap(({ promises }) => promises).find(({ when }) => when.startsWith('20'))
  if (!waits?.warehouse) throw new Error('nothing of the order waits for an arrival')
  return { day: waits.when, warehouse: waits.warehouse }
}

const weekLater = (day: string) => new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10)

/** What the supplier does: a part leaves, the arrival moves, the goods come, leave and are delivered. */
const supplier = {
  async shipsAPart(orderNo: string) {
    await ops('order:ship', orderNo, '--parcel', `DHL:${orderNo}-1`, '--yes')
  },
  async movesTheArrival(orderNo: string, userName: string, number: string): Promise<string> {
    const { day, warehouse } = await arrivalOf(userName, orderNo)
    await ops('arrival:move', number, warehouse, day, weekLater(day))
    return weekLater(day)
  },
  async delivers(orderNo: string, userName: string, number: string, pieces: number) {
    const { warehouse } = await arrivalOf(userName, orderNo)
    await ops('stock:receive', number, warehouse, `${pieces}`)
    await ops('order:ship', orderNo, '--parcel', `DHL:${orderNo}-2`, '--yes')
    await ops('order:deliver', orderNo, '--yes')
  },
}

/** Subjects of the mails about an order, in the order in which they came. */
const subjectsAbout = (orderNo: string) =>
  started.post.mails.flatMap(({ subject }) => (subject.includes(orderNo) ? [subject] : []))

const orderOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('ORD-001 ORD-009 ORD-013 in German on a phone: a hundred lines with back orders, mails, a moved date, delivery, and again', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { shop } = started
  const { text, short, later } = await hundredLines('buyer.de')
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signInByCookie(context, shop, 'buyer.de')
  const page = await context.newPage()

  await page.goto(`${shop.url}/my/quickorder`)
  await pasteIntoQuickOrder(page, text, 'Nummer, Zeile 1')
  await expect(page.getByRole('button', { name: 'Alle 100', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt bestellen' }).tap()
  await page.getByLabel('PO#').fill('PO-HANDY-100')
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).tap()
  await expect(page.getByRole('heading', { name: 'Ihre Bestellung ist aufgegeben.' })).toBeVisible()
  const orderNo = orderOf(page)
  await page.getByRole('link', { name: 'Bestellung ansehen' }).tap()
  await expect(page.getByText('Eingegangen', { exact: true }).first()).toBeVisible()

  await supplier.shipsAPart(orderNo)
  const day = await supplier.movesTheArrival(orderNo, 'buyer.de', short)
  await page.reload()
  await expect(page.getByText('Teilweise versandt', { exact: true }).first()).toBeVisible()
  const shown = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
  await expect(page.getByRole('row').filter({ hasText: short })).toContainText(shown)

  await supplier.delivers(orderNo, 'buyer.de', short, later)
  await page.goto(`${shop.url}/hisorder/list`)
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await expect(row).toContainText('Vollständig geliefert')
  await row.getByRole('button', { name: /Erneut bestellen/ }).tap()
  const report = page.getByRole('dialog', { name: `Erneut bestellen: ${orderNo}` })
  await report.getByRole('button', { name: /in den Warenkorb/ }).tap()
  await expect(report).toHaveCount(0)
  await page.goto(`${shop.url}/cust/shoppingcart`)
  await expect(page.getByText('Zwischensumme, 100 Positionen')).toBeVisible()

  await expect
    .poll(() => subjectsAbout(orderNo), { timeout: 60_000 })
    .toEqual([
      `Bestellung ${orderNo} ist eingegangen (PO-HANDY-100)`,
      `Ein Teil von Bestellung ${orderNo} ist unterwegs (PO-HANDY-100)`,
      `Neue Termine für Bestellung ${orderNo} (PO-HANDY-100)`,
      `Bestellung ${orderNo} ist unterwegs (PO-HANDY-100)`,
    ])
  await context.close()
})

test('ORD-001 ORD-013 API-071 by keyboard alone: a hundred lines with back orders to their order, its dates, and again', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { shop } = started
  const { text, short, later } = await hundredLines('buyer.fr')
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInByCookie(page.context(), shop, 'buyer.fr')
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }

  // The clipboard holds the list; the rest is keys.
  await page.goto(`${shop.url}/my/quickorder`)
  await press(page.locator('.cw-cookies').getByRole('button'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await page.evaluate(list => navigator.clipboard.writeText(list), text)
  await tabTo(page, page.getByLabel('Number, line 1', { exact: true }), 'Shift+Tab')
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('button', { name: 'All 100', exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: 'Order now' }))
  await tabTo(page, page.getByLabel('PO#'))
  await page.keyboard.type('PO-KEYS-100')
  await press(page.getByRole('button', { name: 'Skip the lines, go to the total' }))
  await press(page.getByRole('button', { name: 'Place order' }))
  await expect(page.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible()
  const orderNo = orderOf(page)
  await press(page.getByRole('link', { name: 'See the order' }))
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()

  await supplier.shipsAPart(orderNo)
  const day = await supplier.movesTheArrival(orderNo, 'buyer.fr', short)
  await page.reload()
  await expect(page.getByText('Partly shipped', { exact: true }).first()).toBeVisible()
  const shown = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )
  await expect(page.getByRole('row').filter({ hasText: short })).toContainText(shown)

  await supplier.delivers(orderNo, 'buyer.fr', short, later)
  // At this width the pages of an account stand behind one button.
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Orders' }))
  await expect(page.getByRole('menuitem', { name: 'Orders' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('searchbox', { name: 'Find an order' }))
  await page.keyboard.type('po-keys-100')
  await expect(page.getByText('1 order', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: orderNo })
  await expect(row).toContainText('All goods delivered')
  await press(row.getByRole('button', { name: /Order again/ }))
  const report = page.getByRole('dialog', { name: `Order again: ${orderNo}` })
  await press(report.getByRole('button', { name: /^Add \d+ lines to the basket$/ }))
  await expect(report).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Basket.*100 lines in the basket/ })).toBeVisible()

  await expect
    .poll(() => subjectsAbout(orderNo), { timeout: 60_000 })
    .toEqual([
      `Order ${orderNo} is placed (PO-KEYS-100)`,
      `Part of order ${orderNo} is on its way (PO-KEYS-100)`,
      `New dates for order ${orderNo} (PO-KEYS-100)`,
      `Order ${orderNo} is on its way (PO-KEYS-100)`,
    ])
})
