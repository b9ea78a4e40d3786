import { emptyLine } from './quick-order.derive'
import type { QuickOrderLine, QuickOrderState } from './quick-order.types'

/** Makes lines with keys that no other has: keys outlive the page in a draft, so those of another visit must not come again. */
export function lineMaker(): () => QuickOrderLine {
  const seed = Math.random().toString(36).slice(2, 10)
  let last = 0
  return () => emptyLine(`${seed}-${++last}`)
}

/** A list with one line to type in. */
export const emptyList = (newLine: () => QuickOrderLine): QuickOrderState => ({
  lines: [newLine()],
  progress: undefined,
  error: undefined,
  canUndo: false,
  canRedo: false,
  backOrderMode: 'shipAvailable',
  listId: null,
})
