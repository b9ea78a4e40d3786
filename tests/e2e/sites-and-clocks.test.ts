/** Several sites and clocks: one build in two regions, the day of a site, the dates of an order. */

import { fileURLToPath } from 'node:url'
import { signIn, startTestServer, type TestServer } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { placeOrder } from '../support/place-order'
import { pasteIntoQuickOrder, signInByCookie, tokenOf } from '../support/shop-pages'

/** One build in two regions: which one it is, the server says. */
test.describe('two regions', () => {
  const CASES = [
    {
      REGION: 'EU',
      title: 'Printer supplies for the trade, ordered in minutes',
      claims: [/600,000 pieces/],
      offices: ['Netherlands', 'Italy', 'Germany', 'United Kingdom', 'France'],
      delivery: '4:30 pm',
    },
    {
      REGION: 'US',
      title: 'Printer supplies for US resellers, shipped from California',
      claims: [/1\.5 million cartridges/, /99\.9%.* in 1-3 days/],
      offices: ['Head office', 'Distribution center'],
      delivery: '99.9% of the US in 1-3 days',
    },
  ]

  const filesOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(script => new URL(script.src).pathname),
    )

  test('SITE-003 SITE-026 CONT-002 CONT-003 CONT-004 the same build is the shop of Europe and of the US', async ({
    page,
  }) => {
    const builds: string[][] = []
    for (const { REGION, title, claims, offices, delivery } of CASES) {
      const shop = await startFilledShop({ REGION })
      try {
        await page.goto(`${shop.url}/index`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        for (const claim of claims) await expect(page.getByRole('main')).toContainText(claim)
        for (const office of offices) await expect(page.locator('footer')).toContainText(office)
        for (const other of CASES.filter(one => one.REGION !== REGION)) {
          await expect(page.getByText(other.title)).toHaveCount(0)
          for (const claim of other.claims) await expect(page.getByRole('main')).not.toContainText(claim)
          for (const office of other.offices) await expect(page.locator('footer')).not.toContainText(office)
        }
        builds.push(await filesOf(page))
        await page.goto(`${shop.url}/help/terms`)
        await expect(page.getByRole('main')).toContainText(delivery)
      } finally {
        await shop.close()
      }
    }
    expect(builds[0]?.length).toBeGreaterThan(0)
    expect(builds[1]).toEqual(builds[0])
  })
})

/** N1: wherever the browser is, a moment has the day of the site, and its time names the zone where another one is shown here. */
test.describe('one clock', () => {
  const STOREFRONT = fileURLToPath(new URL('../../packages/storefront/dist', import.meta.url))

  /** Saturday, 16:30 on the Pacific and 19:30 in New York, whose clock the US site has. */
  const MOMENT = '2027-01-17T00:30:00Z'
  const BROWSERS = ['Europe/Amsterdam', 'America/Los_Angeles', 'Pacific/Pago_Pago']

  let shop: TestServer
  let orderNo: string

  test.beforeAll(async () => {
    shop = await startTestServer({ region: 'US', files: { storefront: STOREFRONT } })
    shop.clock.set(new Date(MOMENT))
    const buyer = await signIn(shop.apiBase, 'buyer.us')
    const [part] = (await buyer.ask('catalogue.query', { query: { availability: 'stock' } })).rows
    if (!part) throw new Error('the demo catalogue has nothing in stock')
    orderNo = await placeOrder(buyer, [{ number: part.number, qty: 1 }])
  })
  test.afterAll(() => shop?.close())

  /** The row of the order in the list, as it is filtered by the address. */
  async function expectFound(page: Page, days: string, isFound: boolean): Promise<void> {
    await page.goto(`${shop.url}/hisorder/list?${days}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: orderNo })
    if (isFound) await expect(row).toContainText('Jan 16, 2027')
    else {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(row).toHaveCount(0)
    }
  }

  for (const timezoneId of BROWSERS)
    test.describe(`a browser in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('N1 W-702 ORD-001 shows the order of Saturday on Saturday, and finds it under that day alone', async ({
        page,
        context,
      }) => {
        await page.clock.setFixedTime(MOMENT)
        await context.addCookies([{ name: 'Client-Token', value: await shop.signIn('buyer.us'), url: shop.url }])
        await expectFound(page, 'from=2027-01-16&to=2027-01-16', true)
        await expectFound(page, 'from=2027-01-17&to=2027-01-17', false)
        await page.goto(`${shop.url}/hisorder/orderDetails/${orderNo}`)
        await expect(page.getByText('Jan 16, 2027, 07:30 PM EST').first()).toBeVisible()
      })
    })
})

/** A date that a buyer reads is the same on every screen, and no one else is shown it any more. */
test.describe('one date on every screen', () => {
  let shop: BuiltShop

  /** Until when goods leave on the same day: today at the site in the Netherlands, and on the day after, which may begin meanwhile. */
  async function setCutOff(time: string): Promise<void> {
    const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })
    for (const daysOn of [0, 1])
      await runOps(shop, 'shipping:day', 'NL', dayOf.format(Date.now() + daysOn * 86_400_000), time)
  }

  test.beforeAll(async () => {
    shop = await startFilledShop()
    // What is in stock leaves today, on whichever day and at whichever time the tests run.
    await setCutOff('24:00')
  })
  test.afterAll(() => shop.close())

  interface Part {
    goodsSkuId: number
    number: string
    availability: { stock: number; otherStock: number; inTransit: number; etaDate: string | null }
  }

  const readParts = async (query: string): Promise<Part[]> => {
    const headers = { Authorization: `Bearer ${await tokenOf(shop, 'buyer.nl')}` }
    const answer = await fetch(`${shop.apiBase}/goods/sku/freedom/query?${query}`, { headers })
    return ((await answer.json()) as { rows: Part[] }).rows
  }
  const shortDay = (day: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

  /** A product page says this of a quantity. */
  async function expectOfProduct(page: Page, { goodsSkuId, number }: Part, qty: number, words: string): Promise<void> {
    await page.goto(`${shop.url}/pd/product?sku_id=${goodsSkuId}&org_id=1`)
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${number}` }).first()
    await quantity.fill(`${qty}`)
    await quantity.press('Tab')
    await expect(page.locator('.cw-buy__split')).toHaveText(words)
  }

  const confirmOf = (number: string, qty: number) =>
    `${shop.url}/order/confirm?skus=${encodeURIComponent(JSON.stringify([{ custNumber: null, number, qty }]))}`

  test('ORD-013 ORD-017 CAT-008 900 drum units: product, basket, quick order, confirmation and order name one arrival, for 80 pieces', async ({
    page,
    browser,
  }) => {
    await signInByCookie(page.context(), shop, 'buyer.nl')
    const [drum] = await readParts('classId=105&keyword=CW-DR2400')
    if (!drum) throw new Error('the demo catalogue has no CW-DR2400')
    expect(drum.availability).toMatchObject({ stock: 120, otherStock: 0, inTransit: 80 })
    const day = shortDay(drum.availability.etaDate ?? '')
    const words = `120 now, 80 on ${day}, 700 date unknown`

    await expectOfProduct(page, drum, 900, words)
    await page.getByRole('button', { name: 'Add to basket' }).first().click()
    await expect(page.getByRole('link', { name: /Basket.*1 line in the basket/ })).toBeVisible()
    await page.goto(`${shop.url}/cust/shoppingcart`)
    await expect(page.getByRole('row').filter({ hasText: 'CW-DR2400' })).toContainText(`Not all in stock: ${words}`)

    await page.goto(`${shop.url}/my/quickorder`)
    await pasteIntoQuickOrder(page, 'DR-2400\t900')
    await expect(page.getByText(words)).toBeVisible()

    await page.goto(confirmOf('CW-DR2400', 900))
    const line = page.getByRole('row').filter({ hasText: 'CW-DR2400' })
    const parts = line.getByRole('listitem')
    await expect(parts).toHaveText(['120 now', `80 on ${day}`, '700 date unknown'])
    await expect(page.getByRole('listitem').filter({ hasText: 'Shipment 1' })).toContainText('now: 120 pieces')
    await expect(page.getByRole('listitem').filter({ hasText: 'Shipment 2' })).toContainText(
      new RegExp(`${day}: 80 piecesat the door \\w{3} \\d{1,2} \\w{3} – \\w{3} \\d{1,2} \\w{3}$`),
    )
    await page.getByRole('button', { name: 'Ship together' }).click()
    await expect(parts).toHaveText(['900 date unknown'])
    await page.getByRole('button', { name: 'Ship available first' }).click()
    await expect(parts).toHaveCount(3)
    await page.getByRole('button', { name: /place order/i }).click()
    await expect(page.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible()
    await expect(line.getByRole('listitem')).toHaveText(['120 now', `80 on ${day}`, '700 date unknown'])

    // The arrival is promised: another buyer of the same site is offered no piece and no day of it.
    const context = await browser.newContext()
    await signInByCookie(context, shop, 'buyer.it')
    const other = await context.newPage()
    await expectOfProduct(other, drum, 200, '200 date unknown')
    await other.goto(confirmOf('CW-DR2400', 200))
    await expect(other.getByRole('row').filter({ hasText: 'CW-DR2400' }).getByRole('listitem')).toHaveText([
      '200 date unknown',
    ])
    await context.close()
  })

  test('ORD-013 CAT-008 goods of another warehouse leave within 72 hours, and no express of the next day is said of them', async ({
    page,
  }) => {
    await signInByCookie(page.context(), shop, 'buyer.nl')
    const rows = await readParts('classId=102&availability=otherStock&pageSize=60')
    const elsewhere = rows.find(({ availability }) => availability.stock === 0 && availability.otherStock >= 5)
    if (!elsewhere) throw new Error('the demo catalogue has no such part')
    await expectOfProduct(page, elsewhere, 5, '5 within 72 h')

    await page.goto(confirmOf(elsewhere.number, 5))
    const parts = page.getByRole('row').filter({ hasText: elsewhere.number }).getByRole('listitem')
    await expect(parts).toHaveText(['5 within 72 h'])
    const express = page.getByRole('radiogroup', { name: 'Ship via' }).getByRole('radio', { name: /^Express/ })
    await expect(express).toHaveAccessibleName(/^Express before 12:00 1 working day \w{3} \d{1,2} \w{3} €/)
    await expect(page.getByText('next working day')).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'One shipment' })).toContainText(
      /within 72 h: 5 piecesat the door \w{3} \d{1,2} \w{3} – \w{3} \d{1,2} \w{3}$/,
    )

    await page.goto(confirmOf('CW-TK1170', 2))
    const leaving = page.getByRole('listitem').filter({ hasText: 'One shipment' })
    await expect(leaving).toContainText(
      /now: 2 piecesif you order by 24:00at the door \w{3} \d{1,2} \w{3} – \w{3} \d{1,2} \w{3}$/,
    )
    await expect(express).toHaveAccessibleName(/^Express before 12:00 next working day \w{3} \d{1,2} \w{3} €/)
    await expect(page.getByText(/^Order within \d/)).toBeVisible()

    // After the cut-off it leaves on another day, and no next day is promised of it.
    await setCutOff('closed')
    await page.reload()
    await expect(leaving).toContainText(/\d{1,2} \w{3}: 2 piecesat the door \w{3} \d{1,2} \w{3} – \w{3} \d{1,2} \w{3}$/)
    await expect(page.getByText(/^Order within/)).toHaveCount(0)
    await expect(page.getByText('next working day')).toHaveCount(0)
    await page.getByRole('button', { name: /place order/i }).click()
    await expect(
      page.getByText(/^2 pieces leave the warehouse on \d{1,2} \w+ with .+\. On the way: 1–2 working days\.$/),
    ).toBeVisible()
  })
})
