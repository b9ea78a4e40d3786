import { expect, it } from 'vitest'
import { parseCsv } from './csv'

const cellsOf = (source: string) => parseCsv(source).map(row => row.cells)

it.each([
  [
    'commas',
    'number,price\nA,1\nB,2',
    [
      ['number', 'price'],
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  [
    'semicolons, CRLF and a BOM',
    '\uFEFFnumber;price\r\nA;1,50\r\n',
    [
      ['number', 'price'],
      ['A', '1,50'],
    ],
  ],
  [
    'quotes',
    'number,name\nA,"12"" tape, black"',
    [
      ['number', 'name'],
      ['A', '12" tape, black'],
    ],
  ],
  [
    'blank cells',
    'a,b,c\n,,3\n',
    [
      ['a', 'b', 'c'],
      ['', '', '3'],
    ],
  ],
  [
    'blank lines, which are passed over',
    'a,b\n\n,\n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_what, source, rows) => {
  expect(cellsOf(source)).toEqual(rows)
})

it('counts lines as an editor does, also behind a cell with a line break', () => {
  expect(parseCsv('a,b\n1,"two\nlines"\n3,4').map(row => row.line)).toEqual([1, 2, 4])
})

it('reads a quote that is never closed up to the end of the file', () => {
  expect(cellsOf('a\n"open')).toEqual([['a'], ['open']])
})
