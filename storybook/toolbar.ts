/** What the toolbar of the book offers, for stories and for its own pages. */
import type { CSSProperties } from 'react'
import { LANGUAGE_LABELS, LANGUAGES } from '../packages/core/src/contract/languages'

/** What is chosen in it. */
export interface Toolbar {
  theme: 'system' | 'light' | 'dark'
  density: 'compact' | 'medium' | 'large'
  accent: string
  corners: string
  language: string
}

/** Hosts set them as --cw-accent and --cw-radius; the bright ones show that contrast stays. */
const ACCENTS: Readonly<Record<string, string>> = {
  blue: '#1890ff',
  green: '#00694e',
  red: '#d4380d',
  yellow: '#fadb14',
}
const RADII: Readonly<Record<string, string>> = { square: '0px', round: '6px', rounder: '10px' }

export const AT_FIRST: Toolbar = {
  theme: 'system',
  density: 'medium',
  accent: 'blue',
  corners: 'round',
  language: 'en',
}

const named = (title: string, value: string) => ({ value, title })

/** For `globalTypes`. */
export const TOOLBAR_ITEMS = {
  theme: [named('System', 'system'), named('Light', 'light'), named('Dark', 'dark')],
  density: [named('Compact', 'compact'), named('Medium', 'medium'), named('Large', 'large')],
  accent: [named('Our blue', 'blue'), named('Green', 'green'), named('Red', 'red'), named('Yellow', 'yellow')],
  corners: [named('Square', 'square'), named('Round', 'round'), named('Rounder', 'rounder')],
  language: LANGUAGES.map(code => named(LANGUAGE_LABELS[code], code)),
}

/** The brand that is chosen, as a host sets it. */
export const brandStyle = ({ accent, corners }: Pick<Toolbar, 'accent' | 'corners'>): CSSProperties =>
  ({ '--cw-accent': ACCENTS[accent], '--cw-radius': RADII[corners] }) as CSSProperties
