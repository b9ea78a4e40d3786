import { expect, it } from 'vitest'
import { readCsv } from './csv'

const cellsOf = (text: string, delimiter: ',' | ';' | '\t' = ',') => readCsv(text, delimiter).rows.map(row => row.cells)

it.each([
  [
    'plain cells',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['cells that are trimmed', ' a ,\tb\n', [['a', 'b']]],
  ['a delimiter and a break inside quotes', '"a,b","c\nd"', [['a,b', 'c\nd']]],
  ['doubled quotes', '"12"" tape"', [['12" tape']]],
  ['a quote inside a cell', '12" tape,3', [['12" tape', '3']]],
  ['text behind the closing quote', '"a" b,c', [['a b', 'c']]],
  ['an empty quoted cell', '"",1', [['', '1']]],
  ['any line end', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['a delimiter at the end', 'a,', [['a', '']]],
  ['rows without content, which are left out', '\n,\n a\n\n', [['a']]],
  ['nothing', '', []],
])('reads %s', (_what, text, rows) => {
  expect(cellsOf(text)).toEqual(rows)
})

it('leaves other delimiters in the cell', () => {
  expect(cellsOf('a,b;c', ';')).toEqual([['a,b', 'c']])
  expect(cellsOf('a,b\tc', '\t')).toEqual([['a,b', 'c']])
})

it('counts the lines of the text, also those inside quotes', () => {
  expect(readCsv('a\r\n"b\r\nc"\r\n\r\nd', ',').rows.map(({ line }) => line)).toEqual([1, 2, 5])
})

it.each([
  ['"a', true],
  ['x,"a\nb', true],
  ['"""', true],
  ['"a"', false],
  ['""', false],
  ['1" a', false],
])('says whether a quote of %j stays open', (text, isUnclosed) => {
  expect(readCsv(text, ',').isUnclosed).toBe(isUnclosed)
})
