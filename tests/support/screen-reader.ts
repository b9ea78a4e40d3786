/** A screen reader that is simulated in the page: Guidepup's virtual screen reader, which reads as the specifications of ARIA say it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const PATH = '/screen-reader-of-the-test.js'
const source = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
)

export interface ScreenReader {
  /** What is read from the first to the last word of the main part of the page, phrase by phrase. */
  readMain(): Promise<string[]>
}

/** Call it before the page is opened: the policy of the shop allows scripts of its own address. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${PATH}`, route => route.fulfill({ contentType: 'text/javascript', body: source }))
  return {
    readMain: () =>
      page.evaluate(async path => {
        const { virtual }: typeof import('@guidepup/virtual-screen-reader') = await import(path)
        await virtual.start({ container: document.querySelector('main') as HTMLElement })
        while ((await virtual.lastSpokenPhrase()) !== 'end of main') await virtual.next()
        const phrases = await virtual.spokenPhraseLog()
        await virtual.stop()
        return phrases
      }, PATH),
  }
}

const NEED_A_NAME =
  'alertdialog|button|checkbox|combobox|dialog|grid|heading|image|link|radio|radiogroup|region|searchbox|spinbutton|table|textbox'
/** After a role without a name comes nothing, or a state. */
const NAMELESS = new RegExp(
  `^(${NEED_A_NAME})(, (not )?(busy|checked|disabled|expanded|pressed|required|selected)|, (column|has popup|key|level|max|placeholder|row) .*)*$`,
)

/** Controls, pictures and tables that say what they are and not what for. */
export const namelessOf = (phrases: readonly string[]): string[] => phrases.filter(phrase => NAMELESS.test(phrase))

/** Headings whose level skips one, with the one before. */
export function skippedLevelsOf(phrases: readonly string[]): string[] {
  const headings = phrases.filter(phrase => /^heading, .*, level \d$/.test(phrase))
  const levelOf = (heading: string) => Number(heading.at(-1))
  return headings.flatMap((heading, at) => {
    const before = headings[at - 1]
    return levelOf(heading) > (before ? levelOf(before) : 0) + 1 ? [`${before ?? 'the page'} → ${heading}`] : []
  })
}

/** Those of the wanted phrases that are read, in this order. */
export function readInOrder(phrases: readonly string[], wanted: readonly (string | RegExp)[]): (string | RegExp)[] {
  let from = 0
  return wanted.filter(phrase => {
    const at = phrases.findIndex(
      (read, index) => index >= from && (typeof phrase === 'string' ? read === phrase : phrase.test(read)),
    )
    if (at >= 0) from = at + 1
    return at >= 0
  })
}
