/** The colour roles as they are drawn: their values are read from the page, never typed. */
import { COLOUR_ROLES } from '../../packages/widgets/src/styles/roles'
import { contrast, type Rgb, rgbOf } from './colour'

export type Theme = 'light' | 'dark'

/** Role → its value. */
export type Drawn = Readonly<Record<string, Rgb>>

/** What a probe inherits where a role is no colour. */
const NO_COLOUR = 'rgb(1, 2, 3)'

/** Reads every role inside of a box that has a theme. A role that is no colour, such as a gradient, is left out. */
export function drawnIn(box: HTMLElement): Drawn {
  const around = box.ownerDocument.createElement('span')
  around.style.color = NO_COLOUR
  const probe = around.appendChild(box.ownerDocument.createElement('span'))
  box.append(around)
  const values: Record<string, Rgb> = {}
  for (const role of Object.keys(COLOUR_ROLES)) {
    probe.style.color = `var(${role})`
    const { color } = getComputedStyle(probe)
    if (color !== NO_COLOUR) values[role] = rgbOf(color)
  }
  around.remove()
  return values
}

/** Two roles that meet: one is read on the other. */
export interface Pair {
  role: string
  partner: string
  about: string
  /** WCAG 2.2: 4.5 for text, 3 for edges, marks and the focus. */
  needed: number
}

const IS_MARK = /^--cw-(border-control|focus|(success|warning|danger)-solid)$/

/** What something else is written on. */
const IS_GROUND = /^--cw-(surface|accent-soft|accent-solid|(success|warning|danger)-soft|ink-y$)/

/** Each pair once, by what is written or drawn on a ground. */
export const PAIRS: readonly Pair[] = Object.entries(COLOUR_ROLES).flatMap(([role, { about, partner }]) => {
  if (!partner) return []
  const needed = IS_MARK.test(role) ? 3 : 4.5
  if (!IS_GROUND.test(role)) return [{ role, partner, about, needed }]
  // Of two roles that name each other the text says it.
  return COLOUR_ROLES[partner]?.partner === role ? [] : [{ role: partner, partner: role, about, needed }]
})

export const ratioOf = ({ role, partner }: Pair, drawn: Drawn): number =>
  contrast(drawn[role] ?? [0, 0, 0], drawn[partner] ?? [0, 0, 0])
