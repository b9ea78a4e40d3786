/** In the colours of the system nothing disappears: edges of controls, icons, what is selected, where the focus is (WCAG 1.4.1, 1.4.11, 2.4.7). */
import type { RouteName } from '@cartwright/core'
import { expect, type Page } from '@playwright/test'
import { openBuyersPage } from '../support/routes'
import { openSettled } from '../support/settled'
import { test } from '../support/shared-shop'

const PAGES: readonly RouteName[] = [
  'home',
  'list',
  'product',
  'quickOrder',
  'cart',
  'confirm',
  'finance',
  'returns',
  'faq',
  'register',
]

let page: Page
test.beforeAll(async ({ browser, shop }) => {
  page = await openBuyersPage(browser, shop, { locale: 'en-GB', forcedColors: 'active', reducedMotion: 'reduce' })
})
test.afterAll(() => page.context().close())

/** Fields and buttons without an edge: neither they nor the box around them have one. */
const withoutEdge = () =>
  page.evaluate(() => {
    const hasEdge = (element: Element | null) => {
      if (!element) return false
      const { appearance, borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return appearance === 'auto' || (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0)
    }
    return [...document.querySelectorAll('input, select, textarea, button.cw-btn')]
      .filter(element => element.checkVisibility())
      .filter(element => ![element, element.parentElement, element.parentElement?.parentElement ?? null].some(hasEdge))
      .map(element => element.outerHTML)
  })

/** The ground of every page, as Chromium's system colours have it. */
const CANVAS = 'rgb(255, 255, 255)'

/** Icons in the colour of what is behind them. */
const lostIcons = () =>
  page.evaluate(canvas => {
    return [...document.querySelectorAll('svg.cw-i')]
      .filter(icon => icon.checkVisibility() && !icon.closest('[aria-pressed="true"]'))
      .filter(icon => getComputedStyle(icon).stroke === canvas)
      .map(icon => icon.parentElement?.outerHTML)
  }, CANVAS)

/** What is chosen and looks like what is not. */
const lostSelections = () =>
  page.evaluate(canvas => {
    const chosen = '[aria-pressed="true"], [aria-current="page"], [aria-selected="true"]'
    const seen = (colour: string) => (colour === canvas || colour.endsWith(', 0)') ? 'nothing' : colour)
    const look = (element: Element) => {
      const { backgroundColor, fontWeight, textDecorationLine } = getComputedStyle(element)
      const { backgroundColor: line } = getComputedStyle(element, '::after')
      return [seen(backgroundColor), fontWeight, textDecorationLine, seen(line)].join()
    }
    return [...document.querySelectorAll('main, header')]
      .flatMap(part => [...part.querySelectorAll(chosen)])
      .filter(element => element.checkVisibility())
      .flatMap(element => {
        const row = element.closest('li') ? element.closest('ul') : element.parentElement
        const other = [...(row?.querySelectorAll(element.localName) ?? [])].find(one => !one.matches(chosen))
        return other && look(other) === look(element) ? [element.outerHTML] : []
      })
  }, CANVAS)

for (const name of PAGES) {
  test(`${name} loses nothing in forced colours`, async ({ shop, paths }) => {
    await openSettled(page, shop.url + paths[name])
    const lost = { edges: await withoutEdge(), icons: await lostIcons(), selections: await lostSelections() }
    expect.soft(lost).toEqual({ edges: [], icons: [], selections: [] })
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(ring).toBe('solid')
  })
}
