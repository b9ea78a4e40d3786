/** Large text and small windows: 200 % and 400 % zoom, text alone at 200 %, and the spacing some readers need (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { expect, type Page } from '@playwright/test'
// By its path: the tests build the shop, not the library.
import { routes } from '../../packages/core/src/routing/routes'
import { openBuyersPage } from '../support/routes'
import { openSettled } from '../support/settled'
import { test } from '../support/shared-shop'

const LARGE = 'html { font-size: 200% !important }'
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
const VIEWS = [
  { name: '200 % zoom', width: 640, height: 360, css: '' },
  { name: '400 % zoom', width: 320, height: 256, css: '' },
  { name: 'text of 200 %', width: 1280, height: 720, css: LARGE },
  { name: 'text of 200 %, upright', width: 768, height: 1024, css: LARGE },
  { name: 'spaced text', width: 1280, height: 720, css: SPACED },
  { name: 'spaced text, narrow', width: 360, height: 740, css: SPACED },
]

let visitor: Page
let buyer: Page
test.beforeAll(async ({ browser, shop }) => {
  const options = { locale: 'de-DE', reducedMotion: 'reduce' } as const
  visitor = await (await browser.newContext(options)).newPage()
  buyer = await openBuyersPage(browser, shop, options)
})
test.afterAll(() => Promise.all([visitor, buyer].map(page => page.context().close())))

/** Words that are cut off where nothing says that they go on. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')]
      .filter(element => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter(element => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
      .filter(element => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
        if (!['hidden', 'clip'].includes(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none') return false
        return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  )

/** Words that go on in the next line without a hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      // The heads of the grids have the width of their figures.
      if (!element?.checkVisibility() || element.closest('[role="columnheader"]')) continue
      if (getComputedStyle(element).clipPath !== 'none') continue
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })

/** Labels that run into their neighbours, and counts of one figure that are no circle. */
const crampedShortcuts = (page: Page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('.cw-rail__word')].filter(
      label =>
        getComputedStyle(label).clipPath === 'none' && label.scrollWidth > (label.parentElement?.clientWidth ?? 0),
    )
    const counts = [...document.querySelectorAll('.cw-count, .cw-rail__count')].filter(count => {
      const { width, height } = count.getBoundingClientRect()
      return count.textContent?.length === 1 && Math.abs(width - height) > 1
    })
    return [...labels, ...counts].map(({ textContent }) => textContent)
  })

/** Bars of the header that are too small for what is in them, and fields that leave no room for a word. */
const crampedHeader = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header .cw-wrap, header .cw-user, header input')]
      .filter(element => element.checkVisibility())
      .filter(element => {
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(element)
        if (element.tagName === 'INPUT')
          return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) < 4 * parseFloat(fontSize)
        return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )

const softly = expect.configure({ soft: true })

for (const { name, open } of routes) {
  test(`${name} loses nothing when it is enlarged`, async ({ shop, paths }) => {
    const page = open ? visitor : buyer
    await openSettled(page, shop.url + paths[name])
    for (const { name: view, width, height, css } of VIEWS) {
      await page.setViewportSize({ width, height })
      await page.evaluate(text => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
      }, css)
      const lost = async () => ({
        tooWide: await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        cut: await cutWords(page),
        // In a narrow window spaced letters may make the navigation scroll sideways, as long languages do.
        cramped: css === SPACED && width < 768 ? [] : await crampedHeader(page),
        large: css === LARGE ? [...(await brokenWords(page)), ...(await crampedShortcuts(page))] : [],
      })
      // What goes by the size of the window is drawn again a moment after it has changed.
      await softly.poll(lost, { message: view }).toEqual({ tooWide: 0, cut: [], cramped: [], large: [] })
    }
  })
}

for (const { path, width } of [
  { path: '/list/toner?classId=109', width: 360 },
  { path: '/list/toner?classId=109', width: 320 },
  { path: '/list/toner?classId=102', width: 320 },
  { path: '/401', width: 360 },
]) {
  test(`words and prices are whole and apart at ${path} in a window of ${width} px`, async ({ shop }) => {
    await buyer.setViewportSize({ width, height: 740 })
    await openSettled(buyer, shop.url + path)
    await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await brokenWords(buyer)).toEqual([])
    const overlapping = await buyer.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].flatMap(row => {
        const edge = row.getBoundingClientRect().right
        const cells = [...row.querySelectorAll('td[data-label]')].filter(cell => cell.checkVisibility())
        const boxes = cells.map(cell => {
          const { top, left } = cell.getBoundingClientRect()
          const inside = [...cell.querySelectorAll(':not(.cw-sr)')].map(one => one.getBoundingClientRect().right)
          return { top, left, right: Math.max(left + cell.scrollWidth, ...inside) }
        })
        const isOver = ({ top, right }: (typeof boxes)[number], at: number) => {
          const next = boxes[at + 1]
          return right > (next?.top === top ? next.left : edge)
        }
        return boxes.some(isOver) ? [row.textContent] : []
      }),
    )
    expect(overlapping).toEqual([])
  })
}
