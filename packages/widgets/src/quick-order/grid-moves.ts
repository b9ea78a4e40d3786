/** Where a key leads in the grid. Pure: knows rows and columns, nothing of the page. */

/** A cell, or a button of the strip below the line: `fix0`, `fix1` … */
export type Column = (typeof COLUMNS)[number] | `fix${number}`
export interface Place {
  row: number
  column: Column
}

export const COLUMNS = ['number', 'article', 'available', 'qty', 'unit', 'amount', 'remove'] as const

/** Cells in which something is entered. */
export const isEntry = (column: Column): boolean => column === 'number' || column === 'qty'

export interface Pressed {
  key: string
  shift: boolean
  ctrl: boolean
}

export interface GridSize {
  rows: number
  /** Rows that hold a line; the ones below are there to be filled. */
  lines: number
  /** Rows that fit into the window. */
  page: number
}

/** `fix2` is 2, a cell is undefined. */
const fixOf = (column: Column) => (column.startsWith('fix') ? Number(column.slice(3)) : undefined)

function sideways(column: Column, step: 1 | -1): Column {
  const fix = fixOf(column)
  if (fix !== undefined) return fix + step < 0 ? 'remove' : `fix${fix + step}`
  const next = COLUMNS[COLUMNS.indexOf(column as (typeof COLUMNS)[number]) + step]
  return next ?? (step > 0 ? 'fix0' : column)
}

/** The next place to enter something; undefined past either end, where Tab leaves the grid. */
function nextEntry({ row, column }: Place, back: boolean, rows: number): Place | undefined {
  if (back) {
    if (column !== 'number') return { row, column: column === 'qty' ? 'number' : 'qty' }
    return row > 0 ? { row: row - 1, column: 'qty' } : undefined
  }
  if (column === 'number') return { row, column: 'qty' }
  return row + 1 < rows ? { row: row + 1, column: 'number' } : undefined
}

/** @returns where the key leads; undefined when it does not move, and then the browser may have it */
export function moveFor({ key, shift, ctrl }: Pressed, place: Place, size: GridSize): Place | undefined {
  const lastRow = size.rows - 1
  const lastLine = Math.max(0, size.lines - 1)
  const { row, column } = place
  const upright: Column = fixOf(column) === undefined ? column : 'number'
  const to = (next: number): Place => ({ row: Math.min(lastRow, Math.max(0, next)), column: upright })
  switch (key) {
    case 'ArrowDown':
      return to(ctrl ? lastLine : row + 1)
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1)
    case 'PageDown':
      return to(row + size.page)
    case 'PageUp':
      return to(row - size.page)
    case 'Enter':
      return to(shift ? row - 1 : row + 1)
    case 'ArrowRight':
      return { row, column: ctrl ? 'remove' : sideways(column, 1) }
    case 'ArrowLeft':
      return { row, column: ctrl ? 'number' : sideways(column, -1) }
    case 'Home':
      return { row: ctrl ? 0 : row, column: 'number' }
    case 'End':
      return ctrl ? { row: lastLine, column: 'remove' } : { row, column: 'remove' }
    case 'Tab':
      return nextEntry(place, shift, size.rows)
    default:
      return undefined
  }
}
