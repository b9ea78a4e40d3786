import type { CartItem } from '@cartwright/core/contract'
import { useLayoutEffect, useRef, useState } from 'react'

/** A screen of rows, if it is not a small one. */
const MOST = 20

/** What is read to draw a row. */
const ROW = {
  number: '0',
  custNumber: '0',
  unitPrice: 0,
  addedPrice: 0,
  price: 0,
  qty: 0,
  goodsSku: { oemCode: '0', brandName: '0', colour: 'black', image: '' },
  availability: { stock: 99, otherStock: 99 },
} as CartItem
/** Their ids are -1, -2, … */
const AHEAD = Array.from({ length: MOST }, (_, index): CartItem => ({ ...ROW, shoppingCartId: ~index }))

/**
 * While there are no rows yet, a screen of them is drawn out of sight, one by one, and the first real rows take their
 * place in the page: what is left to do when the answer is there is to write its words into them (docs/performance.md).
 */
export function useRowsAhead(rows: readonly CartItem[]) {
  const isAhead = rows.length === 0
  const [count, setCount] = useState(1)
  const first = useRef(rows)
  if (isAhead || !first.current[0]) first.current = rows
  useLayoutEffect(() => {
    if (!isAhead || count === MOST) return
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [isAhead, count])
  return {
    isAhead,
    drawn: isAhead ? AHEAD.slice(0, count) : rows,
    /** What a row goes by among its siblings: its id, but for those that came first, as they take the places drawn ahead. */
    placeOf: (id: number) => ~first.current.findIndex(row => row.shoppingCartId === id) || id,
  }
}
