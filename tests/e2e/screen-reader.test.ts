/** The way from an order to its return as a screen reader reads it: every page from its first word to its last, and what is announced between. */
import { expect, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'
import { runOps } from '../support/ops'
import { pasteScript } from '../support/page-scripts'
import { countPresses } from '../support/presses'
import { namelessOf, readInOrder, skippedLevelsOf, startScreenReader } from '../support/screen-reader'
import { orderNumber, signInByCookie } from '../support/shop-pages'

let shop: BuiltShop

test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())
test.use({ viewport: { width: 1440, height: 900 } })

test('an order, its details and its return are read in their order, and every control says what it is for', async ({
  page,
  context,
}) => {
  const keys = await countPresses(page)
  const reader = await startScreenReader(page)
  const reads = async (...wanted: readonly (string | RegExp)[]) => {
    // Some parts of a page arrive after its first words.
    await expect(async () => {
      const phrases = await reader.readMain()
      expect(readInOrder(phrases, wanted)).toEqual(wanted)
      expect(namelessOf(phrases)).toEqual([])
      expect(skippedLevelsOf(phrases)).toEqual([])
    }).toPass({ timeout: 60_000 })
  }
  await signInByCookie(context, shop, 'buyer.nl')
  await page.goto(`${shop.url}/index`)
  await expect(page.getByText('Hello, Sanne de Wit')).toBeVisible()
  await keys.press('to quick order', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Number, line 1', exact: true })).toBeFocused()
  await keys.hears('My Quick Order')

  await page.evaluate(pasteScript('CW-TN2420\t2\nCW-TN247X\t1'))
  await keys.hears(/^2 lines added: 1 ready, 1 to fix\. Subtotal €[\d.,]+\.$/)
  await reads(
    'heading, My Quick Order, level 1',
    'region, Quick order',
    'button, Ready 1, not pressed',
    'button, Fix 1, not pressed',
    'button, Next line to fix',
    /^grid, Quick order, Escape leaves the grid\. Question mark shows all keys\./,
    'textbox, Number, line 1, CW-TN2420',
    'textbox, Quantity, line 1, 2',
    /^textbox, Number, line 2, .*No article has this number/,
    'button, Add ready lines',
  )

  await keys.press('order', 'F8', 'Alt+f')
  await keys.hears(/^Line 2: CW-TN247C, 1 piece, €[\d.,]+, in stock\. All lines are ready, €[\d.,]+\.$/)
  await keys.press('order', 'Control+Enter')
  await expect(page.getByRole('button', { name: 'Place order' })).toBeFocused()
  await keys.hears('Confirm your order', /^2 lines, 3 pieces, grand total €[\d.,]+\.$/)
  await reads(
    'heading, Confirm your order, level 1',
    'heading, Delivery, level 2',
    /^radio, Standard Our delivery note, to your own address\., checked/,
    /^combobox, Ship To, .*required$/,
    'heading, Articles, level 2',
    'table, Articles',
    'link, CW-TN2420',
    /^spinbutton, Quantity of CW-TN2420, .*2$/,
    'button, Remove CW-TN2420',
    'heading, Ship via, level 2',
    'radiogroup, Ship via, required',
    'heading, Total, level 2',
    'Grand total',
    'button, Place order, Ctrl+Enter, key shortcuts Control+Enter',
  )

  await keys.press('order', 'Control+Enter')
  await expect(page.getByRole('link', { name: 'See the order' })).toBeFocused()
  const orderNo = await orderNumber(page)
  await keys.hears(/^Order [\w-]+ is placed\. First delivery .+\d.*\.$/, 'Order placed')
  await reads(
    'heading, Your order is placed., level 1',
    /^2 lines · 3 pieces · €[\d.,]+$/,
    orderNo,
    `button, Copy ${orderNo}`,
    'link, See the order',
    'heading, What arrives when, level 2',
    'heading, What happens next, level 2',
    'table, Articles',
    'button, Order confirmation (PDF)',
  )
  await runOps(shop, 'order:advance', orderNo, '--yes')
  await runOps(shop, 'order:ship', orderNo, '--parcel', `DHL:${orderNo.slice(-8)}`, '--yes')
  await runOps(shop, 'order:deliver', orderNo, '--yes')

  await keys.press('return', 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: orderNo })).toBeFocused()
  await keys.hears(/^[\w-]+: All goods delivered\./, `Order ${orderNo}`)
  await expect(page.getByRole('button', { name: 'Report damage or shortage of shipment 1' })).toBeVisible()
  await reads(
    `heading, ${orderNo}, level 1`,
    'All goods delivered',
    'link, Apply for return',
    'heading, Progress, level 2',
    /^heading, Delivered .*, level 3$/,
    'heading, Documents, level 2',
    'button, Packing list (PDF)',
    'table, Articles',
    'heading, Shipments, level 2',
    'button, Report damage or shortage of shipment 1',
    'heading, Messages, level 2',
  )

  await page.getByRole('link', { name: 'Apply for return' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add CW-TN2420' })).toBeFocused()
  await keys.hears('Apply for return', '2 articles can go back.')
  await keys.press('return', 'Enter')
  await expect(page.getByRole('textbox', { name: 'Return quantity of CW-TN2420' })).toBeFocused()
  await keys.hears('CW-TN2420 added.')
  await reads(
    'heading, Apply for return, level 1',
    'list, Steps of the return',
    'button, Remove CW-TN2420',
    'group, CW-TN2420',
    'textbox, Return quantity of CW-TN2420, of 2 delivered, required',
    /^combobox, Reason, Returnable until .*required$/,
    'textbox, Batch number',
    'button, Add files: CW-TN2420',
    'heading, How it comes back, level 2',
    'group, Delivery type',
    /^textbox, Note, .*required$/,
    'button, Add CW-TN247C',
    'complementary, Estimate',
    'button, Send application, Ctrl+Enter, key shortcuts Control+Enter',
  )
})
