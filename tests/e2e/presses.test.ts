/** The whole work of a buyer by the keyboard alone, each press counted, and everything that a screen reader is given to say. */
import { expect, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { pasteScript } from '../support/page-scripts'
import { countPresses } from '../support/presses'
import { orderNumber, PASSWORD, signInByCookie } from '../support/shop-pages'

let shop: BuiltShop

test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())
test.use({ viewport: { width: 1440, height: 900 } })

/** One of five cannot be found. */
const FIVE = 'CW-TN2420\t2\nCW-TN247X\t1\nCW-DR2400\t2\nCW-CF259X\t1\nCW-TN247M\t3'
/** Two of twelve cannot be found. */
const TWELVE = [
  'CW-TN2420\t2',
  'CW-TN247X\t1',
  'CW-DR2400\t2',
  'CW-CF259X\t4',
  'CW-TN247Y\t3',
  'nosuch\t2',
  'CW-TN247M\t1',
  'CW-TN247BK\t1',
  'CW-W1420A\t1',
  'CW-C8061X\t1',
  'CW-TN423C\t1',
  'CW-TN423M\t1',
].join('\n')

test('from the first look to the placed order: five lines, one to fix, in 15 presses', async ({ page }) => {
  const keys = await countPresses(page)
  const number = (line: number) => page.getByRole('textbox', { name: `Number, line ${line}`, exact: true })
  await page.goto(`${shop.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The bars can be skipped from the first press on.
  await keys.press('sign in', 'Tab', 'Tab')
  await expect(page.getByRole('link', { name: 'To sign-in' })).toBeFocused()
  await keys.press('sign in', 'Enter')
  await expect(page.getByLabel('User name')).toBeFocused()
  await keys.type('buyer.nl')
  await keys.press('sign in', 'Tab')
  await keys.type(PASSWORD)
  await keys.press('sign in', 'Enter')
  await keys.hears('Sign in', 'Printer supplies for the trade')

  await keys.tabTo('to quick order', page.getByRole('link', { name: 'Paste a list' }))
  await keys.press('to quick order', 'Enter')
  await expect(number(1)).toBeFocused()
  await keys.hears('My Quick Order')

  await page.evaluate(pasteScript(FIVE))
  keys.count('paste')
  await keys.hears(/^5 lines added: 4 ready, 1 to fix\. Subtotal €[\d.,]+\.$/)
  await keys.press('fix', 'F8')
  await expect(number(2)).toBeFocused()
  await expect(number(2)).toHaveAccessibleDescription(/^No article has this number/)
  await keys.press('fix', 'Alt+f')
  await keys.hears(/^Line 2: CW-TN247C, 1 piece, €[\d.,]+, in stock\. All lines are ready, €[\d.,]+\.$/)

  await keys.press('order', 'Control+Enter')
  await expect(page.getByRole('button', { name: 'Place order' })).toBeFocused()
  await keys.hears('Confirm your order', /^\d+ lines, \d+ pieces, grand total €[\d.,]+\.$/)
  await keys.press('order', 'Control+Enter')
  await expect(page.getByRole('link', { name: 'See the order' })).toBeFocused()
  await keys.hears(/^Order [\w-]+ is placed\. First delivery .+\d.*\.$/, 'Order placed')
  expect(keys.steps()).toEqual({ 'sign in': 5, 'to quick order': 5, paste: 1, fix: 2, order: 2 })
})

test('twelve lines, two to fix, the order, its details and a return of one line, in 28 presses', async ({
  page,
  context,
}) => {
  const keys = await countPresses(page)
  const number = (line: number) => page.getByRole('textbox', { name: `Number, line ${line}`, exact: true })
  await signInByCookie(context, shop, 'buyer.nl')
  await page.goto(`${shop.url}/index`)
  await expect(page.getByText('Hello, Sanne de Wit')).toBeVisible()
  await keys.press('to quick order', 'Tab', 'Tab')
  await expect(page.getByRole('link', { name: 'To quick order' })).toBeFocused()
  await keys.press('to quick order', 'Enter')
  await expect(number(1)).toBeFocused()
  await keys.hears('My Quick Order')

  await page.evaluate(pasteScript(TWELVE))
  keys.count('paste')
  await keys.hears(/^12 lines added: 10 ready, 2 to fix\. Subtotal €[\d.,]+\.$/)
  await keys.press('fix', 'F8')
  await expect(number(2)).toBeFocused()
  await keys.press('fix', 'Alt+f')
  await keys.hears(/^Line 2: CW-TN247C, 1 piece, €[\d.,]+, in stock\. 1 line to fix\.$/)
  await keys.press('fix', 'F8')
  await expect(number(6)).toBeFocused()
  await expect(number(6)).toHaveAccessibleDescription(/^No article has this number/)
  await keys.press('fix', 'Control+a')
  await keys.type('CW-TN2410')
  await keys.press('fix', 'Enter')
  await keys.hears(/^Line 6: CW-TN2410, 2 pieces, €[\d.,]+, in stock\. All lines are ready, €[\d.,]+\.$/)

  await keys.press('order', 'Control+Enter')
  await expect(page.getByRole('button', { name: 'Place order' })).toBeFocused()
  await keys.hears('Confirm your order', /^\d+ lines, \d+ pieces, grand total €[\d.,]+\.$/)
  await keys.press('order', 'Control+Enter')
  await expect(page.getByRole('link', { name: 'See the order' })).toBeFocused()
  const orderNo = await orderNumber(page)
  await keys.hears(/^Order [\w-]+ is placed\. First delivery .+\d.*\.$/, 'Order placed')
  await runOps(shop, 'order:advance', orderNo, '--yes')
  await runOps(shop, 'order:ship', orderNo, '--parcel', `DHL:${orderNo.slice(-8)}`, '--yes')
  await runOps(shop, 'order:deliver', orderNo, '--yes')

  await keys.press('to the return', 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeFocused()
  await keys.hears(/^[\w-]+: All goods delivered\./, `Order ${orderNo}`)
  await keys.tabTo('to the return', page.getByRole('link', { name: 'Apply for return' }))
  await keys.press('to the return', 'Enter')
  await expect(page.getByRole('button', { name: 'Add CW-TN2420' })).toBeFocused()
  await keys.hears('Apply for return', '12 articles can go back.')

  await keys.press('return', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Return quantity of CW-TN2420' })).toBeFocused()
  await keys.hears('CW-TN2420 added.')
  await keys.type('1')
  await keys.tabTo('return', page.getByRole('combobox', { name: 'Reason' }))
  await keys.press('return', 'ArrowDown')
  await keys.tabTo('return', page.getByRole('textbox', { name: 'Batch number' }))
  await keys.type('B2026-114')
  await keys.tabTo('return', page.getByRole('radio').first())
  await keys.press('return', 'Space')
  await keys.tabTo('return', page.getByRole('textbox', { name: 'Note' }))
  await keys.type('The chip is not recognised.')
  await keys.press('return', 'Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /RMA-/ })).toBeVisible()
  await keys.hears(/^Return RMA-[\w-]+ is submitted\. We answer by \d+ \w+\.$/, /^Return RMA-[\w-]+$/)
  expect(keys.steps()).toEqual({ 'to quick order': 3, paste: 1, fix: 5, order: 2, 'to the return': 6, return: 11 })
})
