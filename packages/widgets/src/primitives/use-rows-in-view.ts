/** Draws only the rows of a long list that can be seen. Rows may differ in height; what is drawn is measured. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { zoomOf } from './css-zoom'
import { useDocument, windowOf } from './owner-document'
import { rootsAround } from './roots-around'

/** Rows drawn beyond either edge, so that scrolling shows no gap. */
const SPARE_ROWS = 4
/** Most rows that are new in one frame at either end, so that a jump stays as smooth as a step. */
const ROWS_A_FRAME = 6
/** Rows of the first drawing, before anything is known about the window: a screen of them, and none to spare. */
const FIRST_ROWS = 14

export interface RowsInViewOptions {
  /** Rows of the whole list. */
  count: number
  /** Identity of a row and of what changes its height. Change the function when rows change. */
  keyOf: (index: number) => string
  /** Height in px until the row has been drawn once. Change the function when its answers change. */
  estimate: (index: number) => number
  /** Box that scrolls by itself. Without it the page does, or the box around it. */
  clip?: RefObject<HTMLElement | null>
  /** A row that stays drawn wherever it is, because it holds the focus. */
  pinned?: number | undefined
}

export interface RowsInView {
  /** For the box around the rows. Give it `height`; its children are the rows, each with `data-at={index}`. */
  body: RefObject<HTMLDivElement | null>
  /** Height of all rows together. */
  height: number
  /** Width of the box; NaN before it is known. */
  width: number
  /** What to draw and where, in px from the top of the box. */
  rows: readonly { index: number; top: number }[]
}

/** Index of the row at a height. */
function rowAt(tops: Float64Array, y: number): number {
  let low = 0
  let high = tops.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

/** Width and size of the text, as in "640 13px". */
const shapeOf = (box: Element) => `${box.clientWidth} ${getComputedStyle(box).fontSize}`

export function useRowsInView({ count, keyOf, estimate, clip, pinned }: RowsInViewOptions): RowsInView {
  const body = useRef<HTMLDivElement>(null)
  const page = useDocument()
  const sizes = useRef(new Map<string, number>())
  const [measured, remeasure] = useReducer((version: number) => version + 1, 0)
  const shape = useRef('')
  const watcher = useRef<ResizeObserver>(null)
  const [range, setRange] = useState<readonly [number, number]>([0, FIRST_ROWS])
  const drawn = useRef(range)
  const nextFrame = useRef(0)
  // What can be seen is on the screen before what cannot.
  const spare = useRef(0)

  const tops = useMemo(() => {
    void measured
    const list = new Float64Array(count + 1)
    for (let index = 0; index < count; index++)
      list[index + 1] = (list[index] ?? 0) + (sizes.current.get(keyOf(index)) ?? estimate(index))
    return list
  }, [count, keyOf, estimate, measured])
  const latest = useRef(tops)
  latest.current = tops

  const look = useCallback(() => {
    const box = body.current
    if (!box) return
    const view = windowOf(box.ownerDocument)
    const { top } = box.getBoundingClientRect()
    const window = clip?.current?.getBoundingClientRect()
    const zoom = zoomOf(box)
    const upper = (Math.max(0, window?.top ?? 0) - top) / zoom
    const lower = (Math.min(view.innerHeight, window?.bottom ?? view.innerHeight) - top) / zoom
    const first = rowAt(latest.current, upper)
    const last = rowAt(latest.current, Math.max(upper, lower)) + 1
    const isFirst = spare.current === 0
    const [start, end] = [Math.max(0, first - spare.current), last + spare.current]
    spare.current = SPARE_ROWS
    // What is drawn already stays; the rest comes row by row while scrolling, and in a few frames after a jump.
    const [from, to] = drawn.current[0] < end && start < drawn.current[1] ? drawn.current : [first, first]
    // The first screen comes whole.
    const most = isFirst ? Number.POSITIVE_INFINITY : ROWS_A_FRAME
    const next = [Math.max(start, from - most), Math.min(end, to + most)] as const
    if (isFirst || next[0] > start || next[1] < end) {
      view.cancelAnimationFrame(nextFrame.current)
      // Scroll events come right before the callbacks of their own frame: the one after that is the next.
      nextFrame.current = view.requestAnimationFrame(() => {
        nextFrame.current = view.requestAnimationFrame(look)
      })
    }
    if (next[0] === drawn.current[0] && next[1] === drawn.current[1]) return
    drawn.current = next
    setRange(next)
  }, [clip])

  useLayoutEffect(() => {
    const box = body.current
    if (!box) return
    const view = windowOf(page)
    const roots = rootsAround(box)
    for (const root of roots) root.addEventListener('scroll', look, { capture: true, passive: true })
    view.addEventListener('resize', look)
    shape.current = shapeOf(box)
    let frame = 0
    const watch = new ResizeObserver(() => {
      // With the next frame: what this changes is observed as well, and browsers report such a circle as an error.
      view.cancelAnimationFrame(frame)
      frame = view.requestAnimationFrame(() => {
        const next = shapeOf(box)
        if (next === shape.current) return
        // Other width or text, other line breaks.
        shape.current = next
        sizes.current.clear()
        remeasure()
      })
    })
    watch.observe(box)
    watcher.current = watch
    return () => {
      for (const root of roots) root.removeEventListener('scroll', look, { capture: true })
      view.removeEventListener('resize', look)
      view.cancelAnimationFrame(frame)
      view.cancelAnimationFrame(nextFrame.current)
      watch.disconnect()
    }
  }, [look, page])

  const drawnFor = useRef(keyOf)
  useLayoutEffect(() => {
    let isNew = false
    // Other rows may have other heights; while scrolling, only those are measured that were never seen.
    const isOther = drawnFor.current !== keyOf
    drawnFor.current = keyOf
    for (const row of body.current?.children ?? []) {
      const at = Number((row as HTMLElement).dataset.at)
      if (!(at < count)) continue
      const key = keyOf(at)
      const known = sizes.current.get(key)
      if (known !== undefined && !isOther) continue
      const size = (row as HTMLElement).offsetHeight
      if (size === 0 || size === known) continue
      sizes.current.set(key, size)
      // Text that grows changes the rows, not the box.
      watcher.current?.observe(row)
      isNew ||= size !== (known ?? estimate(at))
    }
    if (isNew) remeasure()
  })
  useLayoutEffect(() => {
    void tops
    look()
  }, [tops, look])

  const end = Math.min(count, range[1])
  const start = Math.min(range[0], end)
  const rows = [...Array(end - start)].map((_, offset) => ({
    index: start + offset,
    top: tops[start + offset] ?? 0,
  }))
  if (pinned !== undefined && pinned < count && (pinned < start || pinned >= end)) {
    const row = { index: pinned, top: tops[pinned] ?? 0 }
    if (pinned < start) rows.unshift(row)
    else rows.push(row)
  }
  return { body, height: tops[count] ?? 0, width: Number.parseInt(shape.current, 10), rows }
}
