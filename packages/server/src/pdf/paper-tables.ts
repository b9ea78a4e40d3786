/** Tables of a paper: facts, rows and columns that go on over pages, and sums. */
import { REGULAR, STRONG } from './font'
import { GAP, type PageFlow, QUIET, type Structure } from './page-flow'

export interface Column {
  head: string
  /** Share of the width; those of all columns are added up. */
  width: number
  align?: 'left' | 'right'
  isStrong?: boolean
}

/** A cell: its first line is strong where `detail` follows, which may have lines of its own. */
export interface Cell {
  text: string
  detail?: string | undefined
  /** An empty square, to tick with a pen. */
  isBox?: boolean
}

/** Names and values. */
export type Facts = readonly (readonly [name: string, value: string])[]

const BOX = 9

/** A table without heads. @param label width of the names */
export function drawFacts(flow: PageFlow, facts: Facts, at: { x: number; width: number; label: number }): void {
  const { x, width, label } = at
  const table = flow.startTable()
  for (const [name, value] of facts) {
    flow.keep(14)
    const { y } = flow
    const row = flow.startRow(table)
    flow.cell(row, 'TH', () => flow.text(name, { x, y, width: label - 6, size: 9.5, colour: QUIET }), 'Row')
    const lowest = flow.y
    flow.cell(row, 'TD', () => flow.text(value, { x: x + label, y, width: width - label, size: 9.5, font: STRONG }))
    flow.y = Math.max(lowest, flow.y)
    row.end()
  }
  table.end()
}

/**
 * A table; its head stands on each page it reaches. Rows are not divided.
 * @param below height of what follows and must not stand alone: where it does not fit, the last row goes with it to the next page
 */
export function drawTable(
  flow: PageFlow,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  below: number,
): void {
  flow.space(4)
  const table = flow.startTable()
  const places = placesOf(flow, columns)
  const drawHead = (row: Structure | undefined) => {
    const { y } = flow
    columns.forEach(({ head, align }, at) => {
      const place = places[at]
      if (!place) return
      const draw = () => flow.text(head, { ...place, y, align, size: 8, colour: QUIET })
      if (row) flow.cell(row, 'TH', draw, 'Column')
      else flow.artifact(draw)
    })
    flow.y = y + 14
    flow.rule(QUIET)
  }
  flow.keep(40)
  const head = flow.startRow(table)
  drawHead(head)
  head.end()
  for (const [at, cells] of rows.entries()) {
    const height = Math.max(...cells.map((cell, at) => heightOfCell(flow, cell, places[at]?.width ?? 0))) + 9
    const needed = height + (at === rows.length - 1 ? below : 0)
    if (flow.y + needed > flow.bottom) {
      flow.newPage()
      drawHead(undefined)
    }
    const y = flow.y + 4
    const row = flow.startRow(table)
    cells.forEach((cell, at) => {
      const [column, place] = [columns[at], places[at]]
      if (column && place) flow.cell(row, 'TD', () => drawCell(flow, cell, column, { ...place, y }))
    })
    row.end()
    flow.y = y + height - 4
    flow.rule()
  }
  table.end()
}

function drawCell(
  flow: PageFlow,
  { text, detail, isBox }: Cell,
  { align, isStrong }: Column,
  place: { x: number; y: number; width: number },
): void {
  if (isBox)
    flow.pdf
      .rect(place.x, place.y + 1, BOX, BOX)
      .lineWidth(0.75)
      .strokeColor(QUIET)
      .stroke()
  flow.text(text, { ...place, align, size: 9.5, font: detail || isStrong ? STRONG : REGULAR })
  if (detail) flow.text(detail, { ...place, y: flow.y, align, size: 8, colour: QUIET })
}

function placesOf(flow: PageFlow, columns: readonly Column[]) {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  const unit = flow.width / total
  let x = flow.left
  return columns.map(({ width }, at) => {
    // The last one ends where the page does.
    const place = { x, width: width * unit - (at < columns.length - 1 ? 8 : 0) }
    x += width * unit
    return place
  })
}

const heightOfCell = (flow: PageFlow, { text, detail }: Cell, width: number): number =>
  flow.heightOf(text, width, 9.5) + (detail ? flow.heightOf(detail, width, 8) : 0)

/** Sums stay together. */
export const heightOfSums = (count: number): number => count * 15 + 2 * GAP

/** Sums on the right, the last one strong. */
export function drawSums(flow: PageFlow, sums: Facts): void {
  flow.keep(heightOfSums(sums.length))
  flow.space(6)
  const table = flow.startTable()
  const width = flow.width / 2
  const x = flow.left + width
  sums.forEach(([name, value], place) => {
    const isLast = place === sums.length - 1
    if (isLast) flow.rule(QUIET, x)
    const y = flow.y + (isLast ? 3 : 0)
    const font = isLast ? STRONG : REGULAR
    const size = isLast ? 10.5 : 9.5
    const row = flow.startRow(table)
    flow.cell(row, 'TH', () => flow.text(name, { x, y, width: width * 0.6, size, font }), 'Row')
    flow.cell(row, 'TD', () =>
      flow.text(value, { x: x + width * 0.6, y, width: width * 0.4, align: 'right', size, font }),
    )
    row.end()
    flow.y = y + 15
  })
  table.end()
}
