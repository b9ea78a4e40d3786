/** What axe looks for: everything, or only what can differ where the rest has been looked at already. */
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const base: RunOptions = { resultTypes: ['violations'], iframes: false }
const SIZES = { 'target-size': { enabled: true } }
const COLOURS = ['color-contrast', 'link-in-text-block']

export const EVERYTHING: RunOptions = { ...base, rules: SIZES }

/** Between light and dark only colours change. */
export const ONLY_COLOURS: RunOptions = { ...base, runOnly: COLOURS }

/** Words change names, and what has room; no colour. */
export const NO_COLOURS: RunOptions = {
  ...base,
  rules: { ...SIZES, ...Object.fromEntries(COLOURS.map(rule => [rule, { enabled: false }])) },
}

/** What axe objects to on a page into which `addAxe` has put it. */
export const violationsOn = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async given => {
    const { violations } = await axe.run(given)
    return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
  }, options)
