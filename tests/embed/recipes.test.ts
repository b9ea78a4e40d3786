/** Every recipe of docs/embedding-recipes.md, to the letter, on an origin that is not the shop's. */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { PASSWORD, signIn } from '../support/shop-pages'

const GUIDE = readFileSync(new URL('../../docs/embedding-recipes.md', import.meta.url), 'utf8')
const RECIPES = new Map(
  [...GUIDE.matchAll(/^## (.+?)$.+?```html\n(.+?)```/gms)].map(([, title = '', html = '']) => [title, html]),
)
const NUMBERS = '/goods/sku/freedom/numbers'

let shop: BuiltShop
let host: HostPages

test.beforeAll(async () => {
  const port = await freePort()
  shop = await startFilledShop({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` })
  host = await startHostPages(port)
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** @returns addresses of the calls that the page makes */
async function open(page: Page, title: string, hash = ''): Promise<string[]> {
  const html = RECIPES.get(title)
  if (!html) throw new Error(`There is no recipe "${title}".`)
  host.put('/recipe', hostPage(html.replaceAll('https://shop.example', shop.url)))
  const calls: string[] = []
  page.on('request', request => {
    if (request.method() !== 'OPTIONS') calls.push(request.url())
  })
  page.on('pageerror', error => calls.push(`error ${error}`))
  await page.goto(`${host.origin}/recipe${hash}`)
  return calls
}
const errorsOf = (calls: readonly string[]) => calls.filter(call => call.startsWith('error'))

test('the guide has ten recipes, and each has a test here', () => {
  const own = readFileSync(new URL(import.meta.url), 'utf8')
  expect(RECIPES.size).toBe(10)
  for (const title of RECIPES.keys()) expect(own).toContain(`test('recipe: ${title}'`)
})

test('recipe: A price beside my picture', async ({ page }) => {
  const calls = await open(page, 'A price beside my picture')
  await expect(page.locator('cw-price')).toContainText('On sign-in')
  const height = async () => (await page.locator('figure').boundingBox())?.height
  const before = await height()
  await signIn(page, 'buyer.nl')
  await expect(page.locator('cw-price')).toContainText(/€\d+\.\d\d/)
  await expect(page.locator('cw-stock')).toContainText(/in stock|on|within/)
  expect(await height()).toBe(before)
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: My own basket badge', async ({ page }) => {
  const calls = await open(page, 'My own basket badge')
  await signIn(page, 'buyer.it')
  const badge = page.locator('#badge')
  const add = page.getByRole('button', { name: 'Add to basket: CW-TN2420' })
  await expect(add).toBeVisible()
  const before = Number(await badge.textContent())
  await add.click()
  await expect(page.getByRole('button', { name: 'Added: CW-TN2420' })).toBeVisible()
  await expect(badge).toHaveText(/^[1-9]\d*$/)
  expect(Number(await badge.textContent())).toBeGreaterThanOrEqual(before)
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: Fill the cart by script', async ({ page }) => {
  const calls = await open(page, 'Fill the cart by script')
  await signIn(page, 'buyer.fr')
  await expect(
    page
      .locator('cw-cart')
      .getByText(/basket is empty|Check out/)
      .first(),
  ).toBeVisible()
  await page.locator('#monthly').click()
  await expect(page.locator('#missing')).toHaveText('Not sold: CW-GONE')
  await expect(page.locator('cw-cart').getByText('CW-TN2420')).toBeVisible()
  await expect(page.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: A link that fills quick order', async ({ page }) => {
  const calls = await open(page, 'A link that fills quick order')
  await signIn(page, 'buyer.uk')
  await expect(page.getByLabel('Number, line 1', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Toner for the second floor' }).click()
  await expect(page.getByLabel('Number, line 1', { exact: true })).toHaveValue('TN-2420')
  await expect(page.getByLabel('Quantity, line 1', { exact: true })).toHaveValue('4')
  await expect(page.getByLabel('Number, line 2', { exact: true })).toHaveValue('CF259X')
  await expect(page.getByLabel('Quantity, line 2', { exact: true })).toHaveValue('2')
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: Refuse what is over the budget', async ({ page }) => {
  const calls = await open(page, 'Refuse what is over the budget')
  await signIn(page, 'buyer.nl')
  const field = page.getByRole('spinbutton', { name: 'Quantity of CW-TN2420' })
  await field.fill('500')
  await field.blur()
  await page.getByRole('button', { name: 'Add to basket: CW-TN2420' }).click()
  await expect(page.getByText('This is over your budget of €100.')).toBeVisible()
  expect(calls.filter(call => call.endsWith('/clientsystem/shoppingcart/batch'))).toEqual([])
  await field.fill('1')
  await field.blur()
  await page.getByRole('button', { name: 'Add to basket: CW-TN2420' }).click()
  await expect(page.getByRole('button', { name: 'Added: CW-TN2420' })).toBeVisible()
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: Lines into my own requisition', async ({ page }) => {
  const calls = await open(page, 'Lines into my own requisition')
  await signIn(page, 'buyer.de')
  await page.getByRole('button', { name: 'Request: CW-TN2420' }).click()
  await expect(page.locator('#lines')).toHaveText('4 × CW-TN2420')
  await expect(page.locator('input[name=line]')).toHaveValue('CW-TN2420*4')
  expect(calls.filter(call => /shoppingcart(\/batch)?$/.test(call))).toEqual([])
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: A price list of a hundred rows', async ({ page }) => {
  const calls = await open(page, 'A price list of a hundred rows')
  await expect(page.locator('cw-price').first()).toContainText('On sign-in')
  const asked = () => calls.filter(call => call.includes(NUMBERS)).length
  expect(asked()).toBe(1)
  await signIn(page, 'buyer.nl')
  await expect(page.locator('cw-price:state(ready)')).toHaveCount(100)
  await expect(page.locator('cw-price').last()).toContainText(/€\d+\.\d\d/)
  expect(asked()).toBe(2)
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: One sign-out for both', async ({ page }) => {
  const calls = await open(page, 'One sign-out for both')
  await signIn(page, 'buyer.nl')
  await expect(page.locator('cw-price')).toContainText(/€\d+\.\d\d/)
  await page.getByRole('button', { name: 'Leave the intranet' }).click()
  await expect(page.locator('cw-price')).toContainText('On sign-in')
  await expect(page).toHaveTitle('Left')
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: My own dialog when the session ends', async ({ page }) => {
  const calls = await open(page, 'My own dialog when the session ends')
  const isAsking = page.waitForRequest(
    request => request.url().startsWith(shop.apiBase) && 'authorization' in request.headers(),
  )
  const form = page.locator('cw-sign-in')
  await form.getByLabel('User name').fill('buyer.pl')
  await form.locator('input[type=password]').fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { authorization = '' } = (await isAsking).headers()
  const add = page.getByRole('button', { name: 'Add to basket: CW-TN2420' })
  await expect(add).toBeVisible()
  const left = await fetch(`${shop.apiBase}/clientauth/clienttoken/logout`, {
    method: 'DELETE',
    headers: { authorization },
  })
  expect(left.ok).toBe(true)
  await add.click()
  const dialog = page.locator('#ended')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password at the shop').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(page.locator('cw-cart').getByText('CW-TN2420')).toBeVisible()
  expect(errorsOf(calls)).toEqual([])
})

test('recipe: A cart button on a coloured bar', async ({ page }) => {
  const calls = await open(page, 'A cart button on a coloured bar')
  await signIn(page, 'buyer.nl')
  const button = page.locator('cw-cart-button').getByRole('link').or(page.locator('cw-cart-button').getByRole('button'))
  await expect(button.first()).toBeVisible()
  const contrast = await button.first().evaluate(element => {
    const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = ([r = 0, g = 0, b = 0]: number[]) =>
      [r, g, b]
        .map(part => part / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0)
    const { color, backgroundColor } = getComputedStyle(element)
    const ground = rgb(backgroundColor)
    const below = ground[3] === 0 || ground.length === 0 ? [138, 28, 38] : ground
    const [low = 0, high = 0] = [light(rgb(color)), light(below)].toSorted((one, two) => one - two)
    return (high + 0.05) / (low + 0.05)
  })
  expect(contrast).toBeGreaterThan(4.5)
  expect(errorsOf(calls)).toEqual([])
})
