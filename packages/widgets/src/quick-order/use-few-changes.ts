/** An answer for a whole list changes every row in sight. They change a few at a time, so that no task is long. */
import type { QuickOrderLine } from '@cartwright/core'
import { useLayoutEffect, useReducer, useRef } from 'react'

/** A line, and where it stands in the whole list. */
export interface ShownLine {
  line: QuickOrderLine
  at: number
}

/** Rows that may change what they show in one task. */
const CHANGES_AT_ONCE = 3

/**
 * @param shown lines to show
 * @param drawn rows on the screen that may wait; the others cost nothing
 * @returns the same lines, some of them as they were before
 */
export function useFewChanges(shown: readonly ShownLine[], drawn: readonly number[]): readonly ShownLine[] {
  const before = useRef(shown)
  const [, goOn] = useReducer((times: number) => times + 1, 0)
  // The same line, of which more is known.
  const changed = drawn.filter(row => {
    const [old, next] = [before.current[row]?.line, shown[row]?.line]
    return old !== next && old?.key === next?.key
  })
  const waiting = new Set(changed.slice(CHANGES_AT_ONCE))
  const now = waiting.size > 0 ? shown.map((entry, row) => (waiting.has(row) && before.current[row]) || entry) : shown
  useLayoutEffect(() => {
    before.current = now
    if (waiting.size === 0) return
    // Not with the next frame: painting it is work of its own.
    const timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  })
  return now
}
