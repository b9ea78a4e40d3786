/** The frame of the shop in a real browser: drawers, settings that last, what is printed. */
import { signIn as signInByCall } from '@cartwright/server/testing'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { holdAnswers } from '../support/hold-answers'
import { untilPrintable } from '../support/printable'
import { openBuyersPage } from '../support/routes'
import { openSettled, settled } from '../support/settled'
import { pasteIntoQuickOrder, quickOrderGrid, signInByCookie } from '../support/shop-pages'

let shop: BuiltShop
test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())

async function openAs(page: Page, path: string): Promise<void> {
  await signInByCookie(page.context(), shop, 'buyer.nl')
  await page.goto(shop.url + path)
}
// Answers that are still on their way when a test ends are of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Gives each part of the supplier another number in every answer. */
const lengthenNumbers = (page: Page, lengthen: (own: string) => string) =>
  page.route('**/prod-api/**', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"number":"(CW-[^"]+)"/g, (_, own) => `"number":"${lengthen(own)}"`)
    await route.fulfill({ response, body })
  })

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

test('LAY-042 LAY-043 LAY-063 the three drawers by keyboard: a third of the window, all of a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, '/cust/shoppingcart')
  for (const name of [/^Basket/, 'Favourites', /^Notifications/]) {
    const opener = shortcuts(page).getByRole('button', { name })
    await opener.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(1280 * 0.32, 0)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await page.setViewportSize({ width: 600, height: 800 })
  await shortcuts(page)
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(600)
})

test('LAY-024 LIM-008 LIM-010 LIM-011 the settings are remembered, and a click on the page closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${shop.url}/help/faq`)
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cw-accent'))
  const header = () => page.evaluate(() => getComputedStyle(document.querySelector('header') as Element).position)
  const opener = page.getByRole('button', { name: 'Settings' })
  await expect.poll(async () => (await opener.boundingBox())?.y).toBe(250)
  expect([await accent(), await header()]).toEqual(['#1890ff', 'sticky'])
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Settings' })
  await panel.getByRole('radio', { name: 'Purple' }).check()
  await panel.getByRole('checkbox', { name: 'Fixed header' }).uncheck()
  await panel.getByRole('button', { name: 'Dark' }).click()
  await expect(panel).toBeVisible()
  await page.mouse.click(300, 600)
  await expect(panel).toHaveCount(0)
  await page.reload()
  await expect(opener).toBeVisible()
  await expect.poll(async () => [await accent(), await header()]).toEqual(['#722ed1', 'static'])
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('LAY-023 the settings offer nothing that changes nothing on a narrow page', async ({ page }) => {
  await page.goto(`${shop.url}/help/faq`)
  const panel = page.getByRole('dialog', { name: 'Settings' })
  const option = (name: string) => panel.getByRole('checkbox', { name })
  for (const [width, hasFixed, hasLogo] of [
    [1440, true, true],
    [768, true, false],
    [360, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(option('Visited pages as tabs')).toBeVisible()
    await expect(option('Fixed header')).toBeVisible({ visible: hasFixed })
    await expect(option('Logo at the shortcuts')).toBeVisible({ visible: hasLogo })
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
})

test('LIM-013 among the tabs of visited pages the current one is in view, at each width of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.addInitScript(() => localStorage.setItem('cartwright settings', '{"tagsView":true}'))
  await page.goto(`${shop.url}/help/faq`)
  const tabs = page.getByRole('navigation', { name: 'Visited pages' })
  let count = 1
  for (const name of ['Toolbar', 'Cookies', 'About us', 'Toner', 'Drum Unit', 'By printer']) {
    await page.getByRole('main').or(page.getByRole('banner')).getByRole('link', { name, exact: true }).first().click()
    await expect(tabs.getByRole('listitem')).toHaveCount(++count)
  }
  const current = tabs.locator('[aria-current]')
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('LAY-026 a narrow footer shows one address, and the others behind their flags', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${shop.url}/help/faq`)
  const footer = page.getByRole('region', { name: 'Our offices' })
  const address = footer.getByRole('listitem')
  await expect(address.filter({ visible: true })).toHaveText([/Utrecht$/])
  await footer.getByRole('button', { name: 'France' }).click()
  await expect(address.filter({ visible: true })).toHaveText([/Villeneuve-d’Ascq$/])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(address.filter({ visible: true })).toHaveCount(5)
  await expect(footer.getByRole('button')).toHaveCount(0)
})

test('a narrow page of help shows in its row of pages which one it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/help/faq', '/help/aboutus', '/shop/contactus']) {
    await page.goto(shop.url + path)
    await expect(page.getByRole('navigation', { name: 'Help' }).locator('[aria-current]')).toBeInViewport({
      ratio: 0.9,
    })
  }
})

test('ACC-001 a narrow page of the account shows in its row of pages which one it is, in German too', async ({
  browser,
}) => {
  const page = await openBuyersPage(browser, shop, { locale: 'de-DE', viewport: { width: 360, height: 740 } })
  for (const tab of ['billing', 'addresses', 'accounts', 'password']) {
    await page.goto(`${shop.url}/my/account?tab=${tab}`)
    const current = page.locator('.shop-account__menu [aria-current]')
    await expect(current).toBeVisible()
    await expect(current, tab).toBeInViewport({ ratio: 0.9 })
  }
  await page.context().close()
})

test('ACC-001 the row of pages of the account fades on a phone where it goes on, and nowhere else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, '/my/account')
  const row = page.getByRole('navigation', { name: 'Pages of the account' }).getByRole('list')
  const fades = () =>
    row.evaluate(list =>
      ['start', 'end'].map(side => getComputedStyle(list).getPropertyValue(`--cw-fade-${side}`).trim()),
    )
  const scrollTo = (share: number) =>
    row.evaluate((list, at) => list.scrollTo({ left: at * (list.scrollWidth - list.clientWidth) }), share)
  await expect(row).toBeVisible()
  for (const [share, ...sides] of [
    [0, '0px', '24px'],
    [0.5, '24px', '24px'],
    [1, '24px', '0px'],
  ] as const) {
    await scrollTo(share)
    await expect.poll(fades).toEqual(sides)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(row).toHaveCSS('mask-image', 'none')
})

test('a printed list shows its filters, and no controls', async ({ page }) => {
  await openAs(page, '/list/toner?classId=102&brandId=1')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /to favourites$/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Favourites 1' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.locator('.cw-list__chips')).toHaveText('HP')
  await expect(main.getByRole('button').or(main.getByRole('textbox')).or(main.getByRole('searchbox'))).toHaveCount(0)
  await expect(main.getByText(/^1 to 20 of \d+$/)).toBeVisible()
  for (const [path, tool] of [
    ['/search?pre=3', main.getByRole('searchbox', { name: 'Article number or OEM code' })],
    ['/help/faq', main.getByRole('searchbox', { name: 'Search the questions' })],
    ['/printers', main.getByRole('combobox', { name: 'Model' })],
    ['/index', main.getByRole('textbox', { name: 'Number' }).or(main.getByRole('combobox', { name: 'Number' }))],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(shop.url + path)
    await expect(tool).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(tool).toBeHidden()
  }
})

test('CAT-007 a printed article has no heading over an own number it does not have', async ({ page }) => {
  await openAs(page, '/list/toner?classId=102')
  await page.getByRole('link', { name: 'CW-C4092A', exact: true }).click()
  const own = page.getByRole('main').getByText('My Article No.', { exact: true })
  await expect(own).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(own).toBeHidden()
  await expect(page.getByRole('main').getByText('Union code', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page
    .getByRole('definition')
    .filter({ has: page.locator('.cw-cust-number__change') })
    .getByRole('button')
    .click()
  await page.getByRole('textbox', { name: 'My Article No.' }).fill('A-100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('A-100', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(own).toBeVisible()
})

test('CAT-007 an own number of forty characters is read in full and pushes nothing off the page', async ({ page }) => {
  const number = 'CW-TN2420'
  const custNumber = 'MAG-2026/4711-TONER-TN2420-BLACK-XL-0001'
  const buyer = await signInByCall(shop.apiBase, 'buyer.nl')
  await buyer.ask('catalogue.setCustNumber', { body: { number, custNumber } })
  await buyer.ask('cart.add', { body: { number, qty: 1 } })
  await buyer.ask('favourites.add', { body: [{ number }] })
  await openAs(page, '/cust/shoppingcart')
  for (const width of [360, 768, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/cust/shoppingcart', '/search?pre=3', `/search?keyword=${number}`]) {
      await page.goto(shop.url + path)
      const own = page.getByRole('main').getByText(`yours: ${custNumber}`)
      await expect(own).toBeVisible()
      const surplus = () =>
        own.evaluate(text => {
          const cell = text.closest('td, th, [role=cell]') as Element
          return {
            ofCell: Math.max(0, text.getBoundingClientRect().right - cell.getBoundingClientRect().right),
            ofPage: document.documentElement.scrollWidth - window.innerWidth,
          }
        })
      await expect.poll(surplus, `${path} at ${width}`).toEqual({ ofCell: 0, ofPage: 0 })
    }
  }
})

test('numbers as long as a part may have stay in their tiles and beside the price', async ({ page }) => {
  await lengthenNumbers(page, own => own.padEnd(64, 'W'))
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/index', '/pd/product?sku_id=10063']) {
      await page.goto(shop.url + path)
      const number = page
        .getByRole('main')
        .locator('b, h1')
        .filter({ hasText: /^CW-.*WWW$/ })
        .first()
      await expect(number).toBeVisible()
      const surplus = () =>
        number.evaluate(text => ({
          ofBox: Math.max(0, text.scrollWidth - (text.parentElement?.clientWidth ?? 0)),
          ofPage: document.documentElement.scrollWidth - window.innerWidth,
        }))
      await expect.poll(surplus, `${path} at ${width}`).toEqual({ ofBox: 0, ofPage: 0 })
    }
  }
})

test('numbers as long as a part may have are broken in lists and in the basket, and cover nothing', async ({
  page,
}) => {
  await lengthenNumbers(page, own => own.padEnd(40, '-REMANUFACTURED'))
  const buyer = await signInByCall(shop.apiBase, 'buyer.nl')
  await buyer.ask('cart.add', { body: { number: 'CW-CF259X', qty: 1 } })
  await openAs(page, '/cust/shoppingcart')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/search?keyword=CF259X', '/cust/shoppingcart']) {
      await page.goto(shop.url + path)
      const number = page
        .getByRole('main')
        .getByRole('link', { name: /REMANU/ })
        .first()
      await expect(number).toBeVisible()
      const surplus = () =>
        number.evaluate(text => {
          const cell = text.closest('td, th, [role=cell]') as Element
          const { right } = text.getBoundingClientRect()
          return Math.max(
            0,
            right - cell.getBoundingClientRect().right,
            document.documentElement.scrollWidth - innerWidth,
          )
        })
      await expect.poll(surplus, `${path} at ${width}`).toBe(0)
    }
  }
})

test('PERM-018 in the narrow rows of a visitor the text in place of the price is where prices are, and missing values have no label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.route('**/goods/sku/freedom/query*', async route => {
    const answer = await (await route.fetch()).json()
    answer.rows[0].pageYield = null
    await route.fulfill({ json: answer })
  })
  // Nor does the call that is asked for yields know it (API-063).
  await page.route('**/getSkuYieldByNumbers', route => route.fulfill({ json: { code: 200, msg: '', data: {} } }))
  await page.goto(`${shop.url}/list/toner?classId=102`)
  const row = page.getByRole('main').locator('tbody tr').first()
  const price = row.getByText('On sign-in')
  await expect(price).toBeVisible()
  const gap = async () => {
    const [words, whole] = [await price.boundingBox(), await row.boundingBox()]
    return (whole?.x ?? 0) + (whole?.width ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)
  }
  await expect.poll(gap).toBeCloseTo(16, 0)
  await expect(row.locator('td:empty')).toHaveCount(1)
  await expect(row.locator('td:empty')).toBeHidden()
})

test('LAY-010 LAY-011 in German all of the navigation stands in one line on a tablet', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, { locale: 'de-DE', viewport: { width: 768, height: 800 } })
  await page.goto(`${shop.url}/index`)
  const nav = page.getByRole('navigation', { name: 'Hauptmenü' })
  await expect(nav.getByRole('link', { name: 'Startseite' })).toBeVisible()
  for (let width = 768; width <= 1200; width += 16) {
    await page.setViewportSize({ width, height: 800 })
    const tops = () =>
      nav.getByRole('list').evaluateAll(lists => new Set(lists.map(list => list.getBoundingClientRect().top)).size)
    await expect.poll(tops, `at ${width}`).toBe(1)
  }
  await page.context().close()
})

test('articles are named in the language chosen, without a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, '/list/toner?classId=109')
  const main = page.getByRole('main')
  const choose = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
  }
  await expect(main.getByRole('row').nth(1)).toContainText('black on')
  await expect(main.getByRole('checkbox', { name: /^black on white/ }).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await choose('English', 'Deutsch')
  await expect(main.getByRole('row').nth(1)).toContainText('schwarz auf')
  await expect(main.getByRole('checkbox', { name: /^schwarz auf weiß/ }).first()).toBeVisible()
  await expect(main).not.toContainText('black on')

  await main.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pd\/product/)
  await expect(main).toContainText(/Schriftbandkassette, \d.* mm, schwarz auf/)
  await choose('Deutsch', 'English')
  await expect(main).toContainText(/label cassette, \d.* mm, black on/)
  await expect(main).not.toContainText('schwarz auf')
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('in German no sorting is cut, and the tools of a narrow quick order stand in one line', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, { locale: 'de-DE' })
  await page.goto(`${shop.url}/list/toner?classId=102`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const missing = await page.getByLabel('Sortieren nach').evaluate((select: HTMLSelectElement) => {
      const style = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.font = style.font
      const widest = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width))
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      return widest - room
    })
    expect.soft(missing, `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 360, height: 900 })
  await openSettled(page, `${shop.url}/my/quickorder`)
  const boxes = await Promise.all(
    ['Einfügen', 'Importieren'].map(name => page.getByRole('button', { name }).boundingBox()),
  )
  expect(boxes[0]).not.toBeNull()
  expect(boxes[1]).toMatchObject({ y: boxes[0]?.y, width: boxes[0]?.width })
})

test('a printed list of cards shows prices, but no quantities that no one has ordered', async ({ page }) => {
  await openAs(page, '/list/toner?classId=102&view=cards')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'CW-C4092A' })
  const quantity = card.getByRole('spinbutton').or(card.getByRole('textbox'))
  await expect(quantity).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(quantity).toBeHidden()
  await expect(card.getByText('€23.70')).toBeVisible()
})

test('below an article everything stands in the columns of its head', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, '/pd/product?sku_id=10063')
  const left = async (of: Locator) => (await of.boundingBox())?.x ?? Number.NaN
  const heading = (name: string) => page.getByRole('heading', { name })
  const card = page.locator('.cw-card', { has: heading('Description') })
  await expect(card).toBeVisible()
  await expect.poll(async () => (await left(card)) - (await left(heading('CW-CF259X')))).toBeCloseTo(0, 0)
})

test('the names of the navigation have one line each, however wide the window is', async ({ browser }) => {
  const page = await openBuyersPage(browser, shop, { locale: 'pl-PL', viewport: { width: 1200, height: 800 } })
  await page.goto(`${shop.url}/index`)
  const names = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('list').first().getByRole('link')
  await expect(names.last()).toHaveText('Szybkie zamówienie')
  const broken: string[] = []
  for (let width = 1200; width >= 768; width -= 8) {
    await page.setViewportSize({ width, height: 800 })
    const inTwo = await names.evaluateAll(links =>
      links
        .filter(link => {
          const word = link.querySelector('span') ?? link
          // The way home is a sign there, and its word only heard.
          if (word.clientWidth <= 1) return false
          const range = document.createRange()
          range.selectNodeContents(word)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        })
        .map(link => link.textContent),
    )
    broken.push(inTwo.join())
  }
  expect(broken.filter(Boolean)).toEqual([])
  await page.context().close()
})

test('a printed quick order has every line and no tools', async ({ page }) => {
  await openAs(page, '/my/quickorder')
  const lines = Array.from({ length: 120 }, (_, index) => `CF259X\t${index + 1}`)
  await pasteIntoQuickOrder(page, lines.join('\n'))
  await expect(quickOrderGrid(page)).toContainText('CW-CF259X')
  await untilPrintable(page.getByRole('main'), 120)
  await page.emulateMedia({ media: 'print' })
  // The browser prints as soon as the event has been dispatched: what is not there by then is not on the paper.
  const printed = await page.evaluate(async () => {
    window.dispatchEvent(new Event('beforeprint'))
    await Promise.resolve()
    return document.querySelectorAll('.cw-printed tbody tr').length
  })
  expect(printed).toBe(120)
  await expect(page.getByRole('heading', { level: 1, name: 'My Quick Order' })).toBeVisible()
  for (const hidden of [quickOrderGrid(page), shortcuts(page), page.getByRole('banner').getByRole('navigation')])
    await expect(hidden).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.cw-printed')).toHaveCount(0)
})

test('its frame is there before its scripts are, and nothing of it moves when they come', async ({ page }) => {
  const release = await holdAnswers(page, '**/*.js')
  await page.goto(`${shop.url}/index`, { waitUntil: 'commit' })
  const name = page.getByText('Cartwright', { exact: true })
  // No one sees it before the style sheet has arrived.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const before = await name.boundingBox()
  expect(before).not.toBeNull()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  release()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(await page.locator('.cw-logo').getByText('Cartwright').boundingBox()).toMatchObject({
    x: before?.x,
    y: before?.y,
  })
})

test('the shop brings its typeface: figures of one width, a slashed zero, and nothing moves when it arrives', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const number = main.locator('tbody tr').first().locator('.cw-code').first()
  const places = () =>
    main
      .locator('h1, tbody tr')
      .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().top + window.scrollY)))
  const isLoaded = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'))
  await page.route('**/*.woff2', route => route.abort())
  await openAs(page, '/list/toner?classId=102')
  await settled(page)
  await expect(number).toBeVisible()
  expect(await isLoaded()).toBe(false)
  const before = await places()
  expect(before.length).toBeGreaterThan(10)
  await page.unroute('**/*.woff2')
  await openSettled(page, `${shop.url}/list/toner?classId=102`)
  await expect(number).toBeVisible()
  await expect.poll(isLoaded).toBe(true)
  expect(await places()).toEqual(before)

  const look = await number.evaluate(text => {
    const widthOf = (digits: string) => {
      const probe = text.appendChild(document.createElement('span'))
      probe.textContent = digits
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    const { fontFamily, fontVariantNumeric } = getComputedStyle(text)
    return {
      family: fontFamily.split(',')[0],
      hasSlashedZero: fontVariantNumeric.includes('slashed-zero'),
      isOfOneWidth: widthOf('1111') === widthOf('0000'),
    }
  })
  expect(look).toEqual({ family: 'Inter', hasSlashedZero: true, isOfOneWidth: true })
})

test('on a phone the rows of quick order have more than half of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, '/my/quickorder')
  await pasteIntoQuickOrder(page, 'TN-2420;1\n'.repeat(30))
  await expect(page.getByText('Checking', { exact: false })).toHaveCount(0)
  await expect(quickOrderGrid(page)).toContainText('CW-TN2420')
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 1200)
  const rows = () =>
    page.evaluate(() => {
      const isRow = (y: number) => document.elementFromPoint(180, y)?.closest('.cw-qo-row:not(.cw-qo-head)') != null
      return Array.from({ length: innerHeight }, (_none, y) => y).filter(isRow).length
    })
  await expect.poll(rows).toBeGreaterThan(360)
})

test('on a phone the filters of orders take one row until they are wanted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, '/hisorder/list')
  const filters = page.getByRole('search', { name: 'Filters' })
  const fields = filters.getByRole('combobox').filter({ visible: true })
  await expect(filters.getByRole('button', { name: 'Filters' })).toBeVisible()
  await expect(fields).toHaveCount(0)
  await filters.getByRole('button', { name: 'Filters' }).click()
  await expect(fields).toHaveCount(5)
})
