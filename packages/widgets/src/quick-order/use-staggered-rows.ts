/** An answer for a whole list changes every row in sight. They change one after the other, so that no task is long. */
import type { QuickOrderLine } from '@cartwright/core'
import { useLayoutEffect, useReducer, useRef } from 'react'

/** A line, and where it stands in the whole list. */
export interface ShownLine {
  line: QuickOrderLine
  at: number
}

/**
 * @param shown lines to show
 * @param drawn rows on the screen that may wait; the others cost nothing
 * @returns the same lines, some of them as they were before
 */
export function useStaggeredRows(shown: readonly ShownLine[], drawn: readonly number[]): readonly ShownLine[] {
  const before = useRef(shown)
  const [turn, goOn] = useReducer((turns: number) => turns + 1, 0)
  const lastTurn = useRef(0)
  // The same line, of which more is known.
  const changed = drawn.filter(row => {
    const [old, next] = [before.current[row]?.line, shown[row]?.line]
    return old !== next && old?.key === next?.key
  })
  // An answer brings new sums with it, which are enough for a task; each row has a turn of its own.
  const waiting = new Set(changed.slice(turn === lastTurn.current && changed.length > 1 ? 0 : 1))
  const now = waiting.size > 0 ? shown.map((entry, row) => (waiting.has(row) && before.current[row]) || entry) : shown
  useLayoutEffect(() => {
    before.current = now
    lastTurn.current = turn
    if (waiting.size === 0) return
    // Not with the next frame: painting it is work of its own.
    const timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  })
  return now
}
