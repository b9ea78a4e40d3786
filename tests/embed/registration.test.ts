/** An account is opened from a reseller's page, whose policy allows no image but those of the shop. */
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { createExamplesServer } from '../../scripts/lib/examples-server.mjs'
import { type BuiltShop, freePort } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'

let shop: BuiltShop
let origin: string
let examples: ReturnType<typeof createExamplesServer>

test.beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  shop = await startFilledShop({ ALLOWED_ORIGINS: origin })
  examples = createExamplesServer({ shop: shop.url })
  examples.listen(port, '127.0.0.1')
  await once(examples, 'listening')
})
test.afterAll(async () => {
  examples.close()
  await shop.close()
})

test('REGI-005 the digits of the captcha are seen where the page forbids data URLs, and a press brings others', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${origin}/intranet.html`)
  await page.evaluate(() => document.getElementById('desk')?.replaceChildren(document.createElement('cw-registration')))
  const digits = page.getByRole('img', { name: 'Image with numbers' })
  /** How many colours there are: paper and inks, and what lies between. */
  const colours = () =>
    digits.evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return new Set(new Uint32Array(new Uint8ClampedArray(pixels).buffer)).size
    })
  await expect.poll(colours).toBeGreaterThan(20)
  const renewed = page.waitForResponse(/\/randomcode$/)
  await page.getByTitle('Another image').click()
  expect((await (await renewed).json()).code).toBe(200)
  await expect.poll(colours).toBeGreaterThan(20)
  expect(complaints).toEqual([])
})
