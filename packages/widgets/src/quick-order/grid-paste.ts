/** What is pasted into the grid: a list, a column of quantities, or the text itself. */
import { loadedListReader, type QuickOrder, type QuickOrderLine } from '@cartwright/core'
import { mayBeQuantity } from '@cartwright/core/rules'
import type { ClipboardEvent } from 'react'
import { isInput } from '../primitives/node-kinds'
import type { Place } from './grid-moves'

export interface PasteParts {
  quickOrder: QuickOrder
  lineAt: (row: number) => QuickOrderLine | undefined
  /** Position of the row in the whole list, when it shows a line. */
  positionOf: (row: number) => number | undefined
  /** Hands over what was typed before. */
  finish: () => void
}

export function pasteAt(
  event: ClipboardEvent<HTMLElement>,
  { row, column }: Place,
  { quickOrder, lineAt, positionOf, finish }: PasteParts,
): void {
  const text = event.clipboardData.getData('text/plain')
  const isOneLine = !/[\n\t;]/.test(text.trim())
  // Into the middle of a number, or into a quantity, goes the text itself.
  if (isOneLine && (column !== 'number' || !isReplacedWhole(event.target) || !isMoreThanNumber(text))) return
  event.preventDefault()
  finish()
  const rows = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
  if (column === 'qty' && rows.every(entered => entered.trim() === '' || mayBeQuantity(entered))) {
    quickOrder.setQuantities(new Map(rows.map((entered, offset) => [lineAt(row + offset)?.key, entered.trim()])))
    return
  }
  const line = lineAt(row)
  const { length } = quickOrder.store.getState().lines
  // What goes wrong is said line by line.
  const added =
    isOneLine && line && line.status !== 'empty'
      ? quickOrder.replaceLine(line.key, text)
      : quickOrder.addText(text, positionOf(row) ?? length)
  void added.catch(() => undefined)
}

/** Nothing of what the field holds stays when something is pasted. */
const isReplacedWhole = (field: EventTarget): boolean =>
  isInput(field) && (field.value === '' || (field.selectionStart === 0 && field.selectionEnd === field.value.length))

/** The list reader, which comes with the first focus, finds a quantity in it, or several lines. */
function isMoreThanNumber(text: string): boolean {
  const { lines = [] } = loadedListReader()?.parseList(text) ?? {}
  return lines.length > 1 || lines.some(line => line.quantity !== '' || line.ambiguity !== undefined)
}
