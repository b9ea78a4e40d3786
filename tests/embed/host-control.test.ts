/** What docs/control-for-hosts.md shows, to the letter, on an origin that is not the shop's. */
import { readFileSync } from 'node:fs'
import { expect, type Page, type Request, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, hostPage, startHostPages } from '../support/host-pages'
import { pasteIntoQuickOrder, signIn } from '../support/shop-pages'

const GUIDE = readFileSync(new URL('../../docs/control-for-hosts.md', import.meta.url), 'utf8')
const [COST_CENTRE = '', REQUISITION = ''] = [...GUIDE.matchAll(/```html\n(.+?)```/gs)].map(([, html = '']) => html)
const STYLES = [...GUIDE.matchAll(/`(cw-cart:[^`]+\{[^`]+\})`/g)].map(([, rule = '']) => rule).join('\n')

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

async function open(page: Page, body: string): Promise<void> {
  const loader = `<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}" data-language="en"></script>`
  host.put('/', hostPage(`<style>${STYLES}</style>${loader}<cw-sign-in></cw-sign-in>${body}`))
  await page.goto(host.origin)
}

/** What the host is sent at a path. */
const sentTo = async (page: Page, path: string) => {
  const isSent = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === path
  const request = await page.waitForRequest(isSent)
  return new URLSearchParams(request.postData() ?? '')
}

test('the cart shows by its state, its button by its part', async ({ page }) => {
  await open(page, '<cw-quick-order></cw-quick-order><cw-cart></cw-cart>')
  await signIn(page, 'buyer.nl')
  await expect(page.locator('cw-cart')).toBeHidden()
  await pasteIntoQuickOrder(page, 'CF259X\t2')
  await page.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(page.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  const button = page.locator('cw-cart').getByRole('button', { name: 'Check out' })
  await expect(button).toHaveCSS('text-transform', 'uppercase')
})

test('an outlet has what the host asks in its confirmation, and is light on a page that is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const asked = '<label slot="before-place">Cost centre <input></label>'
  await open(page, `<cw-quick-order></cw-quick-order><cw-outlet>${asked}</cw-outlet>`)
  await signIn(page, 'buyer.nl')
  await pasteIntoQuickOrder(page, 'CF259X\t2')
  await page.getByRole('button', { name: 'Order now' }).click()
  await expect(page.locator('cw-outlet').getByRole('button', { name: 'Place order' })).toBeVisible()
  await expect(page.getByLabel('Cost centre')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirm your order' })).toHaveCSS('color', 'rgb(18, 25, 38)')
})

test('the cost centre of the host stands above the button, and goes with the number of the order', async ({ page }) => {
  await open(page, '<cw-add-to-cart number="CF259X"></cw-add-to-cart><cw-cart></cw-cart>')
  await signIn(page, 'buyer.nl')
  await page.locator('cw-add-to-cart').getByRole('button', { name: /^Add/ }).click()
  await expect(page.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  await open(page, COST_CENTRE)
  const place = page.getByRole('button', { name: 'Place order' })
  await expect(place).toBeVisible()
  const centre = page.getByLabel('Cost centre')
  await centre.fill('4711')
  const top = async (at: typeof place) => (await at.boundingBox())?.y ?? Number.NaN
  expect(await top(centre)).toBeLessThan(await top(place))
  await page.getByLabel(/PO#/).fill('PO-CENTRE')
  const sent = sentTo(page, '/cost-centres')
  await place.click()
  expect(Object.fromEntries(await sent)).toEqual({ order: expect.stringMatching(/^ON-/), centre: '4711' })
})

test('a form of the host sends the lines of quick order once all of them can be ordered', async ({ page }) => {
  await open(page, REQUISITION)
  await signIn(page, 'buyer.nl')
  const ask = page.getByRole('button', { name: 'Ask for approval' })
  await expect(page.getByRole('grid')).toBeVisible()
  const isHeld = () => page.locator('form').evaluate(form => !(form as HTMLFormElement).checkValidity())
  await pasteIntoQuickOrder(page, 'TN-2420\t2\nno such number\t1')
  await expect(page.getByText('1 line to fix.')).toBeVisible()
  expect(await isHeld()).toBe(true)
  await page.getByLabel('Number, line 2').press('Control+Delete')
  await expect.poll(isHeld).toBe(false)
  const sent = sentTo(page, '/requisitions')
  await ask.click()
  expect(Object.fromEntries(await sent)).toEqual({ lines: '[{"number":"CW-TN2420","qty":2}]' })
})

test('a reader who comes back to a form has the lines as they were left, also those that are still open', async ({
  page,
}) => {
  await open(page, REQUISITION)
  await signIn(page, 'buyer.fr')
  await expect(page.getByRole('grid')).toBeVisible()
  await pasteIntoQuickOrder(page, 'TN-2420\t2\nno such number\t1')
  await expect(page.getByText('1 line to fix.')).toBeVisible()
  host.put('/other', hostPage('<p>Another page</p>'))
  await page.goto(`${host.origin}/other`)
  await page.goBack()
  await expect(page.getByText('1 line to fix.')).toBeVisible()
  await expect(page.getByLabel('Number, line 2')).toHaveValue('no such number')
})
