/** A message to the supplier about an order, while it is being written. */
import { isObject } from '../is-object'
import { restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'

/** Pieces of a line that the supplier is asked to cancel. */
export interface CancelProposal {
  /** The sentence that asks for it. */
  text: string
  number: string
  /** Missing at a back end whose lines have no id: there it is asked for in words alone. */
  lineId: number | undefined
  qty: number
}

export interface CommentDraft {
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
    parse: toDraft,
  })
  return { kept, forget, destroy: stop }
}

function toDraft(kept: unknown): CommentDraft | undefined {
  if (!isObject(kept) || typeof kept.text !== 'string' || !Array.isArray(kept.asks)) return undefined
  const asks: unknown[] = kept.asks
  return { text: kept.text, asks: asks.filter(isProposal) }
}

const isProposal = (value: unknown): value is CancelProposal =>
  isObject(value) &&
  typeof value.text === 'string' &&
  typeof value.number === 'string' &&
  typeof value.qty === 'number' &&
  (value.lineId === undefined || typeof value.lineId === 'number')
