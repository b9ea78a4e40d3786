/** What is known today of the ship via of an order. */
import { sql } from 'drizzle-orm'
import type { RequestContext } from '../catalogue/request-context'
import { orders, shipVias } from '../db/schema'
import type { StoredOrder } from './order.view'

/** An order keeps the name of its ship via, in no language. */
export const sameShipVia = (region: RequestContext['region']) => sql<StoredOrder['shipVia']>`(
  select json_build_object('names', v.names, 'minDays', v.min_days, 'maxDays', v.max_days)
  from ${shipVias} v where v.name = ${orders.shipVia} and v.region = ${region} limit 1)`
