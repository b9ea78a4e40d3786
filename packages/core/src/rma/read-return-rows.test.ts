import { expect, it } from 'vitest'
import { readReturnRows } from './read-return-rows'

const EMPTY = { reason: '', batchNo: '', orderNo: '', otherReason: '', neverArrived: '' }

it('API-087 RMA-012 reads number, quantity, reason, batch number, order, text and what was not in the parcel, in this order', () => {
  expect(readReturnRows('CW-TN2420;2;leaking;L9;ON-1;dented;no\n\nCF259X;1')).toEqual([
    {
      row: 1,
      number: 'CW-TN2420',
      qty: '2',
      reason: 'leaking',
      batchNo: 'L9',
      orderNo: 'ON-1',
      otherReason: 'dented',
      neverArrived: 'no',
    },
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

it.each(['Not in the parcel', 'Fehlt', 'Nicht im Paket', 'Manquant', 'Mancante', 'Brak', '未在包裹中'])(
  'API-087 RMA-012 knows the column of missing pieces as “%s”',
  head => {
    expect(readReturnRows(`Number;${head};Qty;Note\nCF259X;yes;2;two of four`)).toEqual([
      { ...EMPTY, row: 2, number: 'CF259X', qty: '2', neverArrived: 'yes', otherReason: 'two of four' },
    ])
  },
)

it('API-087 reads 200 rows at most, and nothing of an empty file', () => {
  expect(readReturnRows('CF259X;1\n'.repeat(500))).toHaveLength(200)
  expect(readReturnRows('')).toEqual([])
})
