import { expect, it } from 'vitest'
import { toCsv } from './csv-cell'

it('separates columns and decimals as spreadsheets of the language do', () => {
  const rows = [['CW-1', 12, 3.5]]
  expect(toCsv(rows, 'en')).toBe('"CW-1",12,3.5\r\n')
  expect(toCsv(rows, 'de')).toBe('"CW-1";12;3,5\r\n')
})

it('quotes every text, so that nothing in it breaks a row', () => {
  expect(toCsv([['a,b', 'say "x"', 'two\nlines', '']], 'en')).toBe('"a,b","say ""x""","two\nlines",\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['-1+1', "'-1+1"],
  [' =1+1', "' =1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', "\n'=1+1"],
  ['\t=cmd', "\t'=cmd"],
  ['a;=1+1', "a;'=1+1"],
  ['a,=1+1', "a,'=1+1"],
  ['a|=1+1', "a|'=1+1"],
  ['a;"=1+1', 'a;\'""=1+1'],
])('F26 hands no formula to a spreadsheet, no matter what separator it reads by: %j', (text, written) => {
  for (const [language, delimiter] of [
    ['en', ','],
    ['de', ';'],
  ] as const) {
    expect(toCsv([['CW-1', text]], language)).toBe(`"CW-1"${delimiter}"${written}"\r\n`)
  }
})

it.each(['-12', '-0.02', '−0.02', '-0,02', '+1 234,56', "-1'000.50", '-5%', '12'])('F26 leaves %s a number', text => {
  expect(toCsv([[text]], 'en')).toBe(`"${text}"\r\n`)
})
