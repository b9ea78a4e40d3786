import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COLOUR_ROLES, INPUTS } from './roles'

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [block = ''] = /:root,\n:host,\n\.cw-scope \{[^}]+\}/.exec(TOKENS) ?? []
const declared = new Map(
  [...block.matchAll(/(--cw-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)

/** What a value comes to in the end: a colour, or something else. */
const isColour = (value: string): boolean =>
  /light-dark\((?!rgb\(16 24 40 \/ 0\.0)|^#|oklch|color-mix/.test(value) && !/\d(px|ms)/.test(value)

it('every colour that the tokens declare has a sentence, and no sentence is of a colour that is not declared', () => {
  const colours = [...declared].filter(([, value]) => isColour(value)).map(([name]) => name)
  expect(Object.keys(COLOUR_ROLES).toSorted()).toEqual(colours.toSorted())
})

it('the inputs are read and never declared', () => {
  for (const name of Object.keys(INPUTS)) {
    expect(declared.has(name), name).toBe(false)
    const base = readFileSync(new URL('base.css', import.meta.url), 'utf8')
    expect(`${TOKENS}${base}`, name).toContain(`var(${name},`)
  }
})

it('a partner is a role too', () => {
  const partners = Object.values(COLOUR_ROLES).flatMap(({ partner }) => partner ?? [])
  expect(partners.filter(name => !COLOUR_ROLES[name])).toEqual([])
})
