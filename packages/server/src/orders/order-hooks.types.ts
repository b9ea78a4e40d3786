/** What features above the orders do for an order. `across/` hands it in. */
import type { Address, Order } from '@cartwright/core/contract'
import type { VatTreatment } from '@cartwright/core/rules'
import type { RequestContext } from '../catalogue/request-context'
import type { Database } from '../db/database'
import type { Spoken } from '../texts/language'
import type { LocalizedMessage } from '../texts/localize'

/** What is known of an invoice before the order is placed. */
export interface InvoiceOutline {
  custId: number
  language: Spoken
  currency: string
  vat: VatTreatment
  billTo: Address
  shipTo: Address
  poNo: string
}

/** Those with a `tx` get the transaction of the change, which has locked the order. */
export interface OrderHooks {
  /** Names of the fields of the company, and of its addresses, that would keep an invoice from being issued. */
  findBuyerProblems(db: Database, outline: InvoiceOutline, now: Date): Promise<readonly LocalizedMessage[]>
  /** A shipment has left. */
  onShipped(tx: Database, orderId: number, shipmentId: number, now: Date): Promise<void>
  /** All goods of the order have arrived. */
  onArrived(tx: Database, orderId: number, now: Date): Promise<void>
  /** Pieces of the order were cancelled, or moved to or from another one. */
  onPiecesChanged(tx: Database, orderId: number): Promise<void>
  /** Why no goods of the order can go back now; null when some can. */
  readNoReturn(scope: RequestContext, order: Order): Promise<Order['noReturn']>
}

/** What happens when pieces leave, arrive or are cancelled. */
export type PieceHooks = Pick<OrderHooks, 'onShipped' | 'onArrived' | 'onPiecesChanged'>
