/** One order before it is placed: every change is calculated by the server, and it is placed once. */
import { createStore } from 'zustand/vanilla'
import { sessionSettled } from '../catalogue/catalogue-context'
import type { OrderConfirmation } from '../contract'
import * as ordersCalls from '../contract/orders'
import { isShopError, type ShopError } from '../errors/shop-error'
import { sayUnclear } from '../messages/say-unclear'
import { draftedBackOrderMode } from '../quick-order/ordered-draft'
import { addUp, PERMISSION, readField } from '../rules'
import { type RestoredState, restoreAfterSignIn } from '../session/restore-after-sign-in'
import type { Shop } from '../shop.types'
import { cutOffAt } from './cut-off'
import { type Entered, pickEntered, toEntered } from './entered'
import { type OrderSource, problemsOf, toOrderBody } from './order-confirmation.derive'
import { WHOLE_CART } from './order-path'
import { ordersOf } from './orders'
import type { Confirmation, ConfirmationState, OrderItem } from './orders.types'
import { createPlacing } from './place-order'
import { readItems } from './read-items'
import { createTwinCheck } from './twin-check'
import { createCouponUse } from './use-coupon'
import { withPromises } from './with-promises'

const initialConfirmation = (): ConfirmationState => ({
  status: 'loading',
  error: undefined,
  items: [],
  confirmation: undefined,
  cutOffAt: undefined,
  diff: [],
  orderType: 'REG',
  backOrderMode: 'shipAvailable',
  shipTo: undefined,
  typedShipTo: undefined,
  shipViaId: undefined,
  forwarder: undefined,
  poNo: '',
  couponCode: '',
  couponStatus: 'idle',
  couponError: undefined,
  outcome: undefined,
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
  const { client } = shop
  const store = createStore(initialConfirmation)
  /** The question under way; an answer to an older one is dropped. */
  let asking = new AbortController()
  let carried: RestoredState<Entered> | undefined
  const source: OrderSource = { quickOrderId, fromCart: options.fromCart ?? skus === WHOLE_CART }
  const twins = createTwinCheck(shop, store, source)

  const set = (change: Partial<ConfirmationState>) =>
    store.setState(before => {
      const after = { ...before, ...change }
      return { ...after, problems: problemsOf(after) }
    })

  /** @param change goes on screen together with the new status, so that new items never stand beside old sums as ready */
  async function ask(change: Partial<ConfirmationState> = {}): Promise<void> {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const { confirmation, outcome } = store.getState()
    // What is not known of the last try is still to be found out.
    const open = outcome === 'unknown' ? outcome : undefined
    set({ ...change, status: confirmation ? 'updating' : 'loading', error: undefined, outcome: open, diff: [] })
    try {
      if (store.getState().items.length === 0 && !confirmation) {
        const items = await readItems(shop, skus, quickOrderId)
        if (signal.aborted) return
        set({ items })
      }
      if (store.getState().items.length === 0) {
        set({ status: 'empty', confirmation: undefined })
        return
      }
      const body = toOrderBody(store.getState(), source)
      const answer = await withShipVias(
        withPromises(await client.call(ordersCalls.confirm, { body }, { signal, silent: !confirmation })),
        signal,
      )
      if (signal.aborted) return
      twins.noteChecked(body.poNo ?? '')
      set({ status: 'ready', ...settled(answer) })
    } catch (error) {
      if (isShopError(error, 'signed-out')) carried?.keep()
      if (!signal.aborted) set({ status: 'failed', error: error as ShopError })
    }
  }

  /** A back end may have the choices in their own call alone. @source API-082 */
  async function withShipVias(answer: OrderConfirmation, signal: AbortSignal): Promise<OrderConfirmation> {
    if (answer.shipVias.length > 0) return answer
    return { ...answer, shipVias: await client.call(ordersCalls.shipVias, undefined, { signal, silent: true }) }
  }

  /** The answer, with the server's defaults where the buyer has chosen nothing yet. */
  function settled(confirmation: OrderConfirmation): Partial<ConfirmationState> {
    const { shipTo, shipViaId, forwarder, confirmation: before } = store.getState()
    const id = confirmation.shipTo?.addressId
    const isWhole = confirmation.shipVias.length > 0 || !before
    return {
      confirmation: isWhole ? confirmation : { ...confirmation, shipVias: before.shipVias },
      cutOffAt: cutOffAt(confirmation),
      couponError: confirmation.couponProblem?.msg,
      shipTo: shipTo ?? (id == null ? undefined : { addressId: id }),
      shipViaId: shipViaId ?? confirmation.shipViaId ?? undefined,
      forwarder: forwarder ?? confirmation.forwarder ?? undefined,
    }
  }

  /** Nothing of an order that is on its way can be changed. */
  function change(edit: (state: ConfirmationState) => Partial<ConfirmationState>): void {
    if (!placing.isUnderWay()) void ask(edit(store.getState()))
  }

  const changeItem = (number: string, edit: (item: OrderItem) => OrderItem | undefined) =>
    change(({ items }) => ({
      items: addUp(
        items.map(item => (item.number === number ? edit(item) : item)).filter(item => item !== undefined),
        'apart',
      ),
    }))

  const lineOf = (number: string) => store.getState().confirmation?.lines.find(line => line.number === number)

  async function readAgain(): Promise<OrderConfirmation | undefined> {
    await ask()
    const { status, confirmation } = store.getState()
    return status === 'ready' ? confirmation : undefined
  }

  const placing = createPlacing(shop, {
    store,
    set,
    source,
    settled,
    readAgain,
    hasNewTwin: twins.hasNewTwin,
    keepEntered: () => carried?.keep(),
    onPlaced: order => {
      carried?.forget()
      ordersOf(shop).leave(order, quickOrderId)
    },
  })

  const coupon = createCouponUse(shop, {
    store,
    source,
    isUnderWay: placing.isUnderWay,
    onCoupon: couponCode => change(() => ({ couponCode })),
  })

  void sessionSettled(shop.session, asking.signal).then(() => {
    carried = restoreAfterSignIn(shop, {
      what: `order.${quickOrderId ?? ''}.${skus}`,
      entered: () => pickEntered(store.getState()),
      parse: toEntered,
    })
    const mode = quickOrderId === undefined ? undefined : draftedBackOrderMode(shop, quickOrderId)
    void ask(carried.kept ?? (mode && { backOrderMode: mode }))
  })

  return {
    store,
    back: () => {
      // A quick order that does not exist has no page.
      if (quickOrderId !== undefined && store.getState().error?.kind !== 'not-found') {
        const isOnScreen = draftedBackOrderMode(shop, quickOrderId) !== undefined
        const path = isOnScreen ? '/my/quickorder' : `/hisorder/quickOrderDetails/${quickOrderId}`
        return { from: 'quickOrder', path }
      }
      if (options.orderNo) {
        return { from: 'order', path: `/hisorder/orderDetails/${encodeURIComponent(options.orderNo)}` }
      }
      if (!shop.session.hasPermission([PERMISSION.cart])) return { from: 'home', path: '/index' }
      return { from: 'cart', path: '/cust/shoppingcart' }
    },
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
    setOrderType: orderType => change(() => ({ orderType })),
    setBackOrderMode: backOrderMode => change(() => ({ backOrderMode })),
    setShipTo: shipTo => change(() => ({ shipTo, typedShipTo: 'address1' in shipTo ? shipTo : undefined })),
    typeShipTo: typedShipTo => {
      if (!placing.isUnderWay()) set({ typedShipTo })
    },
    setShipVia: shipViaId => change(() => ({ shipViaId, forwarder: undefined })),
    setForwarder: forwarder => change(() => ({ forwarder })),
    setPoNo: poNo => {
      if (!placing.isUnderWay()) set({ poNo })
    },
    checkPoNo: () => void twins.check(),
    applyCoupon: coupon.apply,
    removeCoupon: coupon.remove,
    orderAnyway: () =>
      change(() => {
        source.fromCart = false
        return {}
      }),
    reload: () => change(() => ({})),
    findOut: placing.findOut,
    place: placing.place,
    destroy: () => {
      carried?.stop()
      asking.abort()
    },
  }
}
