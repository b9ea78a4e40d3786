import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromRoot } from './paths.mjs'
import { inOrder, suites } from './suites.mjs'

it('begins with the two longest suites, then the quick ones, then the others, the longest first', () => {
  const seconds = { short: 4, server: 400, widgets: 190, core: 120, e2e: 300, storefront: 70 }
  const chosen = Object.entries(seconds).map(([name, time]) => ({ name, seconds: time }))
  expect(inOrder(chosen).map(({ name }) => name)).toEqual(['server', 'e2e', 'short', 'storefront', 'widgets', 'core'])
})

it('leaves out no suite, however few there are', () => {
  expect(inOrder([])).toEqual([])
  expect(inOrder([{ name: 'short', seconds: 4 }])).toEqual([{ name: 'short', seconds: 4 }])
  expect(inOrder(suites).map(({ name }) => name)).toHaveLength(suites.length)
})

it('guards files and folders that are there', () => {
  const missing = suites.flatMap(({ guards = [] }) => guards).filter(path => !existsSync(fromRoot(path)))
  expect(missing).toEqual([])
})
