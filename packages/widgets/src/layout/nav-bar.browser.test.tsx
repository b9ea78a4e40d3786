import type { Language } from '@cartwright/core/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { widgetLocales } from '../locales'
import { ShopProvider } from '../provider/shop-provider'
import { loadInter, setInInter } from '../testing/inter'
import { frame, mount } from '../testing/mount'
import { silentShop } from '../testing/silent-shop'
import { NavBar } from './nav-bar'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'it', 'pl', 'zh']
const WIDTHS = [768, 1024, 1200, 1280, 1440]

it.each(LANGUAGES)('LAY-011 PERM-019 the bar holds all its entries in one line each, in %s', async language => {
  const shop = silentShop({ language: 'en' })
  vi.spyOn(shop, 'start').mockResolvedValue()
  onTestFinished(() => shop.destroy())
  shop.i18n.addLocales(widgetLocales)
  await shop.i18n.setLanguage(language)
  shop.session.store.setState({
    isSignedIn: true,
    status: 'ready',
    currency: 'EUR',
    permissions: ['*:*:*'],
    favoritesQty: 128,
    shoppingCartQty: 128,
    shoppingCartPrice: 99_999.99,
  })
  await loadInter()
  await page.viewport(1440, 900)
  const root = await mount(
    <ShopProvider shop={shop}>
      <NavBar current="/rma/list" />
    </ShopProvider>,
  )
  setInInter(root.host as HTMLElement)
  const shown = (element: Element) => element.getBoundingClientRect().width > 0
  const linesOf = (entry: Element) => {
    const range = document.createRange()
    range.selectNodeContents(entry)
    // Of the way home only the sign is shown in narrow windows.
    const isSign =
      entry.closest('.cw-nav__home') && getComputedStyle(entry.querySelector('span') ?? entry).position === 'absolute'
    const lines = isSign ? [] : [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return new Set(lines.map(({ bottom }) => Math.round(bottom / 8))).size
  }
  for (const width of WIDTHS) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    await frame()
    const nav = root.querySelector('nav') as HTMLElement
    const entries = [...nav.querySelectorAll('li')].filter(shown)
    expect(nav.getBoundingClientRect().height, `${width}`).toBeLessThanOrEqual(46)
    const [left, right] = [...nav.querySelectorAll('ul')]
    const last = [...(left?.children ?? [])].filter(shown).at(-1)
    expect(last?.getBoundingClientRect().right, `${width}`).toBeLessThanOrEqual(
      right?.getBoundingClientRect().left ?? 0,
    )
    expect(right?.getBoundingClientRect().right, `${width}`).toBeLessThanOrEqual(width)
    const broken = [...(left?.children ?? [])]
      .filter(shown)
      .filter(entry => linesOf(entry.querySelector('a, button') as Element) > 1)
    expect(
      broken.map(({ textContent }) => textContent),
      `${width}`,
    ).toEqual([])
    // Orders, returns and invoices: each by itself, or behind one button.
    const office = entries.filter(entry => entry.matches('.cw-nav__office, .cw-nav__menu'))
    expect(office.length, `${width}`).toBe(width < 1440 ? 1 : 3)
  }
})
