/** What axe looks for: everything, or only what can differ where the rest has been looked at already. */
import type { RunOptions } from 'axe-core'

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
