/** What three further checkers object to on a page: IBM Equal Access, HTML_CodeSniffer at WCAG 2 AA, and html-validate. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import { HtmlValidate } from 'html-validate'

const { resolve } = createRequire(import.meta.url)
const read = (file: string): string => readFileSync(resolve(file), 'utf8')

declare global {
  /** Of accessibility-checker-engine, in the page. */
  var ace_ibma: { Checker: new () => Checker }
  /** Of html_codesniffer, in the page. */
  var HTMLCS: {
    process(standard: 'WCAG2AA', root: Document, done: () => void): void
    getMessages(): { type: number; code: string; msg: string; element: Element }[]
  }
}

/** Before the first page is loaded. */
export async function addCheckers(page: Page): Promise<void> {
  await page.addInitScript(read('accessibility-checker-engine/ace-window.js'))
  await page.addInitScript(read('html_codesniffer/build/HTMLCS.js'))
}

/** What each of them objects to, the page as it is drawn. */
export async function objectionsTo(page: Page): Promise<Record<'ibm' | 'sniffer' | 'validate', string[]>> {
  return { ibm: await ofIbm(page), sniffer: await ofSniffer(page), validate: await ofValidate(page) }
}

const ofIbm = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { results } = await new ace_ibma.Checker().check(document, ['WCAG_2_2'])
    // It reads colours that are written as rgb(); others are taken for white. axe, which reads them all, looks at every contrast.
    const isUnread = (ruleId: string, node: Node | undefined) =>
      ruleId === 'text_contrast_sufficient' &&
      node instanceof Element &&
      !getComputedStyle(node).backgroundColor.startsWith('rgb')
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId, node }) => !isUnread(ruleId, node))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
  })

const ERROR = 1

const ofSniffer = (page: Page): Promise<string[]> =>
  page.evaluate(async error => {
    await new Promise<void>(done => HTMLCS.process('WCAG2AA', document, done))
    const errors = HTMLCS.getMessages().filter(({ type }) => type === error)
    return errors.map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 160)}`)
  }, ERROR)

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may have a name, as ARIA allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // What is offered below a field that is typed into is no list of a form.
    // The lines of the basket are boxes that flow on a phone; their roles say that they are a table.
    'prefer-native-element': ['error', { exclude: ['table', 'cell', 'listbox'] }],
  },
})

async function ofValidate(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content())
  return results.flatMap(({ messages, source }) =>
    messages.map(({ ruleId, message, offset, size }) => {
      const near = source?.slice(Math.max(0, offset - 80), offset + size + 80)
      return `${ruleId}: ${message} … ${near} …`
    }),
  )
}
