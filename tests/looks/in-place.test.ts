/** Where things lie in a real browser: nothing over what one needs, nothing cut, edges in one line. */
import { signIn as askAs } from '@cartwright/server/testing'
import { expect, type Locator, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { holdAnswers } from '../support/hold-answers'
import { openBuyersPage } from '../support/routes'
import { signIn } from '../support/shop-pages'

let shop: BuiltShop
test.beforeAll(async () => {
  // Behind a proxy, so that readers come from addresses of their own: each may ask for two mails an hour.
  shop = await startFilledShop({ TRUST_PROXY: '1' })
})
test.afterAll(() => shop.close())

interface Edges {
  top: number
  right: number
  bottom: number
  left: number
}
const edges = (of: Locator): Promise<Edges> => of.evaluate(node => node.getBoundingClientRect().toJSON() as Edges)
const overlap = (a: Edges, b: Edges) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('LAY-037 what was deleted in the drawer is taken back while it is open, and in German nothing of it is cut', async ({
  browser,
}) => {
  const buyer = await askAs(shop.apiBase, 'buyer.nl')
  await buyer.ask('cart.addBatch', {
    body: [
      { number: 'CW-CF259X', qty: 12 },
      { number: 'CW-W2033X', qty: 40 },
    ],
  })
  for (const width of [360, 1440]) {
    const page = await openBuyersPage(browser, shop, { locale: 'de-DE', viewport: { width, height: 800 } })
    await page.goto(`${shop.url}/index`)
    await page
      .getByRole('navigation', { name: 'Schnellzugriff' })
      .getByRole('button', { name: /^Warenkorb/ })
      .click()
    const drawer = page.getByRole('dialog', { name: /^Warenkorb/ })
    await drawer.getByRole('checkbox', { name: /CW-W2033X/ }).check()
    const foot = drawer.locator('.cw-modal__foot')
    await expect(foot.getByRole('button', { name: 'Auswahl zur Kasse (1)' })).toBeVisible()
    expect(await foot.evaluate(box => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0)
    // Heading, rows and foot begin in one line.
    const begins = [
      drawer.locator('.cw-modal__head .cw-i').first(),
      drawer.getByRole('checkbox', { name: /CW-W2033X/ }),
      foot.locator('.cw-cart-foot'),
    ].map(async part => Math.round((await edges(part)).left))
    expect(new Set(await Promise.all(begins)).size, `${width} px`).toBe(1)

    await drawer.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(drawer.getByText('CW-W2033X', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(drawer.getByText('CW-W2033X', { exact: true })).toBeVisible()
    // It outlives the dialog that it was said in.
    await drawer.getByRole('checkbox', { name: /CW-W2033X/ }).check()
    await drawer.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(drawer.getByText('CW-W2033X', { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(async () => (await buyer.ask('cart.stat', {})).shoppingCartQty).toBe(2)
    await page.context().close()
  }
})

test('LAY-031 a message during the terms covers none of their buttons and can be closed', async ({ browser }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 360, height: 800 },
  ]) {
    const page = await browser.newPage({
      viewport,
      extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${viewport.width % 250}` },
    })
    await page.clock.install()
    await page.goto(`${shop.url}/login`)
    await signIn(page, 'new.nl')
    const dialog = page.getByRole('dialog', { name: 'Terms and conditions' })
    await dialog.getByRole('textbox', { name: /^E-mail\W*$/ }).fill(`daan${viewport.width}@firm.nl`)
    // The message goes by itself, which may be before all has been measured.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByLabel('E-mail verification code')).toBeFocused()
    const toast = page.locator('.cw-toast')
    await expect(toast).toHaveText('Email sent successfully')
    const box = await edges(toast)
    for (const control of await dialog.locator('.cw-modal__foot').getByRole('button').or(dialog.locator('input')).all())
      expect.soft(overlap(await edges(control), box), `${viewport.width} px`).toBe(false)
    await toast.getByRole('button').click()
    await expect(toast).toHaveCount(0)
    await page.context().close()
  }
})

test('the navigation ends where the page does', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, { locale: 'de-DE' })
  await page.goto(`${shop.url}/help/faq`)
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const basket = page.locator('.cw-nav__right a').last()
    const end = (await edges(page.locator('.shop-help'))).right
    const words = () =>
      basket.evaluate(
        link => link.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(link).paddingRight),
      )
    await expect.poll(words, `${width} px`).toBeCloseTo(end, 0)
  }
})

test('CAT-010 prices of related articles stand beside them, and the number of a successor is whole', async ({
  browser,
}) => {
  const page = await openBuyersPage(browser, shop, { viewport: { width: 1440, height: 900 } })
  await page.goto(`${shop.url}/pd/product?sku_id=10391`)
  const rows = page.locator('.cw-related > li')
  await expect(rows.filter({ hasText: 'CW-TN3380TWIN' })).toBeVisible()
  for (const row of await rows.all()) {
    const [part, price] = [await edges(row.locator('.cw-part')), await edges(row.locator('.cw-part-actions'))]
    expect.soft(price.top).toBeLessThan(part.bottom)
    expect.soft(price.left).toBeGreaterThanOrEqual(part.right)
  }

  await page.goto(`${shop.url}/pd/product?sku_id=10911`)
  const lines = await page.getByText('CW-MLTD111L takes its place.').evaluate(node => {
    const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (words.nextNode() && !words.currentNode.textContent?.includes('CW-')) {}
    const text = words.currentNode.textContent ?? ''
    const range = document.createRange()
    range.setStart(words.currentNode, text.indexOf('CW-'))
    range.setEnd(words.currentNode, text.indexOf(' takes'))
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('the view that is chosen looks chosen under the pointer too', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openBuyersPage(browser, shop, { colorScheme, viewport: { width: 1440, height: 900 } })
    await page.goto(`${shop.url}/list/toner?classId=102`)
    const chosen = page.locator('.cw-list .cw-seg [aria-pressed="true"]')
    const ground = () => chosen.evaluate(node => getComputedStyle(node).backgroundColor)
    await expect(chosen).toBeVisible()
    const before = await ground()
    await chosen.hover()
    expect(await ground()).toBe(before)
    await page.context().close()
  }
})

const READERS = [
  { locale: 'en-GB', viewport: { width: 412, height: 823 } },
  { locale: 'de-DE', viewport: { width: 360, height: 800 } },
  { locale: 'fr-FR', viewport: { width: 768, height: 1024 } },
  { locale: 'pl-PL', viewport: { width: 1440, height: 900 } },
]

test('SITE-027 the contact data arrives after the text below it, and moves nothing', async ({ browser }) => {
  for (const reader of READERS) {
    const page = await browser.newPage(reader)
    const release = await holdAnswers(page, '**/system/freedom/{getOrgSite,region}**')
    await page.goto(`${shop.url}/cartwright/contactus`)
    const text = page.getByRole('article')
    await expect(text).not.toBeEmpty()
    await expect(text.locator('.cw-skel')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    const before = await edges(text)
    release()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    expect(await edges(text), reader.locale).toEqual(before)
    await page.close()
  }
})

test('the region beside the name of the shop comes late, and does not move the search box', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const release = await holdAnswers(page, '**/system/freedom/region**')
  await page.goto(`${shop.url}/help/faq`)
  const search = page.getByRole('banner').getByRole('search')
  const region = page.getByRole('banner').getByText('Europe')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect(region).toBeHidden()
  const before = await edges(search)
  release()
  await expect(region).toBeVisible()
  expect(await edges(search)).toEqual(before)
  await page.close()
})
