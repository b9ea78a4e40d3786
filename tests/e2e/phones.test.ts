/** A phone in the hand: what is typed does not enlarge the page, the grid has room, and nothing covers a window held across. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { pasteIntoQuickOrder, quickOrderGrid, signInByCookie } from '../support/shop-pages'

let shop: BuiltShop

test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())

const UPRIGHT = { width: 360, height: 740 }
const ACROSS = { width: 740, height: 360 }
test.use({ hasTouch: true, isMobile: true, viewport: UPRIGHT })

const PAGES = [
  '/',
  '/my/quickorder',
  '/cust/shoppingcart',
  '/hisorder/list',
  '/finance/invoices',
  '/rma/applyforreturn',
  '/list/toner?classId=102',
  '/my/account',
]

/** Opens a page with its content there. */
async function open(page: Page, path: string) {
  await page.goto(shop.url + path)
  await expect(page.locator('main h1').first()).toBeVisible()
}

test('no field is smaller than 16 px under a finger, so that the page is not enlarged by a touch', async ({
  page,
  context,
}) => {
  await open(page, '/')
  const sizes = () =>
    page.locator('input:visible, select:visible, textarea:visible').evaluateAll(fields =>
      fields
        .filter(field => !['checkbox', 'radio', 'file', 'color'].includes((field as HTMLInputElement).type))
        .map(field => ({
          field: field.outerHTML.slice(0, 80),
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        }))
        .filter(({ size }) => size < 16),
    )
  expect(await sizes()).toEqual([])
  await signInByCookie(context, shop, 'buyer.nl')
  for (const path of PAGES) {
    await open(page, path)
    expect(await sizes(), path).toEqual([])
  }
})

test('W-606 five lines of quick order are seen above its sums, in English and in German', async ({ page, context }) => {
  await signInByCookie(context, shop, 'buyer.nl')
  for (const [language, cell] of [
    ['en', 'Number, line 1'],
    ['de', 'Nummer, Position 1'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: language, url: shop.url }])
    await open(page, '/my/quickorder')
    const accept = page.locator('.cw-cookies button')
    if (await accept.isVisible()) await accept.tap()
    if (language === 'en')
      await pasteIntoQuickOrder(page, 'CF259X\t10\nTN-2420\t2\nW2030X\t4\nDR-2400\t2\nTN-243BK\t3', cell)
    await expect(page.locator('.cw-qo-row--ready')).toHaveCount(5)
    await page.evaluate(() => scrollTo(0, 0))
    const bar = await page.locator('.cw-qo-bar').boundingBox()
    const rows = await quickOrderGrid(page).locator('.cw-qo-row--ready').all()
    const boxes = await Promise.all(rows.map(row => row.boundingBox()))
    // The grid begins in the upper third, in both languages, and five whole lines stand above the sums.
    expect(boxes[0]?.y).toBeLessThan(language === 'en' ? UPRIGHT.height / 3 : UPRIGHT.height * 0.36)
    for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('in a window held across nothing stays but the page', async ({ page, context }) => {
  await page.setViewportSize(ACROSS)
  await signInByCookie(context, shop, 'buyer.nl')
  for (const path of PAGES) {
    await open(page, path)
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(element => element.checkVisibility() && !element.closest('[aria-hidden="true"], .cw-sr'))
        .filter(element => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map(element => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 300 && bottom > 0 && top < innerHeight)
        .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
    )
    expect(ACROSS.height - stuck, path).toBeGreaterThanOrEqual(300)
  }
})

test('the classes stand two by two under the headline of the home page', async ({ page }) => {
  await open(page, '/')
  const tiles = page.locator('.cw-classes > li')
  await expect(tiles).toHaveCount(4)
  const boxes = await Promise.all((await tiles.all()).map(tile => tile.boundingBox()))
  const headline = await page.locator('main h1').boundingBox()
  expect(boxes.map(box => box?.y)).toEqual([boxes[0]?.y, boxes[0]?.y, boxes[2]?.y, boxes[2]?.y])
  expect(boxes[0]?.y).toBeGreaterThan(headline?.y ?? 0)
  expect((boxes[3]?.y ?? 0) + (boxes[3]?.height ?? 0)).toBeLessThan(UPRIGHT.height)
})
