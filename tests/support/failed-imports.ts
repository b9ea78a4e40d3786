import type { Page } from '@playwright/test'

/**
 * Some versions of Chromium answer an `import()` that has failed from memory for as long as the page is open
 * (HTML specification, "fetch a single module script"). There a reload is the way on; drafts and carts outlive it.
 * @param address of a module that the page is allowed to load
 */
export async function remembersFailedImports(page: Page, address: string): Promise<boolean> {
  const module = `${address}?probe`
  const load = () =>
    page.evaluate(
      url =>
        import(url).then(
          () => true,
          () => false,
        ),
      module,
    )
  await page.route(module, route => route.abort())
  await load()
  await page.unroute(module)
  return !(await load())
}
