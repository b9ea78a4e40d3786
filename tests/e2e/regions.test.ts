/** One build in two regions: which one it is, the server says. */
import { expect, type Page, test } from '@playwright/test'
import { startFilledShop } from '../support/filled-shop'

const CASES = [
  {
    REGION: 'EU',
    title: 'Printer supplies for the trade, ordered in minutes',
    claims: [/600,000 pieces/],
    offices: ['Netherlands', 'Italy', 'Germany', 'United Kingdom', 'France'],
    delivery: '4:30 pm',
  },
  {
    REGION: 'US',
    title: 'Printer supplies for US resellers, shipped from California',
    claims: [/1\.5 million cartridges/, /99\.9%.* in 1-3 days/],
    offices: ['Head office', 'Distribution center'],
    delivery: '99.9% of the US in 1-3 days',
  },
]

const filesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(script => new URL(script.src).pathname),
  )

test('SITE-003 SITE-026 CONT-002 CONT-003 CONT-004 the same build is the shop of Europe and of the US', async ({
  page,
}) => {
  const builds: string[][] = []
  for (const { REGION, title, claims, offices, delivery } of CASES) {
    const shop = await startFilledShop({ REGION })
    try {
      await page.goto(`${shop.url}/index`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      for (const claim of claims) await expect(page.getByRole('main')).toContainText(claim)
      for (const office of offices) await expect(page.locator('footer')).toContainText(office)
      for (const other of CASES.filter(one => one.REGION !== REGION)) {
        await expect(page.getByText(other.title)).toHaveCount(0)
        for (const claim of other.claims) await expect(page.getByRole('main')).not.toContainText(claim)
        for (const office of other.offices) await expect(page.locator('footer')).not.toContainText(office)
      }
      builds.push(await filesOf(page))
      await page.goto(`${shop.url}/help/terms`)
      await expect(page.getByRole('main')).toContainText(delivery)
    } finally {
      await shop.close()
    }
  }
  expect(builds[0]?.length).toBeGreaterThan(0)
  expect(builds[1]).toEqual(builds[0])
})
