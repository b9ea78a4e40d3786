/** What a buyer has asked the supplier to cancel. */
import type { Order, PlacedLine } from '../contract'

/**
 * Pieces of a line that a buyer has asked to cancel, the last time; 0 where no one has. Asking changes nothing of the order (ORD-016):
 * the supplier cancels them, or answers.
 */
export const cancelAsked = (
  { comments = [] }: Pick<Order, 'comments'>,
  { lineId }: Pick<PlacedLine, 'lineId'>,
): number => comments.flatMap(({ cancels = [] }) => cancels).findLast(ask => ask.lineId === lineId)?.qty ?? 0
