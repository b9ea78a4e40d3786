import type { ConfirmationState } from '@cartwright/core'
import type { OrderConfirmation } from '@cartwright/core/contract'
import type { FileLimits } from '@cartwright/core/rules'
import type { Slots } from '../provider/element-slot'
import type { HostHandler } from '../provider/host-handler'
import type { NavigationHandlers } from '../provider/use-navigate'

/** A confirmation that is there. */
export type ReadyState = ConfirmationState & { confirmation: OrderConfirmation }

export interface OrderConfirmProps extends NavigationHandlers {
  /** The items, as in the query of /order/confirm: a JSON array of `{custNumber, number, qty}` (RT-039). */
  skus?: string
  /** Quick order the items come from. */
  quickOrderId?: number
  /** The items are rows of the cart: they are ordered only while they are in it, so that two tabs do not order them twice. */
  fromCart?: boolean
  /** Order whose articles are ordered again: the way back leads to it. */
  orderNo?: string | undefined
  /** What files may go with the order, as far as other than specified (VAL-024). */
  fileLimits?: Partial<FileLimits>
  /**
   * Asked once an order exists, with the path of its success. Return false to go on yourself: the widget keeps one line that says so.
   * Otherwise it shows the success in its own place on a host's page, and goes to that path on the shop's own.
   */
  onOrderPlaced?: HostHandler<{ orderNo: string; grandTotal: number; currency: string; path: string }>
  /** What a React page has for the slots of the element. */
  slots?: Slots<'header' | 'before-place' | 'footer' | 'failed'> | undefined
}
