import { expect, it } from 'vitest'
import { addUp } from './add-up'

it('adds up lines with the same number, in the order of their first mention', () => {
  const lines = [
    { number: 'TN-241', qty: 2 },
    { number: 'DR-2400', qty: 1 },
    { number: 'TN-241', qty: 3 },
  ]
  expect(addUp(lines, 'cap')).toEqual([
    { number: 'TN-241', qty: 5 },
    { number: 'DR-2400', qty: 1 },
  ])
})

it('keeps the first own number that is given', () => {
  const line = (custNumber?: string | null) => ({
    number: 'TN-241',
    qty: 1,
    ...(custNumber === undefined ? {} : { custNumber }),
  })
  expect(addUp([line(null), line('A-1'), line('B-2')], 'apart')).toEqual([
    { number: 'TN-241', qty: 3, custNumber: 'A-1' },
  ])
  expect(addUp([line(), line()], 'apart')).toEqual([{ number: 'TN-241', qty: 2 }])
})

it('CART-002 API-067 a cart takes at most 9999 pieces of a part', () => {
  const lines = [
    { number: 'TN-241', qty: 6000 },
    { number: 'TN-241', qty: 6000 },
  ]
  expect(addUp(lines, 'cap')).toEqual([{ number: 'TN-241', qty: 9999 }])
})

it('CART-002 an order loses no pieces: a line that goes beyond 9999 stays one of its own', () => {
  const lines = [6000, 6000, 10].map(qty => ({ number: 'TN-241', qty }))
  expect(addUp(lines, 'apart')).toEqual([
    { number: 'TN-241', qty: 6000 },
    { number: 'TN-241', qty: 6010 },
  ])
})
