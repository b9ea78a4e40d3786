/** A line with what a buyer enters, picks or cuts. */
import type { Sku } from '../contract'
import { piecesInReach, QUANTITY_MIN, readTyped } from '../rules'
import { withInput, withPart, withQuantity } from './quick-order.derive'
import type { QuickOrderLine } from './quick-order.types'

/** The line to be checked again. */
export const recheck = (line: QuickOrderLine): QuickOrderLine => withInput(line, line.input, 'checking')

/** The line at the quantity that was entered, which may be a text that has to be asked about. */
export function withEntered(line: QuickOrderLine, entered: string | number): QuickOrderLine {
  // Clearing an open question, or answering it in words, answers nothing.
  const isNoAnswer = line.ambiguity !== undefined && typeof entered === 'string' && !/\p{Nd}/u.test(entered)
  const { qty, ambiguity } = isNoAnswer
    ? { qty: QUANTITY_MIN, ambiguity: { entered: entered.trim(), choices: [] } }
    : readTyped(entered)
  if (!ambiguity) return qty === line.qty && !line.ambiguity ? line : withQuantity(line, qty)
  const read = { ...line, qty, ambiguity, whole: undefined }
  return line.part && line.status !== 'replaced' ? withPart(read, line.part, line.matchedBy) : read
}

/** The line with a part that was picked. One that is no longer sold has to be looked up for what takes its place. */
export const withPicked = (line: QuickOrderLine, part: Sku): QuickOrderLine =>
  part.disabled ? recheck(line) : withPart(line, part, 'number')

/** The line at what is in stock; a line that is not short stays as it is (ORD-014). */
export function withStock(line: QuickOrderLine): QuickOrderLine {
  const stock = piecesInReach(line.part?.availability ?? null)
  return line.status === 'back-order' && stock > 0 ? withQuantity(line, stock) : line
}
