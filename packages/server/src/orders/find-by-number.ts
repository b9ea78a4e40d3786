/** Orders by any number that stands on their papers. */
import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { foldedNumber, holdsNumber } from '../db/folded-number'
import { orders, parcels, quickOrders, receivables, shipments } from '../db/schema'
import { numbersOfEntry } from '../db/schema/finance'
import { numbersOfOrder } from '../db/schema/orders'
import { numberOfParcel, numberOfShipment } from '../db/schema/shipments'
import { isReadableQuickOrder } from '../saved-lists/readable-list'

/** The ids of orders of the own company that a number on any of their papers names. */
export function orderIdsByNumber(scope: Pick<RequestContext, 'caller'>, keyword: string): SQL {
  // What is left of a payment is of no order.
  const ofEntries = sql`select order_id from ${receivables} where cust_id = ${scope.caller.custId} and order_id is not null
    and ${holdsNumber(numbersOfEntry, keyword)}`
  return sql`${orderIdsByGoods(scope, keyword)} union all ${ofEntries}`
}

/**
 * As `orderIdsByNumber`, without invoices and credit notes: by order, sales order, purchase order, quick order, delivery note and parcel.
 * Found one by one, each with an index of its own: one condition with `or` would look at every order.
 */
export function orderIdsByGoods({ caller }: Pick<RequestContext, 'caller'>, keyword: string): SQL {
  const { custId } = caller
  const isOwn = sql`cust_id = ${custId}`
  const found = [
    sql`select order_id from ${orders} where ${isOwn} and ${holdsNumber(numbersOfOrder, keyword)}`,
    sql`select o.order_id from ${quickOrders} join ${orders} o using (quick_order_id)
      where ${isReadableQuickOrder(caller)} and ${holdsNumber(foldedNumber(quickOrders.qoNo), keyword)}`,
    sql`select o.order_id from (select order_id from ${shipments} where ${holdsNumber(numberOfShipment, keyword)}) s
      join ${orders} o using (order_id) where o.${isOwn}`,
    sql`select o.order_id from (select shipment_id from ${parcels} where ${holdsNumber(numberOfParcel, keyword)}) p
      join ${shipments} s using (shipment_id) join ${orders} o using (order_id) where o.${isOwn}`,
  ]
  return sql.join(found, sql` union all `)
}
