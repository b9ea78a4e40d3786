/** A visitor pastes a list on the home page, sees what each line is, signs in, and finds it in quick order. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { quickOrderGrid, signIn } from '../support/shop-pages'

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
  await expect(page.getByText('Please sign in or contact your account manager to get the price.').last()).toBeVisible()
  const hero = page.locator('.cw-hero')
  await expect(hero).not.toContainText('€')
  const choice = hero.getByRole('button', { name: /CW-TN321C-KM/ })
  for (let presses = 0; presses < 20 && !(await choice.evaluate(node => node === document.activeElement)); presses++) {
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
