import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCallsWithoutRow, findUncited, readLedgerIds } from './requirements.mjs'

it('every requirement is cited by a test of a suite that always runs', () => {
  const ids = readLedgerIds()
  expect(ids).toHaveLength(550)
  expect(findUncited(ids, { outside: ['tests/faults', 'tests/looks'] })).toEqual([])
})

it('names a requirement that only such a test cites', () => {
  const all = ['packages', 'tests', 'storybook', 'scripts']
  expect(findUncited(['SES-001', 'SES-002'], { outside: all })).toEqual(['SES-001', 'SES-002'])
})

it('every call of the contract has a row, and one that has none is named', () => {
  const ids = readLedgerIds()
  expect(findCallsWithoutRow(ids)).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  writeFileSync(join(folder, 'cart.ts'), "export const add = {\n  name: 'cart.add',\n  id: 'API-000',\n}\n")
  expect(findCallsWithoutRow(ids, folder)).toEqual([expect.stringMatching(/cart\.ts:3 API-000$/)])
  rmSync(folder, { recursive: true })
})
