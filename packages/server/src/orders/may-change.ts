/** Who may change what of a placed order. */
import type { orders } from '../db/schema'
import type { Principal } from '../http/handler'

type OrderRow = typeof orders.$inferSelect
type Reader = Pick<Principal, 'accountId' | 'mainAccount'>

/** Its own orders, and a main account those of its colleagues. */
export const isOrdererOrMain = (order: Pick<OrderRow, 'accountId'>, reader: Reader): boolean =>
  reader.mainAccount || order.accountId === reader.accountId

/** Whether an account may cancel an order that is `submitted`. */
export const mayCancel = (order: Pick<OrderRow, 'accountId' | 'status'>, reader: Reader): boolean =>
  order.status === 'submitted' && isOrdererOrMain(order, reader)

/** Statuses before the first shipment. */
const NOTHING_SHIPPED = ['submitted', 'processing']
export const isBeforeShipping = ({ status }: Pick<OrderRow, 'status'>): boolean => NOTHING_SHIPPED.includes(status)

/** Whether an account may upload or replace the buyer's own delivery note of an order. */
export const mayChangeNote = (order: Pick<OrderRow, 'accountId' | 'status' | 'orderType'>, reader: Reader): boolean =>
  order.orderType === 'CPDROP' && isBeforeShipping(order) && isOrdererOrMain(order, reader)
