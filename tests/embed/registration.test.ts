/** An account is opened from a reseller's page, whose policy allows no image but those of the shop. */
import { expect, test } from '@playwright/test'
import { type ShopWithExamples, startShopWithExamples } from '../support/examples'

let served: ShopWithExamples

test.beforeAll(async () => {
  served = await startShopWithExamples()
})
test.afterAll(() => served.close())

test('REGI-005 the digits of the captcha are seen where the page forbids data URLs, and a press brings others', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${served.origin}/intranet.html`)
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
