import { describe, expect, it } from 'vitest'
import { cartItem } from '../testing/builders'
import { applyOp, canPass, mergeOps } from './cart.ops'

describe('writes that wait', () => {
  it('adds become one, each part once, at most 9999 pieces', () => {
    const merged = mergeOps(
      { kind: 'add', lines: [{ number: 'A', qty: 5000, custNumber: null }] },
      {
        kind: 'add',
        lines: [
          { number: 'B', qty: 2 },
          { number: 'A', qty: 6000, custNumber: 'mine' },
        ],
      },
    )
    expect(merged).toEqual({
      kind: 'add',
      lines: [
        { number: 'A', qty: 9999, custNumber: 'mine' },
        { number: 'B', qty: 2 },
      ],
    })
  })

  it('of several quantities of one row the last counts, and different rows do not wait for each other', () => {
    const five = { kind: 'quantity', id: 1, qty: 5 } as const
    expect(mergeOps(five, { ...five, qty: 7 })).toEqual({ ...five, qty: 7 })
    expect(mergeOps(five, { ...five, id: 2 })).toBeUndefined()
    expect(canPass(five, { ...five, id: 2 })).toBe(true)
    expect(canPass({ kind: 'add', lines: [] }, five)).toBe(false)
  })

  it('more than 1,000 lines stay two', () => {
    const lines = (from: number) => Array.from({ length: 600 }, (_, at) => ({ number: `${from + at}`, qty: 1 }))
    expect(mergeOps({ kind: 'add', lines: lines(0) }, { kind: 'add', lines: lines(600) })).toBeUndefined()
    expect(mergeOps({ kind: 'add', lines: lines(0) }, { kind: 'add', lines: lines(300) })).toBeDefined()
  })
})

describe('rows under a write', () => {
  const rows = [cartItem({ number: 'A' }), cartItem({ number: 'B', disabled: true })]
  const [a, b] = rows as [(typeof rows)[0], (typeof rows)[0]]

  it('leaves rows alone that it does not touch', () => {
    const next = applyOp(rows, { kind: 'quantity', id: a.shoppingCartId, qty: 3 })
    expect(next[0]).toMatchObject({ qty: 3, price: 30 })
    expect(next[1]).toBe(b)
  })

  it('raises a part that is there, but not one that is no longer sold', () => {
    const next = applyOp(rows, { kind: 'add', lines: rows.map(row => ({ number: row.number, qty: 2 })) })
    expect(next.map(row => row.qty)).toEqual([3, 1])
  })

  it('takes rows out', () => {
    expect(applyOp(rows, { kind: 'remove', ids: new Set([a.shoppingCartId]) })).toEqual([b])
  })
})
