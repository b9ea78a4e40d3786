import { expect, it } from 'vitest'
import { inOrder } from './suites.mjs'

const suite = (name, seconds, ...needs) => ({ name, seconds, needs })
const namesOf = (suites, lanes = 2) => inOrder(suites, lanes).map(({ name }) => name)

it('begins with the longest suites', () => {
  expect(
    namesOf([suite('short', 1), suite('long', 9), suite('built', 5, 'build'), { name: 'bare', seconds: 3 }]),
  ).toEqual(['long', 'built', 'bare', 'short'])
})

it('begins suites that need no build beside one that waits for it', () => {
  const chosen = [suite('a', 9, 'build'), suite('b', 8, 'chromium', 'build'), suite('c', 7), suite('d', 6)]
  expect(namesOf(chosen)).toEqual(['a', 'c', 'b', 'd'])
  expect(namesOf(chosen, 3)).toEqual(['a', 'c', 'd', 'b'])
  expect(namesOf(chosen.slice(0, 2))).toEqual(['a', 'b'])
  expect(namesOf([])).toEqual([])
})
