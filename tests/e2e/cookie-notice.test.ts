/** The cookie notice in a real browser: what it moves, what it hides, and how long it is remembered. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { startFilledShop } from '../support/filled-shop'

let shop: BuiltShop
test.beforeAll(async () => {
  shop = await startFilledShop()
})
test.afterAll(() => shop.close())

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })

for (const width of [360, 1440]) {
  test(`CONT-006 at ${width} px it moves nothing, hides nothing for good, and stays away once accepted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${shop.url}/help/cookies`)
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'How to remove it' })).toBeAttached()

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const footer = await page.locator('footer').boundingBox()
    const box = await notice(page).boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan((box?.y ?? 0) + 1)

    await notice(page).getByRole('link', { name: 'About cookies' }).click()
    await expect(page).toHaveURL(`${shop.url}/help/cookies`)
    await page.evaluate(() => window.scrollTo(0, 0))
    const places = () => Promise.all(['header', 'h1', 'footer'].map(name => page.locator(name).first().boundingBox()))
    const before = await places()
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await places()).toEqual(before)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'How to remove it' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(notice(page)).toHaveCount(0)
  })
}
