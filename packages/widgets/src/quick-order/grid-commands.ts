/** Keys that do something to the list; those that only move are in `grid-moves.ts`. */
import type { QuickOrder, QuickOrderLine } from '@cartwright/core'
import type { KeyboardEvent } from 'react'
import { isInput } from '../primitives/node-kinds'
import { isEntry, type Place } from './grid-moves'
import { canFix, offeredParts, offeredQuantities } from './line-state'
import type { ActiveCell } from './use-active-cell'

export interface GridCommandParts {
  quickOrder: QuickOrder
  cell: ActiveCell
  lineAt: (row: number) => QuickOrderLine | undefined
  /** Forgets what is being typed. */
  drop: () => void
  /** Escape: the number is again what it was. */
  revert: (here: Place, line: QuickOrderLine | undefined) => void
  goToNextOpen: (from: Place) => void
  onShowKeys: () => void
}

export function createGridCommands({
  quickOrder,
  cell,
  lineAt,
  drop,
  revert,
  goToNextOpen,
  onShowKeys,
}: GridCommandParts) {
  function clear({ column }: Place, line: QuickOrderLine) {
    if (column === 'qty') return quickOrder.setQuantity(line.key, '')
    quickOrder.edit(line.key, '')
    quickOrder.commit(line.key)
  }

  function removeAt({ row, column }: Place, line: QuickOrderLine) {
    quickOrder.removeLines([line.key])
    cell.focus({ row, column: isEntry(column) ? column : 'number' })
  }

  /** Keys with Ctrl. @returns false when the key is none of them */
  function listCommand({ key, shiftKey }: KeyboardEvent, here: Place, isBusy: boolean): boolean {
    const line = lineAt(here.row)
    const letter = key.toLowerCase()
    if (key === 'Delete' && line) removeAt(here, line)
    else if (!isBusy && letter === 'z' && !shiftKey) quickOrder.undo()
    else if (!isBusy && (letter === 'y' || letter === 'z')) quickOrder.redo()
    else return false
    return true
  }

  /** Alt+F: the fix of the line. */
  function fix(row: number, line: QuickOrderLine): boolean {
    if (line.status === 'quantity' && offeredQuantities(line).length === 0) cell.go({ row, column: 'qty' })
    else if (canFix(line)) {
      drop()
      quickOrder.fix(line.key)
    } else return false
    return true
  }

  /** Alt and a digit: one of the proposals. */
  function choose(at: number, line: QuickOrderLine): boolean {
    const part = offeredParts(line)[at]
    const pieces = offeredQuantities(line)[at]
    if (!part && pieces === undefined) return false
    drop()
    if (part) quickOrder.pick(line.key, part)
    else if (pieces !== undefined) quickOrder.setQuantity(line.key, pieces)
    return true
  }

  /**
   * What Alt does to the line: F takes the fix, a digit one of the proposals. Letters and digits alone always type, so that neither a
   * scanner nor a number such as FX-10 ever chooses anything.
   */
  function altCommand({ key, code, ctrlKey, metaKey }: KeyboardEvent, { row }: Place): boolean {
    const line = lineAt(row)
    // AltGr is Ctrl and Alt together, and types.
    if (!line || ctrlKey || metaKey) return false
    if (key.toLowerCase() === 'f' || (code === 'KeyF' && !/^[a-z]$/i.test(key))) return fix(row, line)
    // By place on the keyboard: with Alt some keyboards write signs. The number block writes characters by their code.
    const digit = /^Digit([1-9])$/.exec(code)?.[1] ?? (code === '' && /^[1-9]$/.test(key) ? key : undefined)
    return digit !== undefined && choose(Number(digit) - 1, line)
  }

  function edit(here: Place) {
    const input = cell.find(here)
    cell.setEditing(true)
    if (isInput(input)) input.setSelectionRange(input.value.length, input.value.length)
  }

  /** @returns false when the key does nothing but move, or is the browser's */
  function command(event: KeyboardEvent, here: Place, isBusy: boolean): boolean {
    const { key } = event
    const line = lineAt(here.row)
    if (event.altKey) return altCommand(event, here)
    if (key === 'F8') goToNextOpen(here)
    else if (event.ctrlKey || event.metaKey) return listCommand(event, here, isBusy)
    else if (isBusy) {
      if (key !== 'Escape') return false
      revert(here, line)
    } else if (key === 'Escape') cell.leave()
    else if (key === '?') onShowKeys()
    else if (key === 'F2' && isEntry(here.column)) edit(here)
    else if (key === 'Delete' && line && isEntry(here.column)) clear(here, line)
    else return false
    return true
  }

  return { command, removeAt }
}
