/** A page whose own scripts changed what every script builds on. */
import { expect, test } from '@playwright/test'
import { type BuiltShop, freePort } from '../support/built-shop'
import { remembersFailedImports } from '../support/failed-imports'
import { startFilledShop } from '../support/filled-shop'
import { type HostPages, startHostPages } from '../support/host-pages'
import { SDK_PATH } from '../support/sdk-path'
import { pasteIntoQuickOrder, signIn } from '../support/shop-pages'

let shop: BuiltShop
let origin: string
let host: HostPages

const WIDGETS: Record<string, string> = {
  '/': '<cw-quick-order></cw-quick-order><cw-cart></cw-cart>',
  '/favourites':
    '<cw-product-list keyword="CF259X"></cw-product-list><cw-favourites></cw-favourites><cw-expired-dialog></cw-expired-dialog>',
}
const page = (path: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Reseller</title><link rel="icon" href="data:,">
<script>
  // As libraries of old did: enumerable for every object, and Array.from without its second argument.
  Object.prototype.inherits = function () {}
  Object.prototype.vendor = 'intranet'
  // Every descriptor of a property has these too, and one with both get and writable is refused.
  Object.prototype.get = undefined
  Object.prototype.writable = true
  Array.from = list => [].slice.call(list)
  // Prototype.js 1.6: JSON.stringify then writes a list as a text.
  Array.prototype.toJSON = function () { return '[' + this.map(one => JSON.stringify(one)).join(', ') + ']' }
</script>
<script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}" data-language="en"></script>
<cw-sign-in></cw-sign-in>${WIDGETS[path] ?? ''}
</html>`

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  shop = await startFilledShop({ ALLOWED_ORIGINS: origin })
  host = await startHostPages(port)
  for (const path of Object.keys(WIDGETS)) host.put(path, page(path))
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

test('sign-in, quick order and cart work where Object.prototype and Array.from were changed', async ({ page: tab }) => {
  const errors: string[] = []
  tab.on('pageerror', error => errors.push(String(error)))
  await tab.goto(origin)
  await signIn(tab, 'buyer.fr')
  await pasteIntoQuickOrder(tab, 'CF259X\t3\nTN-2420\t2')
  await tab.getByRole('button', { name: 'Add ready lines' }).click()
  await expect(tab.locator('cw-cart').getByText('CW-CF259X')).toBeVisible()
  await expect(tab.locator('cw-cart').getByText('CW-TN2420')).toBeVisible()
  expect(errors).toEqual([])
})

test('RT-032 favourites on the same page follow the hearts of the list, and are ordered from there', async ({
  page: tab,
}) => {
  const errors: string[] = []
  tab.on('pageerror', error => errors.push(String(error)))
  await tab.goto(`${origin}/favourites`)
  const favourites = tab.locator('cw-favourites')
  await expect(favourites.getByText('Sign in to see your favourites.')).toBeVisible()
  await signIn(tab, 'buyer.uk')
  await tab.locator('cw-product-list').getByRole('button', { name: 'Add CW-CF259X to favourites' }).click()
  const row = favourites.getByRole('row').filter({ hasText: 'CW-CF259X' })
  await row.getByRole('spinbutton').fill('4')
  const written = tab.waitForResponse(
    response => response.url().endsWith('/shoppingcart/batch') || response.url().endsWith('/shoppingcart'),
  )
  await row.getByRole('button', { name: 'Add CW-CF259X to basket' }).click()
  expect((await (await written).json()).data.rows).toMatchObject([{ number: 'CW-CF259X', qty: 4 }])
  expect(errors).toEqual([])
})

test('ERR-002 ERR-003 an expired sign-in asks on the page of a reseller too, and leads back to the form', async ({
  page: tab,
}) => {
  await tab.goto(`${origin}/favourites`)
  await signIn(tab, 'buyer.uk')
  const add = tab.locator('cw-product-list').getByRole('button', { name: 'Add CW-CF259X to basket' })
  await expect(add).toBeVisible()
  // Only what the press asks for: the page may still be reading, and the dialog would be there before the press.
  await tab.route(/\/clientsystem\/shoppingcart(\/batch)?$/, route =>
    route.fulfill({ json: { code: 401, msg: '', data: null } }),
  )
  await add.click()
  const dialog = tab.getByRole('alertdialog', { name: 'System prompt' })
  await expect(dialog).toContainText('The login status has expired. You can stay on this page or log in again')
  await tab.unrouteAll()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(tab.getByRole('textbox', { name: 'Password' })).toBeVisible()
  expect(tab.url()).toBe(`${origin}/favourites`)
})

test('a widget that cannot be loaded is reported on the page, and comes once it can be', async ({ page: tab }) => {
  await tab.clock.install()
  await tab.route('**/sdk/*/cw-cart.js', route => route.abort())
  const reported = tab.waitForEvent('pageerror')
  await tab.goto(origin)
  expect(String(await reported)).toContain('cw-cart.js')
  await tab.unroute('**/sdk/*/cw-cart.js')
  await tab.clock.fastForward(10_000)
  if (await remembersFailedImports(tab, `${shop.url}${SDK_PATH}/cw-cart-button.js`)) await tab.reload()
  await expect(tab.locator('cw-cart').getByText('Sign in to see your basket.')).toBeVisible()
})
