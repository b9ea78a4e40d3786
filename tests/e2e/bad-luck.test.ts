/** What goes wrong without anybody being to blame: files that do not arrive, a finger that is too quick, two tabs. */
import { signIn } from '@cartwright/server/testing'
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { openBuyersPage } from '../support/routes'
import { openSettled } from '../support/settled'
import { orderNumber, pasteIntoQuickOrder } from '../support/shop-pages'

let shop: BuiltShop
test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())

/** Files of the shop that are asked for do not arrive, until they do. */
async function loseFiles(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}*.js`
  await page.route(files, route => route.abort())
  return () => page.unroute(files)
}

for (const name of ['start', 'main']) {
  test(`a shop whose ${name} file does not arrive says so, and starts when it does`, async ({ page }) => {
    const found = await loseFiles(page, name)
    await page.goto(`${shop.url}/help/faq`)
    const again = page.getByRole('link', { name: 'Try again' })
    // Without its main file no one can say so: the page waits a while and shows what it has, here at once.
    if (name === 'main') await page.evaluate(() => document.getAnimations().map(wait => wait.finish()))
    await expect(again).toBeVisible()
    await found()
    await again.click()
    await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible()
    await expect(again).toHaveCount(0)
  })
}

const LOST = {
  'an older version of the shop asks for': { status: 404, contentType: 'text/plain', body: 'There is no such file.' },
  'a proxy answers with a page': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Sign in</title>',
  },
  'is cut off': { status: 200, contentType: 'text/javascript', body: 'import { a } from "./' },
}

test('files that are not what they should be are reported, and loading the page again helps', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, {})
  const files = '**/assets/*.js'
  const missing = page.getByText('Something did not load.')
  for (const [what, answer] of Object.entries(LOST)) {
    await test.step(what, async () => {
      await openSettled(page, `${shop.url}/my/quickorder`)
      await page.route(files, route => route.fulfill(answer))
      await pasteIntoQuickOrder(page, 'CF259X\t3')
      await expect(missing.first()).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: /^Favourites/ })
        .click()
      await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
      await page.unroute(files)
      await page.getByRole('button', { name: 'Load again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
    })
  }
  await page.context().close()
})

test('SITE-010 a double click on the heart keeps the part, and it is listed after a reload', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, {})
  await page.goto(`${shop.url}/pd/product?sku_id=10063`)
  const heart = page.getByRole('button', { name: 'Add CW-CF259X to favourites' })
  const kept = page.waitForResponse(/goodsfavorite\/batch/)
  await heart.dblclick()
  await kept
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${shop.url}/search?pre=3`)
  await expect(page.getByRole('link', { name: 'CW-CF259X' }).first()).toBeVisible()
  await page.context().close()
})

test('two tabs show one quick-order list', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, {})
  await page.goto(`${shop.url}/my/quickorder`)
  const other = await page.context().newPage()
  await other.goto(`${shop.url}/my/quickorder`)
  const first = (tab: Page) => tab.getByLabel('Number, line 1', { exact: true })
  await expect(first(other)).toBeVisible()
  await pasteIntoQuickOrder(page, 'CW-CF259X\t3\n')
  await expect(first(other)).toHaveValue('CW-CF259X')
  await expect(other.getByRole('button', { name: 'Ready 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(first(other)).toHaveValue('')
  await page.context().close()
})

test('O-002 the same basket in two tabs is ordered once, and the other tab asks to confirm again', async ({
  browser,
}) => {
  const buyer = await signIn(shop.apiBase, 'buyer.nl')
  const { rows } = await buyer.ask('cart.list', { query: {} })
  if (rows.length > 0) await buyer.ask('cart.remove', { params: { id: rows.map(row => row.shoppingCartId).join(',') } })
  await buyer.ask('cart.addBatch', { body: [{ number: 'CW-CF259X', qty: 3 }] })
  const orderNumbers = async () => (await buyer.ask('orders.list', { query: {} })).rows.map(order => order.orderNo)
  const before = await orderNumbers()

  const page = await openBuyersPage(browser, shop, {})
  const other = await page.context().newPage()
  const place = (tab: Page) => tab.getByRole('button', { name: 'Place order', exact: true })
  for (const tab of [page, other]) {
    await tab.goto(`${shop.url}/cust/shoppingcart`)
    await tab.getByRole('button', { name: 'Check out' }).click()
    await expect(place(tab)).toBeEnabled()
  }
  await place(page).click()
  const placed = await orderNumber(page)
  await place(other).click()
  await expect(
    other.getByRole('main').getByText('Current order has changed, please reconfirm this order.'),
  ).toBeVisible()
  await expect(other.getByText('CW-CF259X is not in your basket any more.')).toBeVisible()
  await expect(other.getByText(new RegExp(`^${placed} of .* has the same articles and quantities`))).toBeVisible()
  await other.getByRole('button', { name: 'Reconfirm and place order' }).click()
  const problem = other
    .getByRole('alert')
    .getByRole('heading', { name: 'Some articles are not in your basket any more.' })
  await expect(problem).toBeFocused()
  await problem.getByRole('link').click()
  await expect(other.getByRole('button', { name: 'Order anyway' })).toBeFocused()
  expect((await orderNumbers()).filter(number => !before.includes(number))).toEqual([placed])
  await page.context().close()
})

test('SES-010 RT-014 a page opened with a sign-in that has ended leads to the form, and from there back', async ({
  browser,
}) => {
  const page = await openBuyersPage(browser, shop, {})
  const other = await signIn(shop.apiBase, 'buyer.nl')
  await other.ask('session.endOthers', {})
  await page.goto(`${shop.url}/hisorder/list`)
  await expect(page).toHaveURL(`${shop.url}/login?redirect=%2Fhisorder%2Flist`)
  await page.getByLabel('User name').fill('buyer.nl')
  await page.locator('input[type=password]').fill('Cartwright1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.context().close()
})

test('RT-023 going back to a list leads to where the reader was', async ({ page }) => {
  await page.goto(`${shop.url}/list/toner?classId=102`)
  const link = page.getByRole('main').locator('a[href^="/pd/product"]').last()
  await link.scrollIntoViewIfNeeded()
  const top = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(top).toBeGreaterThan(500)
  const before = await top()
  await link.click()
  await expect(page).toHaveURL(/\/pd\/product/)
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBe(before)
})
