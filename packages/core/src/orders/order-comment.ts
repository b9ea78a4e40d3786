/** A message to the supplier about an order, while it is being written. */
import { readKept } from '../contract/read-shape'
import { listOf, number, object, optional, string } from '../contract/shape'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'

/** Pieces of a line that the supplier is asked to cancel. */
export interface CancelProposal {
  /** The sentence that asks for it. */
  text: string
  /** Part number of the line. */
  number: string
  /** Missing at a back end whose lines have no id: there it is asked for in words alone. */
  lineId?: number | undefined
  /** Whole pieces, at least 1. */
  qty: number
}

export interface CommentDraft {
  /** As typed so far. */
  text: string
  /** What the message asks for, by line. */
  asks: readonly CancelProposal[]
}

/**
 * A message that was being written when the sign-in expired is there for the same account and order (ERR-003).
 * @param typed undefined while nothing is typed
 */
export function carryComment(
  shop: Pick<Shop, 'session' | 'drafts'>,
  orderNo: string,
  typed: () => CommentDraft | undefined,
): { kept: CommentDraft | undefined; forget(): void; destroy(): void } {
  const { kept, forget, stop } = restoreAfterSignIn(shop, {
    what: `comment.${orderNo}`,
    entered: typed,
    parse: kept => readKept(draftShape, kept),
  })
  return { kept, forget, destroy: stop }
}

const draftShape = object({
  text: string,
  asks: listOf(object({ text: string, number: string, lineId: optional(number), qty: number })),
})
