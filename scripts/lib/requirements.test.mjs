import { expect, it } from 'vitest'
import { findUncited, readLedgerIds } from './requirements.mjs'

it('every requirement is cited by a test of a suite that always runs', () => {
  const ids = readLedgerIds()
  expect(ids).toHaveLength(550)
  expect(findUncited(ids, { outside: ['tests/faults', 'tests/looks'] })).toEqual([])
})

it('names a requirement that only such a test cites', () => {
  const all = ['packages', 'tests', 'storybook', 'scripts']
  expect(findUncited(['SES-001', 'SES-002'], { outside: all })).toEqual(['SES-001', 'SES-002'])
})
