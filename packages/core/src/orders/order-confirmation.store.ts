/** One order before it is placed: every change is calculated by the server, and it is placed once. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AddressInput } from '../contract'
import { sessionSettled } from '../listing/catalogue-context'
import { sayUnclear } from '../messages/say-unclear'
import { draftedBackOrderMode } from '../quick-order/quick-order.draft'
import { type OrderItem, successPath, WHOLE_CART } from '../routing/order-path'
import { readField } from '../rules'
import { type RestoredState, restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import { toJson } from '../to-json'
import { type Entered, pickEntered, toEntered } from './entered'
import { type OrderSource, problemsOf } from './order-confirmation.derive'
import { createOrderQuestion } from './order-question'
import { orderedItems } from './ordered-items'
import { ordersOf } from './orders'
import { type Confirmation, type ConfirmationState, isOfAddress } from './orders.types'
import { createPlacing } from './place-order'
import { putTogether, readItems } from './read-items'
import { createTwinCheck } from './twin-check'
import { createCouponUse } from './use-coupon'
import { wayBack } from './way-back'

const initialConfirmation = (): ConfirmationState => ({
  status: 'loading',
  error: undefined,
  items: [],
  confirmation: undefined,
  orderedAs: undefined,
  cutOffAt: undefined,
  diff: [],
  putTogether: [],
  orderType: 'REG',
  backOrderMode: 'shipAvailable',
  shipTo: undefined,
  typedShipTo: undefined,
  shipViaId: undefined,
  forwarder: undefined,
  poNo: '',
  buyerReference: undefined,
  couponCode: '',
  couponStatus: 'idle',
  couponError: undefined,
  outcome: undefined,
  refused: [],
  problems: {},
})

/**
 * @param skus query of the page; malformed or empty gives status `empty`
 * @param quickOrderId ties the order to a quick order, whose lines are read when `skus` is empty because they would make the
 * address too long
 * @param options `fromCart`: the items are rows of the cart, and are ordered only while they are in it; `orderNo`: they are those of
 * an order, see `back`
 */
export function createConfirmation(
  shop: Shop,
  skus: string,
  quickOrderId?: number,
  options: { fromCart?: boolean; orderNo?: string | undefined } = {},
): Confirmation {
  const store = createStore(initialConfirmation)
  const opening = new AbortController()
  let carried: RestoredState<Entered> | undefined
  const source: OrderSource = { quickOrderId, fromCart: options.fromCart ?? skus === WHOLE_CART }
  const twins = createTwinCheck(shop, store, source)
  // Rows of the cart and the shop's own page cannot be ordered twice by loading the page again.
  const ordered =
    shop.shopUrl === undefined || source.fromCart ? undefined : orderedItems(shop, toJson([skus, quickOrderId ?? null]))

  const set = (change: Partial<ConfirmationState>) => store.setState(before => withProblems({ ...before, ...change }))

  const { ask, settled, stop } = createOrderQuestion(shop, {
    store,
    set,
    source,
    readItems: () => readItems(shop, skus, quickOrderId),
    onChecked: twins.noteChecked,
    onSignedOut: () => carried?.keep(),
  })

  /** Nothing of an order that is on its way can be changed. */
  function change(edit: (state: ConfirmationState) => Partial<ConfirmationState>): void {
    if (!placing.isUnderWay()) void ask(edit(store.getState()))
  }

  const placing = createPlacing(shop, {
    store,
    set,
    source,
    settled,
    readAgain: async () => {
      await ask()
      const { status, confirmation } = store.getState()
      return status === 'ready' ? confirmation : undefined
    },
    hasNewTwin: twins.hasNewTwin,
    keepEntered: () => carried?.keep(),
    onPlaced: order => {
      carried?.forget()
      ordered?.remember(new Date(), order)
      return ordersOf(shop).settlePlaced(order, quickOrderId)
    },
  })

  const coupon = createCouponUse(shop, {
    store,
    source,
    isUnderWay: placing.isUnderWay,
    onCoupon: couponCode => change(() => ({ couponCode })),
  })

  void sessionSettled(shop.session, opening.signal).then(() => {
    const known = ordered?.find(new Date())
    if (known) set({ status: 'ordered', orderedAs: { orderNo: known.orderNo, path: successPath(known.id) } })
    else begin()
  })

  function begin() {
    carried = carryEntered(shop, store, `order.${quickOrderId ?? ''}.${skus}`)
    const mode = quickOrderId === undefined ? undefined : draftedBackOrderMode(shop, quickOrderId)
    void ask(carried.kept ?? (mode && { backOrderMode: mode }))
  }

  return {
    store,
    back: () => wayBack(shop, source, store.getState(), options.orderNo),
    ...lineChanges(shop, store, change),
    ...fieldChanges(change, edit => placing.isUnderWay() || set(edit(store.getState()))),
    checkPoNo: () => void twins.check(),
    applyCoupon: coupon.apply,
    removeCoupon: coupon.remove,
    orderAnyway: () =>
      change(() => {
        source.fromCart = false
        return {}
      }),
    orderOnceMore: () => {
      ordered?.forget(new Date())
      set({ status: 'loading', orderedAs: undefined })
      begin()
    },
    reload: () => change(() => ({})),
    findOut: placing.findOut,
    place: placing.place,
    destroy: () => {
      carried?.stop()
      opening.abort()
      stop()
    },
  }
}

const withProblems = (state: ConfirmationState): ConfirmationState => ({ ...state, problems: problemsOf(state) })

/** Brings what was entered through a sign-in. */
const carryEntered = (shop: Shop, store: StoreApi<ConfirmationState>, what: string): RestoredState<Entered> =>
  restoreAfterSignIn(shop, { what, entered: () => pickEntered(store.getState()), parse: toEntered })

type Change = (edit: (state: ConfirmationState) => Partial<ConfirmationState>) => void
type FieldChanges = Pick<
  Confirmation,
  | 'setOrderType'
  | 'setBackOrderMode'
  | 'setShipTo'
  | 'typeShipTo'
  | 'setShipVia'
  | 'setForwarder'
  | 'setPoNo'
  | 'setBuyerReference'
>

/** What a buyer chooses for the whole order. @param note takes what the server need not calculate */
function fieldChanges(change: Change, note: Change): FieldChanges {
  return {
    setOrderType: orderType => change(() => ({ orderType })),
    setBackOrderMode: backOrderMode => change(() => ({ backOrderMode })),
    setShipTo: shipTo =>
      change(state => ({
        shipTo,
        typedShipTo: 'address1' in shipTo ? shipTo : undefined,
        refused: 'address1' in shipTo ? stillRefused(state, shipTo) : stillRefused(state, {}),
      })),
    typeShipTo: typedShipTo => note(state => ({ typedShipTo, refused: stillRefused(state, typedShipTo) })),
    setShipVia: shipViaId => change(() => ({ shipViaId, forwarder: undefined })),
    setForwarder: forwarder => change(() => ({ forwarder })),
    setPoNo: poNo => note(({ refused }) => ({ poNo, refused: refused.filter(at => at.field !== 'poNo') })),
    setBuyerReference: buyerReference =>
      note(({ refused }) => ({ buyerReference, refused: refused.filter(at => at.field !== 'buyerReference') })),
  }
}

/** What is refused of a typed address is so until it is typed otherwise. */
const stillRefused = (
  { refused, typedShipTo }: ConfirmationState,
  typed: Partial<AddressInput>,
): ConfirmationState['refused'] =>
  refused.filter(({ field }) => !isOfAddress(field) || (typedShipTo && typedShipTo[field] === typed[field]))

type LineChanges = Pick<Confirmation, 'setQuantity' | 'cutToStock' | 'removeLine' | 'replaceLine'>

/** What a buyer changes in the lines. */
function lineChanges(shop: Shop, store: StoreApi<ConfirmationState>, change: Change): LineChanges {
  const changeItem = (number: string, edit: (item: OrderItem) => OrderItem | undefined) =>
    change(({ items, putTogether: before }) => {
      const edited = items.map(item => (item.number === number ? edit(item) : item)).filter(item => item !== undefined)
      const after = putTogether(edited)
      const touched = new Set([number, ...after.putTogether.map(each => each.number)])
      return {
        items: after.items,
        putTogether: [...before.filter(each => !touched.has(each.number)), ...after.putTogether],
      }
    })
  const lineOf = (number: string) => store.getState().confirmation?.lines.find(line => line.number === number)
  return {
    setQuantity: (number, entered) => {
      const { qty, ambiguity } = readField(entered)
      if (ambiguity) sayUnclear(shop, ambiguity)
      else changeItem(number, item => ({ ...item, qty }))
    },
    cutToStock: number => {
      const shipNow = lineOf(number)?.shipNow ?? 0
      if (shipNow > 0) changeItem(number, item => ({ ...item, qty: shipNow }))
    },
    removeLine: number => changeItem(number, () => undefined),
    replaceLine: number => {
      const successor = lineOf(number)?.successor
      if (successor) changeItem(number, item => ({ ...item, number: successor, custNumber: null }))
    },
  }
}
