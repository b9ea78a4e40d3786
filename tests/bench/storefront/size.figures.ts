/** Scripts that the start page of the storefront downloads. */
import { expect, test } from 'vitest'
import { startBuiltShop } from '../../support/built-shop'
import { report } from '../support/figure'
import { launch } from '../support/foreign-page'
import { gzipBytes, kib } from '../support/gzip'
import { waitUntilIdle } from '../support/slow-page'

test('the start page of the storefront', async () => {
  const shop = await startBuiltShop()
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const files: Promise<number>[] = []
    page.on('response', response => {
      const isScript = response.request().resourceType() === 'script' || response.url().endsWith('.js')
      if (isScript) files.push(gzipBytes(response.url()))
    })
    await page.goto(shop.url, { waitUntil: 'networkidle' })
    await page.getByRole('main').waitFor()
    await waitUntilIdle(page)
    const sizes = await Promise.all(files)
    expect(sizes.length).toBeGreaterThan(0)
    const sum = sizes.reduce((all, bytes) => all + bytes, 0)
    const note = `${sizes.length} files`
    report({ name: 'Storefront start page: JS, gzip', value: kib(sum), unit: 'KiB', digits: 1, atMost: 150, note })
  } finally {
    await browser.close()
    await shop.close()
  }
})
