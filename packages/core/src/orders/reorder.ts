/** What is put into the cart once the report of a reorder is accepted. */
import type { OrderLine, ReorderLine } from '../contract'
import { sum } from '../rules'

/** The lines that can be ordered, each article once, in the order of the report. */
export function orderableLines(lines: readonly Pick<ReorderLine, 'now'>[]): OrderLine[] {
  const orderable = new Map<string, OrderLine>()
  // Lines that have become one article carry it with the pieces of all of them.
  for (const { now } of lines) if (now && !orderable.has(now.number)) orderable.set(now.number, now)
  return [...orderable.values()]
}

/** Net, at the prices of now. */
export const reorderTotal = (lines: readonly Pick<ReorderLine, 'now'>[]): number =>
  sum(orderableLines(lines).map(line => line.price))
