/** Keyboard and access: whole visits without a mouse, and what axe finds on every route. */
// By its path: the tests build the shop, not the library.

import { expect, type Locator, type Page } from '@playwright/test'
import { routes } from '../../packages/core/src/routing/routes'
import { addAxe, expectAccessible, LOOKING, TWO_LOOKS } from '../support/accessible'
import { tabTo } from '../support/keyboard'
import { EXTRACT, readCaptcha, type ShopWithPost, startShopWithPost } from '../support/registration'
import { openBuyersPage, prepareRoutes } from '../support/routes'
import { test } from '../support/shared-shop'
import { orderNumber } from '../support/shop-pages'

/** By keyboard alone: a whole visit from the first look to the order, and a basket that is emptied. */
test.describe('by keyboard alone', () => {
  let started: ShopWithPost
  let shop: ShopWithPost['shop']
  let post: ShopWithPost['post']
  test.beforeAll(async () => {
    started = await startShopWithPost()
    shop = started.shop
    post = started.post
  })
  test.afterAll(() => started.close())

  const EMAIL = 'tomas.brandt@toner-brandt.de'
  const PASSWORD = 'Bueroklammer-im-Lager-7'

  /** What a person does who has no mouse. */
  function keysOf(page: Page) {
    const { keyboard } = page
    return {
      keyboard,
      dialog: page.getByRole('dialog'),
      press: async (target: Locator, key = 'Enter') => {
        await tabTo(page, target)
        await keyboard.press(key)
      },
      fill: async (label: string, text: string) => {
        await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
        await keyboard.type(text)
      },
      isFocused: (target: Locator) => expect(target).toBeFocused(),
      /** A field of the finder: it is a combobox from when someone goes there. */
      typeAhead: (name: string) => {
        const finder = page.getByRole('region', { name: 'Find by printer' })
        return finder.getByRole('combobox', { name }).or(finder.getByRole('searchbox', { name }))
      },
    }
  }

  /** The notice goes; the skip link leads past the bars. */
  async function goPastTheBars(page: Page) {
    const { keyboard, press, isFocused, typeAhead } = keysOf(page)
    await page.goto(`${shop.url}/index`)
    await expect(typeAhead('Brand')).toBeVisible()
    await tabTo(page, page.locator('.cw-cookies').getByRole('button'), 'Shift+Tab')
    await keyboard.press('Enter')
    await page.reload()
    await press(page.getByRole('link', { name: 'Skip to content' }))
    await isFocused(page.getByRole('main'))
  }

  /** Finds a toner by the printer it is for. */
  async function findByPrinter(page: Page) {
    const { keyboard, press, isFocused, typeAhead } = keysOf(page)
    await tabTo(page, typeAhead('Brand'))
    await keyboard.type('Brother')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await tabTo(page, typeAhead('Model'))
    await keyboard.type('HL-L2350DW')
    await expect(page.getByRole('option', { name: /HL-L2350DW/ })).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await press(page.getByRole('button', { name: /^Show \d+ articles$/ }))
    await expect(page).toHaveURL(/\/printers\?.*modelId=/)
    await isFocused(page.getByRole('main'))
    await press(page.getByRole('link', { name: 'CW-TN2420', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'CW-TN2420' })).toBeVisible()
  }

  /** Who asks for an account, and for which company. @param digits of the captcha */
  async function fillInAccount(page: Page, digits: string) {
    const { keyboard, press, fill, isFocused } = keysOf(page)
    await fill('User name', 'tomas.brandt')
    await fill('E-mail', EMAIL)
    await press(page.getByRole('button', { name: 'Send code' }))
    await isFocused(page.getByLabel('E-mail verification code'))
    await keyboard.type(await post.codeFor(EMAIL))
    for (const name of ['password', 'checkPassword']) {
      await tabTo(page, page.locator(`[name=${name}]`))
      await keyboard.type(PASSWORD)
    }
    await fill('Numbers in the image', digits)
    await press(page.getByRole('button', { name: 'Continue' }))
    await expect(page.locator('[aria-current="step"]')).toContainText('Fill in account information')
    await fill('Company', 'Toner Brandt GmbH')
    await tabTo(page, page.getByLabel('Country'))
    await keyboard.type('Germany')
    await fill('VAT', 'DE 136 695 976')
    await fill('Street and number', 'Lagerstraße 4')
    await fill('Postcode', '32758')
    await fill('City', 'Detmold')
  }

  /** Hands in the papers of the company, and reads the agreement. */
  async function sendRegistration(page: Page) {
    const { keyboard, dialog, press, isFocused } = keysOf(page)
    const asked = page.waitForEvent('filechooser')
    await press(page.getByRole('button', { name: /^Choose/ }))
    await (await asked).setFiles(EXTRACT)
    await expect(page.getByText(`${EXTRACT.name} is uploaded and checked.`)).toBeAttached()
    const agreement = page.getByRole('button', { name: 'Read the agreement' })
    await press(agreement)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    // A message that is still there can be closed as well.
    await tabTo(page, dialog.locator('.cw-modal__foot').getByRole('button', { name: 'Close' }))
    await keyboard.press('Enter')
    await isFocused(agreement)
    await tabTo(page, page.getByRole('checkbox'), 'Shift+Tab')
    await keyboard.press('Space')
    await press(page.getByRole('button', { name: 'Send registration' }))
    await isFocused(page.getByRole('heading', { name: 'Your account is open' }))
  }

  /** Signs in and confirms the address. */
  async function signInAndConfirm(page: Page) {
    const { keyboard, dialog, press, fill, isFocused } = keysOf(page)
    await press(page.getByRole('main').getByRole('button', { name: 'Sign in' }))
    await fill('User name', 'tomas.brandt')
    await tabTo(page, page.locator('input[type=password]'))
    await keyboard.type(PASSWORD)
    await keyboard.press('Enter')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await tabTo(page, dialog.getByRole('button', { name: 'Send code' }))
    await keyboard.press('Enter')
    await isFocused(dialog.getByLabel('E-mail verification code'))
    await keyboard.type(await post.codeFor(EMAIL))
    await keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
  }

  /** Puts in the basket, by search this time, and checks out. */
  async function fillBasket(page: Page) {
    const { keyboard, dialog, press, isFocused } = keysOf(page)
    await keyboard.press('/')
    await isFocused(page.getByRole('combobox', { name: /search/i }))
    await keyboard.type('TN-2420')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=TN-2420/)
    await press(page.getByRole('button', { name: 'Add CW-TN2420 to basket' }))
    const basket = page.getByRole('button', { name: /^Basket.*1 line/ })
    await press(basket)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await isFocused(basket)
    await keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: 'Check out' }))
    await keyboard.press('Enter')
  }

  /** Confirms the order. */
  async function placeOrder(page: Page) {
    const { keyboard, press } = keysOf(page)
    await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeVisible()
    await tabTo(page, page.getByLabel('PO#'))
    await keyboard.type('PO-815')
    await press(page.getByRole('button', { name: 'Place order' }))
    await expect(page).toHaveURL(/\/order\/checkout\/\w+/)
    expect(await orderNumber(page)).toMatch(/\w+/)
  }

  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test('LAY-003 RT-023 RT-004 CONF-001 a visitor finds a toner by printer, opens an account, confirms it and orders, by keyboard alone', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await goPastTheBars(page)
      await findByPrinter(page)
      const digits = await readCaptcha(shop, page, () =>
        keysOf(page).press(page.getByRole('main').getByRole('link', { name: 'Join Free' })),
      )
      await fillInAccount(page, digits)
      await sendRegistration(page)
      await signInAndConfirm(page)
      await fillBasket(page)
      await placeOrder(page)
    })
  })

  test('CART-009 after a deletion the focus is in the list, and in what is left when nothing is', async ({
    browser,
  }) => {
    const page = await openBuyersPage(browser, shop, { viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
    await prepareRoutes(shop)
    await page.goto(`${shop.url}/cust/shoppingcart`)
    const main = page.getByRole('main')
    const remove = main.getByRole('button', { name: /^Delete CW-/ })
    await expect(remove.first()).toBeVisible()
    for (let left = await remove.count(); left > 0; left--) {
      await remove.first().focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Confirm' }))
      await page.keyboard.press('Enter')
      await expect(remove).toHaveCount(left - 1)
      await expect(main.locator(':focus')).toHaveCount(1)
    }
    await page.context().close()
  })
})

/** Nothing axe objects to on any route, wide in light and narrow in dark, and in German; tests/looks has the other looks and languages. */
test.describe('every route', () => {
  let visitor: Page
  let buyer: Page

  test.beforeAll(async ({ browser, shop }) => {
    visitor = await (await browser.newContext(LOOKING)).newPage()
    buyer = await openBuyersPage(browser, shop, LOOKING)
    for (const page of [visitor, buyer]) await addAxe(page)
  })
  test.afterAll(() => Promise.all([visitor, buyer].map(page => page.context().close())))

  for (const { name, open } of routes) {
    test(`${name} is accessible`, ({ shop, paths }) =>
      expectAccessible(open ? visitor : buyer, shop.url + paths[name], ['zh', 'de'], TWO_LOOKS))
  }
})
