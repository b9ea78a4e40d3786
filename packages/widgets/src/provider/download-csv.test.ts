import { expect, it } from 'vitest'
import { toCsv } from './download-csv'

it('separates columns and decimals as spreadsheets of the language do', () => {
  const rows = [['CW-1', 12, 3.5]]
  expect(toCsv(rows, 'en')).toBe('CW-1,12,3.5\r\n')
  expect(toCsv(rows, 'de')).toBe('CW-1;12;3,5\r\n')
})

it('quotes what would break a row', () => {
  expect(toCsv([['a,b', 'say "x"', 'two\nlines']], 'en')).toBe('"a,b","say ""x""","two\nlines"\r\n')
})

it('hands no formula to a spreadsheet, and leaves numbers alone', () => {
  expect(toCsv([['=1+1', '@x', '-12']], 'en')).toBe("'=1+1,'@x,-12\r\n")
})
