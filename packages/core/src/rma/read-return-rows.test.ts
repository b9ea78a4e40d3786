import { expect, it } from 'vitest'
import { readReturnRows } from './read-return-rows'

const EMPTY = { reason: '', batchNo: '', orderNo: '', otherReason: '' }

it('API-087 reads number, quantity, reason, batch number, order and text, in this order', () => {
  expect(readReturnRows('CW-TN2420;2;leaking;L9;ON-1;dented\n\nCF259X;1')).toEqual([
    { row: 1, number: 'CW-TN2420', qty: '2', reason: 'leaking', batchNo: 'L9', orderNo: 'ON-1', otherReason: 'dented' },
    { ...EMPTY, row: 3, number: 'CF259X', qty: '1' },
  ])
})

it('API-087 reads columns by their names, in any order, and leaves the line with the names out', () => {
  const text = '\ufeffBestellung,Menge,Artikelnummer,Grund\r\nON-1,"3",CF259X,"noise"\r\n'
  expect(readReturnRows(text)).toEqual([
    { ...EMPTY, row: 2, number: 'CF259X', qty: '3', reason: 'noise', orderNo: 'ON-1' },
  ])
  expect(readReturnRows('Article number\tQuantity\nCF259X\tx')).toEqual([
    { ...EMPTY, row: 2, number: 'CF259X', qty: 'x' },
  ])
})

it('API-087 reads 200 rows at most, and nothing of an empty file', () => {
  expect(readReturnRows('CF259X;1\n'.repeat(500))).toHaveLength(200)
  expect(readReturnRows('')).toEqual([])
})
