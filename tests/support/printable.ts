/** When a list can be printed whole: what is printed in its place is fetched after it has been drawn. */
import { expect, type Locator } from '@playwright/test'

/** Waits until a list answers the event before printing with all its rows, and leaves the page as it was. */
export async function untilPrintable(list: Locator, rows: number): Promise<void> {
  const page = list.page()
  const tell = (type: string) => page.evaluate(name => void window.dispatchEvent(new Event(name)), type)
  const printed = list.locator('.cw-printed tbody tr')
  await expect
    .poll(async () => {
      await tell('beforeprint')
      return printed.count()
    })
    .toBe(rows)
  await tell('afterprint')
  await expect(printed).toHaveCount(0)
}
