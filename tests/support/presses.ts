/** A reader who has the keyboard alone: each press counts, and what a screen reader is given to say is kept. */
import { expect, type Locator, type Page } from '@playwright/test'
import { FOCUSED } from './page-scripts'

declare global {
  interface Window {
    /** What has entered live regions. */
    cwHeard?: string[]
  }
}

export interface Presses {
  /** Presses keys under the name of a step. A chord is one press. */
  press(step: string, ...keys: readonly string[]): Promise<void>
  /** Counts a press that a script makes, such as that of Ctrl+V. */
  count(step: string): void
  /** Types a text: its letters are not counted. */
  type(text: string): Promise<void>
  /** Tab until the target has the focus. */
  tabTo(step: string, target: Locator): Promise<void>
  /** What was heard since the last call, once it ends with the expected sentence. */
  hears(...sentences: readonly (string | RegExp)[]): Promise<void>
  /** How many presses each step took. */
  steps(): Record<string, number>
  total(): number
}

/** No way to a control of a page is longer. */
const FAR = 60

/** Call it before the page is opened. */
export async function countPresses(page: Page): Promise<Presses> {
  await page.addInitScript(() => {
    window.cwHeard = []
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (this: Element, init) {
      const root = attach.call(this, init)
      if (this.hasAttribute('aria-live'))
        new MutationObserver(changes => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes) window.cwHeard?.push(node.textContent ?? '')
        }).observe(root, { childList: true })
      return root
    }
  })
  const counted: Record<string, number> = {}
  const count = (step: string) => {
    counted[step] = (counted[step] ?? 0) + 1
  }
  const press = async (step: string, ...keys: readonly string[]) => {
    for (const key of keys) {
      count(step)
      await page.keyboard.press(key)
    }
  }
  const isFocused = (target: Locator) =>
    target.evaluate((element, script) => element === new Function(`return ${script}`)(), FOCUSED)
  let read = 0
  const heardNow = () => page.evaluate(from => window.cwHeard?.slice(from) ?? [], read)
  return {
    press,
    count,
    type: text => page.keyboard.type(text),
    async tabTo(step, target) {
      await expect(target).toBeVisible()
      for (let stop = 0; stop < FAR; stop++) {
        if (await isFocused(target)) return
        await press(step, 'Tab')
      }
      throw new Error(`${target} is not reached by ${FAR} presses of Tab`)
    },
    async hears(...sentences) {
      await expect(async () => {
        const heard = await heardNow()
        expect(heard).toEqual(
          sentences.map(sentence => (typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))),
        )
      }).toPass({ timeout: 20_000 })
      read += sentences.length
    },
    steps: () => counted,
    total: () => Object.values(counted).reduce((sum, count) => sum + count, 0),
  }
}
