import type { Order } from '@cartwright/core/contract'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import type { NavigationHandlers } from '../provider/use-navigate'

export interface OrderViewProps extends NavigationHandlers, AddToCartHandlers {
  order: Order
  /** Brings the comments into view. */
  seeksComments?: boolean
  /** Brings the reports of damage and shortage into view. */
  seeksReports?: boolean
  /** Shows the order as it is after a call. */
  onOrder: (order: Order) => void
}
