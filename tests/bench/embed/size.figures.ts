/**
 * What a foreign page downloads for quick order, cart and cart button in English: to draw them signed in with a row in the
 * cart (decision 0032); then to type a number with suggestions, and to paste a list of which every line is in stock and have it
 * checked; then what one line more costs that has to be put right.
 */
import type { Response } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
import { pasteIntoQuickOrder } from '../../support/shop-pages'
import { report } from '../support/figure'
import { type ForeignSite, startForeignSite } from '../support/foreign-page'
import { gzipBytes, kib } from '../support/gzip'
import { waitUntilIdle } from '../support/slow-page'

let site: ForeignSite

beforeAll(async () => {
  site = await startForeignSite('buyer.de', ['cw-quick-order', 'cw-cart', 'cw-cart-button'])
  await site.buyer.ask('cart.add', { body: { number: 'CW-CF259X', qty: 2 } })
})
afterAll(() => site?.close())

test('scripts and styles of quick order, cart and cart button', async () => {
  const { page, context } = await site.open()
  const files: Promise<{ name: string; bytes: number }>[] = []
  page.on('response', response => {
    if (isCode(response)) files.push(measure(response))
  })
  await page.goto(site.url)
  const cell = page.getByLabel('Number, line 1', { exact: true })
  await cell.waitFor()
  await page.locator('cw-cart').getByText('CW-CF259X').first().waitFor()
  await waitUntilIdle(page)
  const drawn = await Promise.all(files)
  await cell.pressSequentially('CW-CF2')
  await page.getByRole('listbox').waitFor()
  await cell.fill('')
  await pasteIntoQuickOrder(page, 'CF259X\t3\nTN-2420\t2')
  await page.locator('cw-quick-order').getByText('CW-CF259X').first().waitFor()
  await waitUntilIdle(page)
  const withPaste = await Promise.all(files)
  await pasteIntoQuickOrder(page, 'NOT-A-NUMBER\t1')
  await page.locator('cw-quick-order').getByRole('button', { name: 'Search the catalogue' }).waitFor()
  const withMending = await Promise.all(files)
  await context.close()

  const sum = sumOf(drawn)
  const loader = drawn.find(file => file.name === 'loader.js')
  report({
    name: 'Quick order, cart, cart button: JS and CSS, gzip',
    value: kib(sum),
    unit: 'KiB',
    digits: 2,
    atMost: 96,
    note: drawn.map(({ name, bytes }) => `${name.replace(/-[\w-]{6}\.js$/, '')} ${kib(bytes).toFixed(1)}`).join(', '),
  })
  report({ name: 'Quick order, cart, cart button: requests', value: drawn.length, unit: '', atMost: 8 })
  report({ name: 'The same, typed and pasted', value: kib(sumOf(withPaste)), unit: 'KiB', digits: 1 })
  report({ name: 'The same and a line to put right', value: kib(sumOf(withMending)), unit: 'KiB', digits: 1 })
  report({ name: 'Loader, gzip', value: loader && kib(loader.bytes), unit: 'KiB', digits: 2, atMost: 4 })
})

const sumOf = (files: readonly { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0)

const isCode = (response: Response) =>
  ['script', 'stylesheet'].includes(response.request().resourceType()) || response.url().includes('/sdk/')

async function measure(response: Response) {
  return { name: new URL(response.url()).pathname.split('/').at(-1) ?? '', bytes: await gzipBytes(response.url()) }
}
