import { expect, it } from 'vitest'
import { readPieces } from './pieces'

it('reads lines with their pieces', () => {
  expect([...readPieces('1=10, 3 = 4')]).toEqual([
    [1, 10],
    [3, 4],
  ])
  expect([...readPieces('2=0', { min: 0 })]).toEqual([[2, 0]])
  expect([...readPieces('1=2+3=4', { name: '--parcel', between: '+' })]).toEqual([
    [1, 2],
    [3, 4],
  ])
})

it.each([
  ['1=1,1=2', '--line names line 1 twice.'],
  ['1=1=1', '--line: "1=1=1" is not the number of a line and its pieces, such as 1=10.'],
  ['', '--line: the number of a line must be a whole number from 1 to 1000.'],
  ['1=1,', '--line: the number of a line must be a whole number from 1 to 1000.'],
  ['1', '--line: the pieces must be a whole number from 1 to 999999.'],
  ['1=0', '--line: the pieces must be a whole number from 1 to 999999.'],
])('refuses %j', (text, message) => {
  expect(() => readPieces(text)).toThrow(message)
})
