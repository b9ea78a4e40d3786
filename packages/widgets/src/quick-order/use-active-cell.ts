/** The cell of the grid that has the focus, and whether its text is being edited. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from './grid-moves'

export interface ActiveCellOptions {
  grid: RefObject<HTMLDivElement | null>
  /** Rows with the empty ones below the lines. */
  rows: number
  /** Nothing stands in the row. */
  isFree: (row: number) => boolean
}

export function useActiveCell({ grid, rows, isFree }: ActiveCellOptions) {
  const [chosen, setPlace] = useState<Place>({ row: 0, column: 'number' })
  // Lines may have gone since the cell was chosen.
  const place: Place = chosen.row < rows ? chosen : { row: Math.max(0, rows - 1), column: 'number' }
  const [isEditing, setEditing] = useState(false)
  /** Escape has led out of the cells: Tab goes on behind the grid. */
  const [isLeft, setLeft] = useState(false)
  const wanted = useRef<Place>(undefined)
  /** Row of a button that goes away with its press. */
  const pressed = useRef<number>(undefined)

  const find = ({ row, column }: Place) =>
    grid.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${column}"]`)

  useLayoutEffect(() => {
    const page = grid.current?.ownerDocument
    if (pressed.current !== undefined && page?.activeElement === page?.body) {
      wanted.current ??= { row: pressed.current, column: 'qty' }
      pressed.current = undefined
    }
    if (!wanted.current) return
    const { row, column } = wanted.current
    const cell = find({ row: Math.min(row, rows - 1), column })
    wanted.current = undefined
    if (!cell) return
    cell.focus({ preventScroll: true })
    cell.closest('[data-at]')?.scrollIntoView?.({ block: 'nearest' })
  })

  function focus(next: Place) {
    wanted.current = next
    setPlace(next)
  }

  return {
    place,
    isEditing,
    setEditing,
    isLeft,
    find,
    /** Moves the focus there after the next drawing. */
    focus,
    /** Moves to a cell, when it is there. */
    go(next: Place) {
      const { row, column } = next
      if (row >= rows || (column.startsWith('fix') && !find(next))) return
      focus(column === 'remove' && isFree(row) ? { row, column: 'amount' } : next)
      setEditing(false)
      setLeft(false)
    },
    /** Gives the cell the focus again after the next drawing. */
    refocus(here: Place) {
      wanted.current = here
    },
    /** A button of the row is pressed, and may go with what it corrects: the quantity of its line has the focus then. */
    leaveTo(row: number) {
      pressed.current = row
    },
    /** Escape: the focus goes to the grid itself. */
    leave() {
      setLeft(true)
      grid.current?.focus()
    },
    /** The focus has come to a cell. */
    enter(at: Place) {
      if (!at.column.startsWith('fix')) pressed.current = undefined
      setLeft(false)
      if (at.row === place.row && at.column === place.column) return
      setPlace(at)
      setEditing(false)
    },
  }
}

export type ActiveCell = ReturnType<typeof useActiveCell>
