import { expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { setUpBuyer } from '../testing/signed-in-buyer'
import { findLine } from './find-line'

const buyer = setUpBuyer()

/** Status, article and pieces of what the text names, in a field that says 7 pieces. */
async function find(text: string) {
  const { line, qty } = await findLine(buyer.opened.shop, text, 7)
  return [line?.status, line?.matches[0]?.part.number, qty]
}

it('finds a number of any kind, for the pieces beside it or else of the field', async () => {
  expect(await find('CF259X')).toEqual(['found', 'CW-CF259X', 7])
  expect(await find(' cw-tn2420 x 12')).toEqual(['found', 'CW-TN2420', 12])
  expect(await find('NOPE-1 x 12')).toEqual(['unknown', undefined, 12])
})

it('finds nothing where the quantity beside the number is not certain', async () => {
  expect(await find('TN-2420 1.500')).toEqual(['unknown', undefined, 7])
  expect(await find('TN-2420 12 24')).toEqual(['unknown', undefined, 7])
})

it('takes the text as an own number first, figures and all', async () => {
  expect(await find('TN-2420 12')).toEqual(['found', 'CW-TN2420', 12])
  const body = { number: 'CW-CF259X', custNumber: 'TN-2420 12' }
  await buyer.opened.shop.client.call(calls.catalogue.setCustNumber, { body })
  expect(await find('TN-2420 12')).toEqual(['found', 'CW-CF259X', 7])
})
