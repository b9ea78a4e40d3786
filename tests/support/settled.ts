/** When a page shows all that it will show: it waits for no answer, and nothing is left to draw. */
import { expect, type Page, type Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** The requests of a page that are not answered yet, from the first call on. */
function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', request => requests.add(request))
  // What the page before was waiting for ends with it, and is not always reported as failed.
  page.on('response', response => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) requests.clear()
  })
  page.on('requestfinished', request => requests.delete(request))
  page.on('requestfailed', request => requests.delete(request))
  return requests
}

/** Opens an address and waits until the page is settled. */
export async function openSettled(page: Page, url: string): Promise<void> {
  requestsOf(page).clear()
  await page.goto(url)
  await settled(page)
}

/**
 * Waits until a page that `openSettled` has opened is settled again. Playwright's `networkidle` waits for half a second
 * without a request each time, and does so once for a document only.
 */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf(page)
  await expect(async () => {
    for (let look = 0; look < 2; look++) {
      // What an answer has set off is done, and has sent its own requests, when the page has time again. Where others take
      // the processor, an idle period of the page may not come for half a minute.
      await page.evaluate(
        () =>
          new Promise<void>(resolve => {
            requestAnimationFrame(() => requestIdleCallback(() => resolve()))
            setTimeout(resolve, 2_000)
          }),
      )
      expect([...requests].map(request => request.url())).toEqual([])
    }
    expect(await page.locator('.cw-skel').count()).toBe(0)
  }).toPass({ intervals: [20], timeout: 120_000 })
}
