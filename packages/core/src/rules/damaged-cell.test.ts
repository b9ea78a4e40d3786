import { expect, it } from 'vitest'
import { damageOf } from './damaged-cell'

it.each([
  ['1,2E+11', 'rounded'],
  ['2.00001E+12', 'rounded'],
  ['4E+12', 'rounded'],
  ['#N/A', 'failed'],
  ['#NV', 'failed'],
  ['#WERT!', 'failed'],
  ['#####', 'failed'],
  ['TN-2420', undefined],
  ['CE505A', undefined],
  ['1E10', undefined],
  ['#42', undefined],
  ['', undefined],
])('N3 %j in a cell of a spreadsheet is damaged: %s', (text, damage) => {
  expect(damageOf(text)).toBe(damage)
})
