/** The cookie notice in a real browser: what it moves, what it hides, and how long it is remembered. */
import { expect, type Page } from '@playwright/test'
import { openSettled, settled } from '../support/settled'
import { test } from '../support/shared-shop'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })

for (const width of [360, 1440]) {
  test(`CONT-006 at ${width} px it moves nothing, hides nothing for good, and stays away once accepted`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSettled(page, `${shop.url}/help/cookies`)
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'How to remove it' })).toBeAttached()

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const overlap = async () => {
      const footer = await page.locator('footer').boundingBox()
      const box = await notice(page).boundingBox()
      return footer && box && footer.y + footer.height - box.y
    }
    await expect.poll(overlap).toBeLessThan(1)

    await notice(page).getByRole('link', { name: 'About cookies' }).click()
    await expect(page).toHaveURL(`${shop.url}/help/cookies`)
    await settled(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    const places = () => Promise.all(['header', 'h1', 'footer'].map(name => page.locator(name).first().boundingBox()))
    const before = await places()
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await places()).toEqual(before)
    // The button has gone: the focus is on the content, not nowhere.
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'How to remove it' })).toBeAttached()
    await settled(page)
    await expect(notice(page)).toHaveCount(0)
  })
}
