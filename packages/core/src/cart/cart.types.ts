/** The cart. Writes go through one queue: optimistic, batched, in order, rolled back with a message when refused. */

import type { ReadStatus } from '../client/read-status'
import type { CartAdd, CartItem, Promised } from '../contract'
import type { WithStore } from '../with-store'

export interface CartState extends ReadStatus {
  /** In the order in which they were put in. Changes show at once, before the server has taken them. */
  rows: readonly CartItem[]
  /** Ids of the rows that are ticked. */
  selected: ReadonlySet<number>
  /** Writes that wait or are under way. */
  pending: number
}

/** What changed in a row since it was put in; drawn line by line. */
export type RowChange =
  | {
      /** `short`: less is in stock than is wanted · `disabled`: no longer sold. */
      kind: 'price-down' | 'price-up'
      /** Price of one piece when it was put in. */
      from: number
      /** Price of one piece now. */
      to: number
    }
  | {
      kind: 'short'
      /** Pieces in stock, those of other warehouses included. */
      stock: number
      /** When the pieces of the row leave. */
      promises: readonly Promised[]
    }
  | {
      kind: 'disabled'
      /** Part number that takes its place; null for none. */
      successor: string | null
    }

export interface Cart extends WithStore<CartState> {
  /** Reads the rows; shows what is there while it does. */
  load(): Promise<void>
  /**
   * Puts parts in; one request for up to 1,000 lines. Shows the success tip, names skipped parts.
   * @param options `tip: false` shows no success tip: the caller says it
   * @returns the part numbers that were not put in, because they are unknown or disabled
   */
  add(lines: readonly CartAdd[], options?: { tip?: boolean }): Promise<readonly string[]>
  /**
   * Sets the quantity of a row at once on screen; what is typed is read by `readField` (CART-001 to CART-004). A text that is no
   * clear quantity, such as `1.000` or `1e3`, changes nothing and is said.
   */
  setQuantity(shoppingCartId: number, entered: string | number): void
  /** Removes rows without asking; the widget asks first (CART-009). Offers Undo. */
  remove(ids: readonly number[]): Promise<void>
  /** Puts the successor in the place of a disabled part, at the same quantity. */
  replace(shoppingCartId: number): Promise<void>
  /** Ticks rows, or with `on` false no longer; ids that are not in the cart change nothing. */
  select(ids: readonly number[], on: boolean): void
  /** Path of /order/confirm with the selected rows, or all rows when none is selected (LAY-053, RT-039). */
  checkoutPath(): string
  /** Resolves when no write is waiting. */
  settled(): Promise<void>
}

/** What the other features of the core may do besides. */
export interface CartInternal extends Cart {
  /** A call that is not the cart's has changed it, such as an order: reads it again, in the other tabs too. */
  changedElsewhere(): Promise<void>
}
