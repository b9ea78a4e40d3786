/** A date that a buyer reads is the same on every screen, and no one else is shown it any more. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { pasteIntoQuickOrder, signInByCookie, tokenOf } from '../support/shop-pages'

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
