import type { Page } from '@playwright/test'

/** Holds the answers to what a page asks, until the returned function lets them go. */
export async function holdAnswers(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(addresses, async route => {
    await released
    await route.continue()
  })
  return release
}
