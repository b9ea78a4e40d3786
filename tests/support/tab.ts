/** What a journey does in one tab of a browser, in whichever engine: it finds things by role and accessible name, and uses the keyboard. */
import { expect, type Frame, type Locator, type Page } from '@playwright/test'

/** Something that can be seen on the page, in the elements too. */
export interface Target {
  /** `field` is anything that one types into. */
  role: 'button' | 'dialog' | 'field' | 'heading'
  /** The whole accessible name, or what it matches. */
  name: string | RegExp
  /** A selector of the only part of the page where it is looked for. */
  within?: string
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace'

export interface Tab {
  open(url: string): Promise<void>
  /** Waits until it can be seen. */
  sees(target: Target): Promise<void>
  /** Waits until there is nothing of it to be seen. */
  misses(target: Target): Promise<void>
  /** Waits until it can be seen, and clicks into its middle. */
  click(target: Target): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The value of an expression in the page, as JSON. */
  read<T>(expression: string): Promise<T>
  close(): Promise<void>
}

/**
 * A tab that Playwright drives.
 * @param frame in which all happens; default: the page itself
 */
export function tabOf(page: Page, frame: Frame = page.mainFrame()): Tab {
  const find = ({ role, name, within }: Target): Locator => {
    const part = within ? frame.locator(within) : frame
    const found =
      role === 'field' ? part.getByLabel(name, { exact: true }) : part.getByRole(role, { name, exact: true })
    return found.filter({ visible: true }).first()
  }
  return {
    open: async url => void (await frame.goto(url)),
    sees: target => expect(find(target)).toBeVisible(),
    misses: target => expect(find(target)).toHaveCount(0),
    click: target => find(target).click(),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    read: expression => frame.evaluate(expression),
    close: () => page.close(),
  }
}
