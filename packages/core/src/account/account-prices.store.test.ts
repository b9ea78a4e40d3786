import { expect, it } from 'vitest'
import { readPriceRows } from './account-prices.store'

it('API-094 reads a file with or without a first line of names, and with any of the usual delimiters', () => {
  const rows = [{ line: 2, userName: 'rep.nl', number: 'CW-1', value: '12,50' }]
  expect(readPriceRows('\ufeffUser;Article;Price\r\nrep.nl;CW-1;12,50\r\n')).toEqual(rows)
  expect(readPriceRows('rep.nl\tCW-1\t12%')).toEqual([{ ...rows[0], line: 1, value: '12%' }])
  expect(readPriceRows('rep.nl,CW-1,12.50')).toEqual([{ ...rows[0], line: 1, value: '12.50' }])
  expect(readPriceRows('User;Article;Price')).toEqual([])
  expect(readPriceRows('a;b;1\n'.repeat(1_200))).toHaveLength(1_000)
})
