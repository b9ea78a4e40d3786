/** What axe objects to on a page, and what is wider than the page, in the looks that are asked for. */
import type { Language } from '@cartwright/core'
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
// By its path: the tests build the shop, not the library.
import { LANGUAGE_LABELS } from '../../packages/core/src/contract/languages'
import { EVERYTHING, NO_COLOURS, ONLY_COLOURS } from './axe'
import { openSettled, settled } from './settled'

/** What sticks to an edge of the window covers nothing; at a height of everyday it may, as long as one can scroll. */
const HEIGHT = 4000
const WIDE = 1440
const NARROW = 360

export interface Look {
  colorScheme: 'light' | 'dark'
  width: typeof WIDE | typeof NARROW
  /** Of axe, which does not look without them. */
  options?: RunOptions
}

/** Wide in light with all rules, narrow in dark with those of colours. */
export const TWO_LOOKS: readonly Look[] = [
  { width: WIDE, colorScheme: 'light', options: EVERYTHING },
  { width: NARROW, colorScheme: 'dark', options: ONLY_COLOURS },
]

export const FOUR_LOOKS: readonly Look[] = [
  { width: WIDE, colorScheme: 'light', options: EVERYTHING },
  { width: WIDE, colorScheme: 'dark', options: ONLY_COLOURS },
  { width: NARROW, colorScheme: 'light', options: EVERYTHING },
  { width: NARROW, colorScheme: 'dark', options: ONLY_COLOURS },
]

/** Of each further language: other words change what has room, and the names of things, which are the same at each width. */
const OTHER_WORDS: readonly Look[] = [
  { width: WIDE, colorScheme: 'light' },
  { width: NARROW, colorScheme: 'light', options: NO_COLOURS },
]

/** Settings of a page on which `expectAccessible` looks: what fades between two themes would be looked at half way. */
export const LOOKING = { reducedMotion: 'reduce', locale: 'zh-CN' } as const

/** Before its first page is loaded. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source)

/**
 * @param page made with `LOOKING` and `addAxe`
 * @param languages the first one is that of the browser
 * @param looks in the first language
 */
export async function expectAccessible(
  page: Page,
  url: string,
  languages: readonly Language[],
  looks: readonly Look[],
): Promise<void> {
  await page.context().clearCookies({ name: /-language$/ })
  await openSettled(page, url)
  for (const [index, language] of languages.entries()) {
    const before = languages[index - 1]
    if (before) await chooseLanguage(page, before, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const look of before ? OTHER_WORDS : looks) {
      await page.setViewportSize({ width: look.width, height: HEIGHT })
      await check(page, look)
    }
  }
}

async function check(page: Page, { colorScheme, options }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const { language, width, ...found } = await page.evaluate(async given => {
    // What the window's width decides is drawn with the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { violations } = given ? await axe.run(given) : { violations: [] }
    const { lang, scrollWidth } = document.documentElement
    return {
      violations: violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`)),
      tooWide: scrollWidth - innerWidth,
      language: lang,
      width: innerWidth,
    }
  }, options)
  expect.soft(found, `${language}, ${colorScheme}, ${width} px`).toEqual({ violations: [], tooWide: 0 })
}

/** The menu offers no Chinese, with which each page begins. */
async function chooseLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.setViewportSize({ width: WIDE, height: HEIGHT })
  await page.getByRole('banner').getByRole('button', { name: LANGUAGE_LABELS[from] }).click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_LABELS[to] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await settled(page)
}
