/** Where mails and notifications about an order lead. */
import type { OrderEvent, OrderNotice } from '../db/schema'

/** Page of the shop about an order; a comment is on the same page. */
export const orderPath = (orderNo: string, event: OrderEvent | OrderNotice): string =>
  `/hisorder/orderDetails/${encodeURIComponent(orderNo)}${isAboutComment(event) ? '?show=comments' : ''}`

export const isAboutComment = (event: OrderEvent | OrderNotice): boolean =>
  event === 'orderAnswered' || event === 'orderAsked'

/** The page of an order, with its reports in view. */
export const reportsPath = (orderNo: string): string =>
  `/hisorder/orderDetails/${encodeURIComponent(orderNo)}?show=reports`
