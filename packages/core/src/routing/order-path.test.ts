import { describe, expect, it } from 'vitest'
import { decodeItems, putTogether } from '../orders/read-items'
import { confirmPath, encodeItems } from './order-path'

const items = [
  { custNumber: 'MY & 1', number: 'TN-2420', qty: 10 },
  { custNumber: null, number: 'DR-2400', qty: 2 },
]

describe('the query skus', () => {
  it('RT-039 carries custNumber, number and qty of each item', () => {
    const query = new URL(confirmPath(items), 'http://shop').searchParams
    expect(JSON.parse(query.get('skus') ?? '')).toEqual(items)
    expect(decodeItems(query.get('skus') ?? '')).toEqual(items)
  })

  it.each([
    '',
    'x',
    '[]',
    '{}',
    'null',
    '[1]',
    '[{"number":"","qty":1}]',
    '[{"number":"A","qty":0}]',
    '[{"number":"A","qty":1.5}]',
    '[{"number":"A","qty":10000}]',
    '[{"number":"A"}]',
    '[{"number":"A","qty":1,"custNumber":5}]',
  ])('RT-039 refuses %s', skus => {
    expect(decodeItems(skus)).toBeUndefined()
  })

  it('puts lines of one part together, and says of which pieces', () => {
    const lines = [...items, { custNumber: 'B', number: 'DR-2400', qty: 40 }]
    expect(putTogether(decodeItems(encodeItems(lines)) ?? [])).toEqual({
      items: [
        { custNumber: 'MY & 1', number: 'TN-2420', qty: 10 },
        { custNumber: 'B', number: 'DR-2400', qty: 42 },
      ],
      putTogether: [{ number: 'DR-2400', qtys: [2, 40] }],
    })
  })

  it('CART-002 leaves lines of one part apart that come to more than 9999 pieces', () => {
    const lines = [
      { custNumber: null, number: 'DR-2400', qty: 6000 },
      { custNumber: null, number: 'DR-2400', qty: 6000 },
    ]
    expect(putTogether(lines)).toEqual({ items: lines, putTogether: [] })
  })

  it('names the cart or the quick order when the list is too long for an address', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ custNumber: null, number: `TN-${at}`, qty: 1 }))
    expect(confirmPath(many, { isWholeCart: true })).toBe('/order/confirm?skus=cart')
    expect(confirmPath(many, { quickOrderId: 7 })).toBe('/order/confirm?quickOrderId=7')
    expect(confirmPath(items, { quickOrderId: 7 })).toMatch(/skus=.*&quickOrderId=7$/)
  })
})
