/** What a buyer does on the pages of the shop, in sentences. Works on the storefront and on pages that embed the widgets. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { BuiltShop } from './built-shop'
import { pasteScript } from './page-scripts'

export const PASSWORD = 'Cartwright1'

/** Fills and sends the sign-in form that is on the page. */
export async function signIn(page: Page, userName: string): Promise<void> {
  await page.getByLabel('User name').fill(userName)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Sign-in over HTTP, for looking at what the shop keeps. */
export async function tokenOf({ apiBase }: { apiBase: string }, userName: string): Promise<string> {
  const query = new URLSearchParams({
    username: userName,
    password: PASSWORD,
    grant_type: 'password',
    client_id: 'cartwright',
    client_secret: 'cartwright',
    scope: 'server',
  })
  const answer = await fetch(`${apiBase}/clientauth/oauth/token?${query}`, { method: 'POST' })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Signs in without the form: the pages of the shop find the token where they keep it. */
export async function signInByCookie(context: BrowserContext, shop: BuiltShop, userName: string): Promise<void> {
  await context.addCookies([{ name: 'Client-Token', value: await tokenOf(shop, userName), url: shop.url }])
}

/** Where the page of a host has its token, in its `sessionStorage`. */
export const sessionName = ({ apiBase }: { apiBase: string }): string => `cw-session@${apiBase}`

/** Signs in on the pages of a host without the form: each new tab finds the token where a sign-in has left it. */
export async function signInOnHost(
  context: BrowserContext,
  shop: { apiBase: string },
  { token, origin }: { token: string; origin: string },
): Promise<void> {
  await context.addInitScript(
    kept => {
      if (location.origin !== kept.origin || sessionStorage.getItem('signed in once') !== null) return
      sessionStorage.setItem('signed in once', '')
      sessionStorage.setItem(kept.name, kept.token)
      localStorage.setItem(kept.name.replace('cw-session', 'cw-signed-in'), '1')
    },
    { name: sessionName(shop), token, origin: new URL(origin).origin },
  )
}

export const quickOrderGrid = (page: Page): Locator => page.getByRole('grid')

/** Pastes a list into the first cell of quick order, as Ctrl+V does; `name` is that of the cell in the language of the page. */
export async function pasteIntoQuickOrder(page: Page, text: string, name = 'Number, line 1'): Promise<void> {
  const cell = page.getByLabel(name, { exact: true })
  await cell.click()
  await page.evaluate(pasteScript(text))
}

/** Mends every open line by keyboard alone: F8 goes there, 1 chooses, F takes the suggestion, Ctrl+Delete gives up on it. */
export async function repairAll(page: Page): Promise<void> {
  const grid = quickOrderGrid(page)
  const open = page.getByText(/lines? to fix\.$/)
  while (await open.isVisible()) {
    const before = (await open.textContent()) ?? ''
    await page.keyboard.press('F8')
    const row = (await grid.locator('[data-at]:has(:focus)').textContent()) ?? ''
    if (row.includes('carry this number')) await page.keyboard.press('Alt+1')
    else if (row.includes('Nothing similar') || row.includes('Nothing takes its place')) {
      await page.keyboard.press('Control+Delete')
    } else await page.keyboard.press('Alt+f')
    await expect(page.getByText(before, { exact: true })).toHaveCount(0)
  }
}

/** The order number on the success page; `page` is the part of it that shows the success, where there are several. */
export async function orderNumber(page: Page | Locator): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Your order is placed.' })).toBeVisible()
  const text = await page.getByText(/^Order no /).textContent()
  const number = text?.replace(/^Order no\s+/, '').trim()
  if (!number) throw new Error('no order number on the page')
  return number
}
