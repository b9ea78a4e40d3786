/** Lists and visitors: a pasted list before the sign-in, and going about in the shop. */

import { expect, type Page, type Request } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { holdAnswers } from '../support/hold-answers'
import { test } from '../support/shared-shop'
import { pasteIntoQuickOrder, quickOrderGrid, signIn, signInByCookie } from '../support/shop-pages'

/** A visitor pastes a list on the home page, sees what each line is, signs in, and finds it in quick order. */
test.describe('a list on the home page', () => {
  let shop: BuiltShop
  test.beforeAll(async () => {
    shop = await startFilledShop()
  })
  test.afterAll(() => shop.close())

  const LIST = 'CF259X\t10\nHP 415X cyaan, 2\nTN-321C 2\nBLK-7700 5'

  const inQuickOrder = async (page: Page) => {
    await expect(quickOrderGrid(page)).toBeVisible()
    for (const [at, text, pieces] of [
      [1, 'CF259X', '10'],
      [2, 'HP 415X cyaan', '2'],
      [3, 'CW-TN321C-KM', '2'],
      [4, 'BLK-7700', '5'],
    ] as const) {
      await expect(page.getByLabel(`Number, line ${at}`, { exact: true })).toHaveValue(text)
      await expect(page.getByLabel(`Quantity, line ${at}`, { exact: true })).toHaveValue(pieces)
    }
  }

  test('QO-003 PERM-018 by keyboard alone: paste, recognise, choose, sign in, and the lines are in quick order', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/index`)
    const field = page.getByRole('textbox', { name: 'Paste a list, see what we recognise' })
    await field.focus()
    await page.keyboard.insertText(LIST)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Recognise the list' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '4 lines read, 2 ready to order' })).toBeFocused()
    await expect(
      page.getByText('Please sign in or contact your account manager to get the price.').last(),
    ).toBeVisible()
    const hero = page.locator('.cw-hero')
    await expect(hero).not.toContainText('€')
    const choice = hero.getByRole('button', { name: /CW-TN321C-KM/ })
    for (
      let presses = 0;
      presses < 20 && !(await choice.evaluate(node => node === document.activeElement));
      presses++
    ) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '4 lines read, 3 ready to order' })).toBeVisible()

    // A reload keeps it.
    await page.reload()
    await expect(page.getByRole('heading', { name: '4 lines read, 3 ready to order' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in, keep the list' }).press('Enter')
    await expect(page.getByText('Sign in to continue to My Quick Order. Your list is kept.')).toBeVisible()
    await signIn(page, 'buyer.nl')
    await expect(page).toHaveURL(/\/my\/quickorder$/)
    await inQuickOrder(page)

    // It is the list of the account now: whoever signs out leaves none on the home page.
    await page.reload()
    await inQuickOrder(page)
  })

  test('a list is found in quick order whichever way the visitor signs in', async ({ page }) => {
    await page.goto(`${shop.url}/index`)
    await page.getByRole('button', { name: 'Try this example, 12 lines' }).click()
    await expect(page.getByRole('heading', { name: '12 lines read, 10 ready to order' })).toBeVisible()
    await page.goto(`${shop.url}/login`)
    await signIn(page, 'buyer.de')
    await expect(page).toHaveURL(/\/my\/quickorder$/)
    await expect(page.getByLabel('Number, line 12', { exact: true })).toHaveValue('BLK-7700')
  })

  test('the box and its lines fit 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`${shop.url}/index`)
    await page.getByRole('button', { name: 'Try this example, 12 lines' }).click()
    await expect(page.getByRole('heading', { name: '12 lines read, 10 ready to order' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

/** Going about in the shop: history, deep links, guards, an expired sign-in, two tabs, narrow screens. */
test.describe('going about in the shop', () => {
  const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

  async function openAs(page: Page, shop: BuiltShop, userName: string, path: string): Promise<void> {
    await signInByCookie(page.context(), shop, userName)
    await page.goto(shop.url + path)
  }

  test('RT-023 a link leads to the top of the page, back and forward follow the history', async ({ page, shop }) => {
    await page.goto(`${shop.url}/index`)
    const all = page.getByRole('link', { name: /^Show all.*Labels$/ })
    // As long as the page grows, the link may move.
    await expect
      .poll(async () => {
        await all.scrollIntoViewIfNeeded()
        return scrollTop(page)
      })
      .toBeGreaterThan(0)
    await all.click()
    await expect(page).toHaveURL(`${shop.url}/list/toner?classId=109`)
    await expect(page.getByRole('heading', { level: 1, name: 'Label Cassette' })).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle('Label Cassette · Cartwright')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Find by printer' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(`${shop.url}/list/toner?classId=109`)
  })

  test('RT-023 back from a saved list and from a return is the list as it was left', async ({ page, shop }) => {
    await openAs(page, shop, 'buyer.nl', '/my/lists')
    await page.getByRole('searchbox', { name: 'Find a list' }).fill('labels')
    await expect(page).toHaveURL(`${shop.url}/my/lists?keyword=labels`)
    await page.getByRole('link', { name: 'Labels, magazijn', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^QO# / })).toBeVisible()
    // A colleague has changed it.
    await expect(page.getByRole('region', { name: 'What changed' })).toContainText('TZe-231 from 20 to 40')
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Find a list' })).toHaveValue('labels')
    await expect(page.getByText('1 list', { exact: true })).toBeVisible()

    await page.goto(`${shop.url}/rma/list`)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('refund')
    await expect(page).toHaveURL(`${shop.url}/rma/list?status=refund`)
    await page.getByRole('link', { name: /^RMA-/ }).first().click()
    await expect(page).toHaveURL(/\/rma\/rmadetails/)
    await expect(page.getByRole('heading', { level: 1, name: /RMA-/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('refund')
  })

  test('turning the page at the end of a list scrolls to its top', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto(`${shop.url}/list/toner?classId=102`)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('columnheader', { name: 'Article' })).toBeInViewport()
  })

  test('what fits a printer is brought to the top before it is there, and stays', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 1200 })
    await page.goto(`${shop.url}/printers`)
    await page.getByRole('combobox', { name: 'Brand' }).fill('Brother')
    await page.getByRole('option', { name: /^Brother/ }).click()
    // Its number comes by the call that the articles come by.
    const show = page.getByRole('button', { name: /^Show [\d,]+ articles$/ })
    await expect(show).toBeVisible()
    const answer = await holdAnswers(page, '**/goods/sku/freedom/query*')
    const asked = page.waitForRequest('**/goods/sku/freedom/query*')
    await show.click()
    await asked
    await expect(page.locator('.shop-found')).toBeFocused()
    const reached = await scrollTop(page)
    expect(reached).toBeGreaterThan(0)
    answer()
    const count = page.getByText(/^\d+ of [\d,]+ articles$/)
    await expect(count).toBeInViewport()
    expect(await scrollTop(page)).toBe(reached)
    expect((await count.boundingBox())?.y).toBeLessThan(150)
  })

  test('RT-023 on a phone the results of the printer finder are in view', async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${shop.url}/index`)
    await page.getByLabel('Model', { exact: true }).fill('HL-L2350DW')
    await page.getByRole('option', { name: /HL-L2350DW/ }).click()
    await page.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/\/printers\?modelId=\d+/)
    await expect(page.getByText(/^\d+ of [\d,]+ articles$/)).toBeInViewport()
  })

  test('signing in from a list returns to it with its filters', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const path = '/list/toner?classId=102&brandId=2&colour=magenta'
    await page.goto(shop.url + path)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await signIn(page, 'buyer.nl')
    await expect(page).toHaveURL(shop.url + path)
    await expect(page.getByRole('columnheader', { name: 'Unit price' })).toBeVisible()
  })

  test('RT-034 a deep link shows its product, and survives a reload', async ({ page, shop }) => {
    await page.goto(`${shop.url}/pd/product?sku_id=10063&org_id=8`)
    const heading = page.getByRole('heading', { level: 1, name: 'CW-CF259X' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('button', { name: 'Site: France' })).toBeVisible()
    await page.reload()
    await expect(heading).toBeVisible()
  })

  test('the files of a page come beside those of every page', async ({ page, shop, request }) => {
    const listed = await request.get(`${shop.url}/pages.json`)
    const files = new Set(Object.values((await listed.json()) as Record<string, string[]>).flat())
    for (const file of files) expect((await request.get(`${shop.url}/${file}`)).status(), file).toBe(200)
    for (const path of [
      '/index',
      '/login',
      '/list/toner',
      '/printers',
      '/pd/product?sku_id=10063',
      '/help/faq',
      '/ac/register',
    ]) {
      const scripts = new Set<string>()
      const note = (sent: Request) => {
        if (sent.resourceType() === 'script') scripts.add(new URL(sent.url()).pathname.slice(1))
      }
      page.on('request', note)
      const response = await page.goto(shop.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      page.off('request', note)
      const ahead = [...(response?.headers().link ?? '').matchAll(/<\/([^>]+)>/g)].map(([, file]) => file)
      expect(ahead.length, path).toBeGreaterThan(0)
      const parts = [...scripts].filter(file => files.has(file))
      expect(parts.toSorted(), path).toEqual(ahead.toSorted())
    }
  })

  test('RT-018 PERM-013 PERM-014 quick order without its permission ends on /401', async ({ page, shop }) => {
    await page.goto(`${shop.url}/my/quickorder`)
    await signIn(page, 'clerk.nl')
    await expect(page).toHaveURL(`${shop.url}/401`)
    await expect(page.getByRole('heading', { name: 'You do not have permission to access.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'My Quick Order' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to the start page' }).click()
    await expect(page).toHaveURL(`${shop.url}/index`)
  })

  test('ERR-002 ERR-003 an expired sign-in asks, and Cancel keeps what was typed', async ({ page, shop }) => {
    await openAs(page, shop, 'buyer.nl', '/my/quickorder')
    await pasteIntoQuickOrder(page, 'CF259X\t12')
    await expect(quickOrderGrid(page)).toContainText('CW-CF259X')
    await page.route('**/prod-api/**', route => route.fulfill({ json: { code: 401, msg: '', data: null } }))
    await page.getByRole('button', { name: /^Add ready lines/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('The login status has expired. You can stay on this page or log in again')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('CF259X')
    await expect(page).toHaveURL(`${shop.url}/my/quickorder`)
  })

  test('ERR-003 Confirm leads to the form and back from a page that visitors see too, once', async ({ page, shop }) => {
    await openAs(page, shop, 'buyer.nl', '/cust/shoppingcart')
    const path = '/list/toner?classId=102'
    await page.goto(shop.url + path)
    const heart = page.getByRole('button', { name: /^(Add|Remove) .* favourites/ }).first()
    await expect(heart).toBeVisible()
    // Only what the press asks for: the page may still be reading, and the dialog would be there before the press.
    await page.route('**/goodsfavorite/batch', route => route.fulfill({ json: { code: 401, msg: '', data: null } }))
    await heart.click()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' })
    await expect(confirm).toBeVisible()
    await page.unrouteAll()
    await confirm.click()
    await expect(page).toHaveURL(`${shop.url}/login?redirect=${encodeURIComponent(path)}`)
    await signIn(page, 'buyer.nl')
    await expect(page).toHaveURL(shop.url + path)
    // Loaded again signed out, that page is just a page.
    await page.context().clearCookies({ name: 'Client-Token' })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(shop.url + path)
  })

  test('SES-005 RT-022 a sign-out is confirmed, loads the root page, and the other tab follows', async ({
    page,
    shop,
    context,
  }) => {
    await openAs(page, shop, 'buyer.de', '/cust/shoppingcart')
    const other = await context.newPage()
    await other.goto(`${shop.url}/my/quickorder`)
    await expect(quickOrderGrid(other)).toBeVisible()
    await page.bringToFront()
    const passed: string[] = []
    page.on('framenavigated', frame => passed.push(frame.url().slice(shop.url.length)))
    await page.getByRole('button', { name: /buyer\.de/ }).click()
    await page.getByRole('menuitem', { name: /Sign Out|Abmelden/ }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Confirm|Bestätigen)$/ })
      .click()
    await expect(page).toHaveURL(`${shop.url}/index`)
    await expect(page.getByRole('banner').getByRole('link', { name: /^(Sign In|Anmelden)$/ })).toBeVisible()
    // From the basket to the root page, without the sign-in form in between.
    expect(passed).toEqual(['/', '/index'])
    await expect(other).toHaveURL(`${shop.url}/login?redirect=%2Fmy%2Fquickorder`)
  })

  test('LAY-012 LAY-030 favourites and basket leave the navigation when it is narrow, where a menu holds the rest; the footer keeps its height', async ({
    page,
    shop,
  }) => {
    await openAs(page, shop, 'buyer.nl', '/search?pre=3')
    const nav = page.getByRole('navigation', { name: 'Main menu' })
    const right = [nav.getByRole('link', { name: /^Favourites/ }), nav.getByRole('link', { name: /^Basket/ })]
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const link of right) await expect(link).toBeVisible()
    const footer = page.getByRole('region', { name: 'Our offices' })
    await expect.poll(async () => (await footer.boundingBox())?.height).toBe(138)
    await page.setViewportSize({ width: 600, height: 800 })
    for (const link of right) await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const link of right) await expect(link).toBeHidden()
    await nav.getByRole('link', { name: 'Drum Unit' }).click()
    await expect(page).toHaveURL(`${shop.url}/list/toner?classId=105`)
    await expect(nav).toBeHidden()
    await expect(page.getByRole('link', { name: /in the basket$/ })).toBeVisible()
  })

  test('LAY-030 the footer measures 138 px at every width from 768 px up, in each of the six languages', async ({
    page,
    shop,
  }) => {
    const footer = page.locator('.cw-foot')
    for (const language of ['en', 'zh', 'fr', 'it', 'de', 'pl']) {
      await page.context().addCookies([{ name: 'login-language', value: language, url: shop.url }])
      await page.setViewportSize({ width: 768, height: 800 })
      await page.goto(`${shop.url}/help/cookies`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(footer.getByRole('listitem')).toHaveCount(5)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [768, 800, 860, 960, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(async () => (await footer.boundingBox())?.height, `${language}, ${width} px`).toBe(138)
      }
    }
  })
})
