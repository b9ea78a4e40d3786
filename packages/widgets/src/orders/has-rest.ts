import type { Order } from '@cartwright/core/contract'

/** Pieces of an order wait and can be given up or moved, or were moved to it or from it. */
export const hasRest = ({ rest, movedFrom, movedTo = [] }: Order): boolean =>
  Boolean(rest) || Boolean(movedFrom) || movedTo.length > 0
