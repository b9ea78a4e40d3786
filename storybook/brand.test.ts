import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DARK, LIGHT, ROLES } from './brand'

const tokens = readFileSync(new URL('../packages/widgets/src/styles/tokens.css', import.meta.url), 'utf8')

it.each(Object.entries(ROLES))('%s of the frame around the book is %s of the elements', (name, role) => {
  const [, day, night] = new RegExp(`${role}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? []
  const colour = name as keyof typeof ROLES
  expect({ day: LIGHT[colour], night: DARK[colour] }).toEqual({ day, night })
})
