/** Order confirmation, placing an order, and the order afterwards. */
import type { StoreApi } from 'zustand/vanilla'
import type { RefusedAt } from '../client/refused-field'
import type {
  AddressInput,
  BackOrderMode,
  CallResult,
  Order,
  OrderConfirmation,
  OrderType,
  Promised,
} from '../contract'
import type { ShopError } from '../errors/shop-error'
import type { OrderItem } from '../routing/order-path'

/** Lines of one part that have become one line. */
export interface PutTogether {
  number: string
  /** Pieces of each line, in the order of the lines. */
  qtys: readonly number[]
}

/** What changed between two confirmations, line by line (ORD-018). */
export type ConfirmationDiff =
  | {
      number: string
      what: 'price' | 'disabled' | 'removed' | 'added' | 'total' | 'coupon'
      from: string | number
      to: string | number
    }
  | { number: string; what: 'promises'; from: readonly Promised[]; to: readonly Promised[] }
  /** Day on which pieces leave that are there; null: today. */
  | { number: string; what: 'leaving'; from: string | null; to: string | null }

/** Fields of an address that is typed in. */
export const TYPED_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'countryIso2',
  'phone',
  'email',
] as const satisfies readonly (keyof AddressInput)[]

/** Fields of an order that the server names when it refuses what they hold. */
export const REFUSED_FIELDS = ['poNo', 'buyerReference', ...TYPED_FIELDS] as const
export type RefusedField = (typeof REFUSED_FIELDS)[number]

export const isOfAddress = (field: RefusedField): field is (typeof TYPED_FIELDS)[number] =>
  (TYPED_FIELDS as readonly RefusedField[]).includes(field)

export interface ConfirmationState {
  /** `changed`: the order was refused because it changed; the new confirmation and its `diff` are there to be confirmed. */
  status: 'loading' | 'ready' | 'updating' | 'placing' | 'changed' | 'empty' | 'failed'
  error: ShopError | undefined
  items: readonly OrderItem[]
  confirmation: OrderConfirmation | undefined
  /** Moment at which `orderBy` of the confirmation has passed, by the clock of this device, in milliseconds since 1970. */
  cutOffAt: number | undefined
  diff: readonly ConfirmationDiff[]
  /** Parts whose lines were put together; each until its quantity is changed, as the buyer has seen it then. */
  putTogether: readonly PutTogether[]
  orderType: OrderType
  backOrderMode: BackOrderMode
  shipTo: { addressId: number } | AddressInput | undefined
  /** Address that is being typed in; complete, it becomes `shipTo`. */
  typedShipTo: AddressInput | undefined
  shipViaId: number | undefined
  forwarder: string | undefined
  poNo: string
  /** As it was entered; undefined while it is that of the company, see `buyerReference` of the confirmation. */
  buyerReference: string | undefined
  /** Code of the coupon that is asked for; blank without one. Whether it counts says `coupon` of the confirmation. */
  couponCode: string
  couponStatus: 'idle' | 'checking'
  /** Why the coupon does not count, in the reader's language. */
  couponError: string | undefined
  /**
   * What is known of an order that failed to be placed: `asking` the server is asked · `unknown` it could not be reached, and is asked
   * again by `findOut` · `not-placed` there is no order, and none can come any more.
   */
  outcome: 'asking' | 'unknown' | 'not-placed' | undefined
  /** The fields that hold what the server has refused, and why, in the reader's language; each until it is changed or the order is sent again. */
  refused: readonly RefusedAt<RefusedField>[]
  /** Message keys of the `sales` texts that keep the order from being placed, by field (VAL-019 to VAL-021). */
  problems: Readonly<Partial<Record<'shipTo' | 'shipVia' | 'forwarder' | 'lines' | 'cart', string>>>
}

export interface Confirmation {
  store: StoreApi<ConfirmationState>
  /** Where the lines come from: the basket, quick order, a quick order that was saved, or an order. Home where that is not known and there is no basket. */
  back(): { from: 'cart' | 'quickOrder' | 'order' | 'home'; path: string }
  setQuantity(number: string, entered: string | number): void
  /** Cuts a short line to what ships now (ORD-014). */
  cutToStock(number: string): void
  removeLine(number: string): void
  /** Puts the successor in the place of a disabled part. */
  replaceLine(number: string): void
  setOrderType(type: OrderType): void
  setBackOrderMode(mode: BackOrderMode): void
  /** One of the book ends what was being typed in. */
  setShipTo(shipTo: { addressId: number } | AddressInput): void
  /** Keeps what is typed of an address; asks nothing. */
  typeShipTo(address: AddressInput): void
  setShipVia(shipViaId: number): void
  setForwarder(name: string): void
  setPoNo(poNo: string): void
  /** Reference of the buyer for the invoices of this order (BT-10). */
  setBuyerReference(reference: string): void
  /** The PO number is entered: asks whether an order carries it already, see `twins` of the confirmation. */
  checkPoNo(): void
  /** Checks a code, and takes it into the order when it counts; else `couponError` says why not. */
  applyCoupon(code: string): Promise<void>
  removeCoupon(): void
  /** Orders the items though the cart does not hold them any more. */
  orderAnyway(): void
  reload(): void
  /**
   * Places the order once, however often it is called; navigates to the success page.
   * @param files references of uploaded files, see `createOrderFiles`
   * @returns undefined when something has to be fixed, reconfirmed or seen first (a twin by its PO number), see the state
   */
  place(files?: readonly string[]): Promise<Order | undefined>
  /** Asks again what became of an order whose answer was lost. @returns the order, when there is one */
  findOut(): Promise<Order | undefined>
  destroy(): void
}

/** What is ordered again: an order, or a quick order that is kept under a number. */
export type ReorderOf = { orderNo: string } | { quickOrderId: number }

/** What has become of each line, in the order of the lines. */
export type ReorderReport = CallResult<'orders.reorder'>

export interface Orders {
  /** Text of the query `skus`: a JSON array, URL-encoded by the caller. */
  encodeItems(items: readonly OrderItem[]): string
  /** @param from what the items were taken from, if it was no cart: its way back leads there */
  confirmPath(items: readonly OrderItem[], from?: { quickOrderId?: number; orderNo?: string }): string
  get(orderNo: string, signal?: AbortSignal): Promise<Order>
  /** Cancels an order that is `submitted` still. @returns the order as it is then */
  cancel(orderNo: string): Promise<Order>
  /**
   * Cancels pieces of lines of an order that is `submitted` still; sent again after a failure, they are cancelled once.
   * @returns the order as it is then
   */
  cancelLines(orderNo: string, lines: readonly { lineId: number; qty: number }[]): Promise<Order>
  /**
   * Gives up the pieces that wait for goods, as many as `rest` of the order says; sent again after a failure, once.
   * @returns the order as it is then
   * @throws ShopError `refused` when other pieces wait by now
   */
  giveUpRest(orderNo: string, pieces: number): Promise<Order>
  /**
   * Moves them to an order of their own instead, likewise.
   * @returns the first order; the last of `movedTo` is the other one
   */
  moveRest(orderNo: string, pieces: number): Promise<Order>
  /**
   * Writes to the supplier about an order; sent again after a failure, the same text is written once.
   * @param cancels pieces of lines that it asks to cancel
   * @returns the order with it
   */
  comment(orderNo: string, text: string, cancels?: readonly { lineId: number; qty: number }[]): Promise<Order>
  /**
   * Puts files of `createOrderFiles` in the place of the buyer's own delivery note of a placed order; sent again after a failure, the same
   * files are put there once.
   * @returns the order with it
   */
  changeNote(orderNo: string, files: readonly string[]): Promise<Order>
  /**
   * What ordering an order, or the lines of a saved list, again would come to; adds nothing.
   * @returns undefined from a backend that makes no report: for an order it has `buyAgain`
   */
  reorder(of: ReorderOf, signal?: AbortSignal): Promise<ReorderReport | undefined>
  /** Puts what can still be ordered of an order into the cart. @returns whether that is all; what is not has been named @source API-071 */
  buyAgain(orderNo: string): Promise<boolean>
  /** After an order was placed: takes what was ordered out of cart or quick order, and goes to the page of success. */
  leave(order: Order, quickOrderId: number | undefined): void
}
