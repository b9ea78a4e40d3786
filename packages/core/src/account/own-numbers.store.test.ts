import { expect, it } from 'vitest'
import { readNumberRows } from './own-numbers.store'

it('CAT-007 reads what an export has written, and files of others', () => {
  expect(readNumberRows('\ufeff"Article no","Own number"\r\n"CW-1","007"\r\n"CW-2","\'=1+1"\r\n')).toEqual([
    { line: 2, number: 'CW-1', custNumber: '007' },
    { line: 3, number: 'CW-2', custNumber: '=1+1' },
  ])
  expect(readNumberRows('TN-2420;SHELF 1\nCF259X;')).toEqual([
    { line: 1, number: 'TN-2420', custNumber: 'SHELF 1' },
    { line: 2, number: 'CF259X', custNumber: '' },
  ])
})
