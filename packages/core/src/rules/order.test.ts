import { describe, expect, it } from 'vitest'
import { orderKind, piecesInReach, splitSupply } from './order'

const line = (qty: number, stock: number, etaDate: string | null = null) => ({ qty, stock, etaDate })

describe('order kind', () => {
  it('ORD-010 everything in stock is Normal', () => {
    expect(orderKind([line(5, 5), line(1, 90)])).toBe('Normal')
  })

  it('ORD-011 one short line makes a Back Order', () => {
    expect(orderKind([line(5, 5), line(5, 3)])).toBe('Back Order')
    expect(orderKind([line(5, 5), line(5, 0, '2030-01-01')])).toBe('Back Order')
    expect(orderKind([line(5, 0)])).toBe('Back Order')
  })

  it('ORD-012 nothing in stock yet, all expected, is a Pre-Order', () => {
    expect(orderKind([line(5, 0, '2030-01-01'), line(2, 0, '2030-02-01')])).toBe('Pre-Order')
    expect(orderKind([line(5, 0, '2030-01-01'), line(2, 0)])).toBe('Back Order')
  })
})

it.each([
  [5, 3, 3, 2],
  [5, 9, 5, 0],
  [5, -2, 0, 5],
])('splits %d pieces with %d in stock into %d now and %d later', (qty, stock, shipNow, backOrdered) => {
  expect(splitSupply({ qty, stock })).toEqual({ shipNow, backOrdered })
})

it('counts pieces of all warehouses, and none for visitors', () => {
  expect(piecesInReach({ stock: 3, otherStock: 4 })).toBe(7)
  expect(piecesInReach({ stock: -1, otherStock: 4 })).toBe(4)
  expect(piecesInReach(null)).toBe(0)
})
