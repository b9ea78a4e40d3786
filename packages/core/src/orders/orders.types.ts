/** Order confirmation, placing an order, and the order afterwards. */
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
import type { WithStore } from '../with-store'

/** Lines of one part that have become one line. */
export interface PutTogether {
  /** Part number. */
  number: string
  /** Pieces of each line, in the order of the lines. */
  qtys: readonly number[]
}

/** What changed between two confirmations, line by line (ORD-018). */
export type ConfirmationDiff =
  | {
      /** Part number of the line; empty for what is about the whole order. */
      number: string
      /** `disabled`: no longer sold · `promises`: when which pieces leave · `total`: the grand total · `coupon`: it counts no longer. */
      what: 'price' | 'disabled' | 'removed' | 'added' | 'total' | 'coupon'
      /** What the buyer has seen: amount, pieces, part number or code of the coupon. */
      from: string | number
      /** What it is now; of `disabled` the successor, empty for none, of `coupon` the reason in the reader's language. */
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
  /**
   * `changed`: the order was refused because it changed; the new confirmation and its `diff` are there to be confirmed. `ordered`: this
   * tab has ordered these items before, see `orderedAs`.
   */
  status: 'loading' | 'ready' | 'updating' | 'placing' | 'changed' | 'empty' | 'failed' | 'ordered'
  /** Why it could not be calculated or placed; undefined while nothing has failed. */
  error: ShopError | undefined
  /** What is ordered, as the confirmation was asked for. */
  items: readonly OrderItem[]
  /** Lines, sums and choices as the server has calculated them last; undefined until then. */
  confirmation: OrderConfirmation | undefined
  /** The order that the items of a host's markup were placed as in this tab, while `status` is `ordered`. */
  orderedAs: { orderNo: string; path: string } | undefined
  /** Moment at which `orderBy` of the confirmation has passed, by the clock of this device, in milliseconds since 1970. */
  cutOffAt: number | undefined
  /** What is different since the buyer confirmed, while `status` is `changed`. */
  diff: readonly ConfirmationDiff[]
  /** Parts whose lines were put together; each until its quantity is changed, as the buyer has seen it then. */
  putTogether: readonly PutTogether[]
  /** Standard order or drop shipment; `REG` at first. */
  orderType: OrderType
  /** Whether what is there leaves first, or all of it together. */
  backOrderMode: BackOrderMode
  /** One of the address book, or typed in; undefined until the company has a default or the buyer chooses. */
  shipTo: { addressId: number } | AddressInput | undefined
  /** Address that is being typed in; complete, it becomes `shipTo`. */
  typedShipTo: AddressInput | undefined
  /** Id of the way of shipping; undefined until the company has a default or the buyer chooses. */
  shipViaId: number | undefined
  /** Name of the forwarder; undefined until the company has a default or the buyer chooses. */
  forwarder: string | undefined
  /** The order number of the buyer, as typed; may be blank. */
  poNo: string
  /** As it was entered; undefined while it is that of the company, see `buyerReference` of the confirmation. */
  buyerReference: string | undefined
  /** Code of the coupon that is asked for; blank without one. Whether it counts says `coupon` of the confirmation. */
  couponCode: string
  /** `checking` while the server is asked about a code. */
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

export interface Confirmation extends WithStore<ConfirmationState> {
  /** Where the lines come from: the basket, quick order, a quick order that was saved, or an order. Home where that is not known and there is no basket. */
  back(): { from: 'cart' | 'quickOrder' | 'order' | 'home'; path: string }
  /** Changes the quantity of a part as typed; a text that is no clear quantity changes nothing and is said. */
  setQuantity(number: string, entered: string | number): void
  /** Cuts a short line to what ships now (ORD-014). */
  cutToStock(number: string): void
  /** Takes a part out of the order; without lines the status is `empty`. */
  removeLine(number: string): void
  /** Puts the successor in the place of a disabled part. */
  replaceLine(number: string): void
  /** Standard order or drop shipment; calculated again. */
  setOrderType(type: OrderType): void
  /** Whether what is there leaves first, or all of it together; calculated again. */
  setBackOrderMode(mode: BackOrderMode): void
  /** One of the book ends what was being typed in. */
  setShipTo(shipTo: { addressId: number } | AddressInput): void
  /** Keeps what is typed of an address; asks nothing. */
  typeShipTo(address: AddressInput): void
  /** Chooses how it is shipped; the forwarder that was chosen goes. */
  setShipVia(shipViaId: number): void
  /** Name of the forwarder, for ways of shipping that ask for one. */
  setForwarder(name: string): void
  /** The order number of the buyer, as typed; nothing is calculated again. */
  setPoNo(poNo: string): void
  /** Reference of the buyer for the invoices of this order (BT-10). */
  setBuyerReference(reference: string): void
  /** The PO number is entered: asks whether an order carries it already, see `twins` of the confirmation. */
  checkPoNo(): void
  /** Checks a code, and takes it into the order when it counts; else `couponError` says why not. */
  applyCoupon(code: string): Promise<void>
  /** Takes the coupon out of the order again. */
  removeCoupon(): void
  /** Orders the items though the cart does not hold them any more. */
  orderAnyway(): void
  /** The items of `orderedAs` are wanted once more: calculates the order as if it were the first. */
  orderOnceMore(): void
  /** Calculates the order again, for example after a failure. */
  reload(): void
  /**
   * Places the order once, however often it is called. It leads nowhere: who calls it goes to the path, or shows the success itself.
   * @param files references of uploaded files, see `createOrderFiles`
   * @returns undefined when something has to be fixed, reconfirmed or seen first (a twin by its PO number), see the state
   */
  place(files?: readonly string[]): Promise<PlacedOrder | undefined>
  /** Asks again what became of an order whose answer was lost. @returns the order, when there is one */
  findOut(): Promise<PlacedOrder | undefined>
  /** Stops what is under way; what was entered is no longer kept for the next sign-in. */
  destroy(): void
}

/** What placing an order comes to. */
export interface PlacedOrder {
  /** As the server has placed it. */
  order: Order
  /** Path of the page that says so; it takes the place of the confirmation, so that going back does not lead to a placed order. */
  path: string
}

/** What is ordered again: an order, or a quick order that is kept under a number. */
export type ReorderOf =
  | {
      /** Number of the order. */
      orderNo: string
    }
  | {
      /** Id of the quick order or of the saved list. */
      quickOrderId: number
    }

/** What has become of each line, in the order of the lines. */
export type ReorderReport = CallResult<'orders.reorder'>

export interface Orders {
  /** Text of the query `skus`: a JSON array, URL-encoded by the caller. */
  encodeItems(items: readonly OrderItem[]): string
  /** Path of /order/confirm with these items. @param from what the items were taken from, if it was no cart: its way back leads there */
  confirmPath(items: readonly OrderItem[], from?: { quickOrderId?: number; orderNo?: string }): string
  /** Reads an order. @throws ShopError `not-found` for an unknown one, and for that of another company */
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
  /** After an order was placed: takes what was ordered out of cart or quick order. @returns the order, and where its success is shown */
  settlePlaced(order: Order, quickOrderId: number | undefined): PlacedOrder
}
