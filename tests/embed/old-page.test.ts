/** The intranet of a company as it was written twenty years ago: no doctype, one form around everything, scripts and styles of that time. */
import { expect, type Page, test } from '@playwright/test'
import type { BuiltShop } from '../support/built-shop'
import { type EmbedKey, makeKey } from '../support/embed-keys'
import { ENGINES } from '../support/engines'
import { startFilledShop } from '../support/filled-shop'
import { enterFirstLine, placeOrder } from '../support/host-orders'
import { type HostPages, startHostPages } from '../support/host-pages'
import { openSettled } from '../support/settled'
import { tabOf } from '../support/tab'
import { BOOTSTRAP, oldPage } from './journeys/old-page'

let shop: BuiltShop
let host: HostPages
let key: EmbedKey
test.beforeAll(async () => {
  shop = await startFilledShop()
  host = await startHostPages()
  const components = ['cw-quick-order', 'cw-outlet', 'cw-cart', 'cw-cart-button', 'cw-price']
  key = await makeKey(shop, { origin: host.origin, components })
})
test.afterAll(async () => {
  host.close()
  await shop.close()
})

/** Resets that were copied from page to page. */
const RESETS = `
  * { margin: 0; padding: 0; border: 0; font: 11px Verdana; line-height: 1; text-align: left }
  ol, ul { list-style: none } table { border-collapse: collapse }`
const REVERT = '* { all: revert }'

const loaderOf = (token: string) => `
  <script type="module">
    import { configure } from '${shop.url}/sdk/loader.js'
    configure({ getToken: async () => '${token}' })
  </script>
  <script type="module" src="${shop.url}/sdk/loader.js" data-api="${shop.apiBase}"></script>`

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  return errors
}

const DESK = `<TD>TN-2420: <CW-PRICE NUMBER="TN-2420"></CW-PRICE><CW-CART-BUTTON></CW-CART-BUTTON></TD></TR>
  <TR><TD><CW-QUICK-ORDER></CW-QUICK-ORDER><CW-OUTLET></CW-OUTLET></TD>`

for (const [name, css] of [
  ['Bootstrap 3', BOOTSTRAP],
  ['resets', RESETS],
  ['a style that reverts everything', REVERT],
] as const)
  test(`an order on an old page with ${name}: in German from the first frame, and nothing jumps`, async ({ page }) => {
    const errors = watchErrors(page)
    const path = `/${name.replaceAll(' ', '-')}`
    host.put(path, oldPage(shop, loaderOf(await key.exchange('buyer.nl')), css, DESK), 'windows-1252')
    await openSettled(page, host.origin + path)
    expect(await page.evaluate('[document.compatMode, document.characterSet]')).toEqual(['BackCompat', 'windows-1252'])
    const tab = tabOf(page)
    await tab.sees({ role: 'field', name: 'Nummer, Position 1', within: 'cw-quick-order' })
    const seen = await page.evaluate<string[]>('[...shown]')
    expect(seen.length).toBeGreaterThan(10)
    // All that was ever shown is there in the end, but for the name of what was on its way.
    const isGone = async () => {
      const last = await page.evaluate<string[]>('shown.clear(), look(), [...shown]')
      return seen.filter(word => !last.includes(word) && word !== 'Wird geladen')
    }
    await expect.poll(isGone).toEqual([])
    expect(await page.evaluate('shifts')).toEqual([])
    await expect(page.locator('cw-quick-order').getByRole('grid')).toHaveCSS('font-size', '13px')

    const number = page.getByLabel('Nummer, Position 1', { exact: true })
    await number.click()
    await page.keyboard.type('TN-24')
    const [field, list] = [await number.boundingBox(), await page.getByRole('listbox').boundingBox()]
    expect(Math.abs((list?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0))).toBeLessThan(16)
    expect(Math.abs((list?.x ?? 0) - (field?.x ?? 0))).toBeLessThan(16)
    for (const _ of 'TN-24') await page.keyboard.press('Backspace')
    await expect(number).toHaveValue('')

    await enterFirstLine(tab, { number: 'TN-2420', qty: 2, language: 'de' })
    await placeOrder(tab, { po: name, language: 'de' })
    expect(await page.evaluate('[searched, defined.length, document.cookie]')).toEqual([0, 0, ''])
    expect(page.url()).toBe(host.origin + path)
    expect(errors).toEqual([])
  })

for (const engine of ENGINES.filter(({ name }) => name !== 'Chromium'))
  test(`in ${engine.name} an order is placed on an old page with a style that reverts everything`, async () => {
    test.skip(engine.missing !== undefined, engine.missing)
    const browser = await engine.start()
    const tab = await browser.openTab()
    try {
      // Without zoom: WebKit measures in px of the element, which its driver does not know.
      host.put(
        '/engine',
        oldPage(shop, loaderOf(await key.exchange('buyer.nl')), REVERT, DESK, { zoom: 1 }),
        'windows-1252',
      )
      await tab.open(`${host.origin}/engine`)
      await enterFirstLine(tab, { number: 'TN-2420', qty: 2, language: 'de' })
      await placeOrder(tab, { po: engine.name, language: 'de' })
      expect(await tab.read('[searched, defined.length, document.cookie]')).toEqual([0, 0, ''])
    } finally {
      await tab.close()
      await browser.close()
    }
  })

test('quick order in a window of its own fills the cart on the page that opened it', async ({ page }) => {
  const errors = watchErrors(page)
  const body = `<TD><CW-QUICK-ORDER></CW-QUICK-ORDER><CW-CART></CW-CART></TD>`
  host.put('/window', oldPage(shop, loaderOf(await key.exchange('buyer.nl')), BOOTSTRAP, body), 'windows-1252')
  await openSettled(page, `${host.origin}/window`)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => {
    const popup = window.open('', 'desk', 'width=1200,height=800')
    popup?.document.body.append(document.querySelector('cw-quick-order') as Element)
  })
  const popup = await opened
  const tab = tabOf(popup)
  await enterFirstLine(tab, { number: 'TN-2420', qty: 2, language: 'de' })
  await expect(popup.getByRole('grid')).toHaveCSS('font-size', '13px')
  await tab.click({ role: 'button', name: 'Fertige Positionen in den Warenkorb' })
  await expect(page.locator('cw-cart').getByText('CW-TN2420')).toBeVisible()
  expect(errors).toEqual([])
})

test('in a frame whose storage is blocked an order is placed', async ({ page }) => {
  const errors = watchErrors(page)
  const blocked = `<script>
    for (const [place, name] of [[window, 'localStorage'], [window, 'sessionStorage'], [document, 'cookie']])
      Object.defineProperty(place, name, { get() { throw new DOMException('Blocked', 'SecurityError') } })
  </script>`
  const inner = oldPage(shop, blocked + loaderOf(await key.exchange('buyer.nl')), BOOTSTRAP, DESK)
  host.put('/inner', inner, 'windows-1252')
  host.put(
    '/frame',
    '<HTML><LINK REL="shortcut icon" HREF="data:,"><IFRAME NAME="desk" SRC="/inner" WIDTH="100%" HEIGHT="800"></IFRAME></HTML>',
  )
  await page.goto(`${host.origin}/frame`)
  const frame = page.frame('desk') ?? undefined
  const tab = tabOf(page, frame)
  await enterFirstLine(tab, { number: 'TN-2420', qty: 2, language: 'de' })
  await placeOrder(tab, { po: 'frame', language: 'de' })
  expect(errors).toEqual([])
})
