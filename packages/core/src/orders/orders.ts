/** Confirming, placing and reading orders. */
import { createStore } from 'zustand/vanilla'
import type { CartInternal } from '../cart/cart.types'
import type { Client } from '../client/client.types'
import type { BackOrderMode, Order } from '../contract'
import type { I18n } from '../i18n/i18n.types'
import { loadLater } from '../load-later'
import type { Messages } from '../messages/messages.types'
import { PERMISSION } from '../rules'
import type { SessionInternal } from '../session/session.types'
import type { Shop, ShopStorage } from '../shop.types'
import type { Sites } from '../site/site.types'
import { confirmPath, encodeItems } from './order-path'
import type { Confirmation, ConfirmationState, OrdersInternal } from './orders.types'

export interface OrdersContext {
  client: Client
  session: SessionInternal
  sites: Sites
  messages: Messages
  i18n: I18n
  cart: Pick<CartInternal, 'load' | 'ordered' | 'store'>
  drafts: ShopStorage
  /** What was chosen in quick order for one that waits to be confirmed. */
  backOrderMode: (quickOrderId: number) => BackOrderMode | undefined
  navigate: Shop['navigate']
  now: () => Date
}

const ACTIONS = [
  'setQuantity',
  'cutToStock',
  'removeLine',
  'replaceLine',
  'setOrderType',
  'setBackOrderMode',
  'setShipTo',
  'setShipVia',
  'setForwarder',
  'setPoNo',
  'reload',
  'place',
  'destroy',
] as const satisfies readonly (keyof Confirmation)[]

const initialConfirmation = (): ConfirmationState => ({
  status: 'loading',
  error: undefined,
  items: [],
  confirmation: undefined,
  diff: [],
  orderType: 'REG',
  backOrderMode: 'shipAvailable',
  shipTo: undefined,
  shipViaId: undefined,
  forwarder: undefined,
  poNo: '',
  problems: {},
})

export function createOrders({
  client,
  session,
  messages,
  i18n,
  cart,
  drafts,
  backOrderMode,
  navigate,
}: OrdersContext): OrdersInternal {
  const listeners = new Set<(order: Order, quickOrderId: number | undefined) => void>()

  function leave(order: Order, quickOrderId: number | undefined): void {
    for (const listen of listeners) listen(order, quickOrderId)
    // The server took the ordered pieces out of the cart (ORD-017).
    if (quickOrderId === undefined && session.hasPermission([PERMISSION.cart])) void cart.ordered()
    // In the place of the confirmation, so that going back does not lead to a placed order.
    navigate(`/order/checkout/${encodeURIComponent(order.id)}`, { replace: true })
  }

  return {
    createConfirmation: (skus, quickOrderId): Confirmation => {
      const store = createStore<ConfirmationState>(initialConfirmation)
      const onPlaced = (order: Order) => leave(order, quickOrderId)
      const context = {
        store,
        client,
        messages,
        i18n,
        cart,
        skus,
        quickOrderId,
        backOrderMode,
        session,
        drafts,
        onPlaced,
      }
      const load = async () => (await import('./confirmation.store')).createConfirmationActions(context)
      return { store, ...loadLater(load, ACTIONS, error => store.setState({ status: 'failed', error })) }
    },
    encodeItems,
    confirmPath: (items, quickOrderId) => confirmPath(items, { quickOrderId }),
    get: (orderNo, signal) =>
      client.call('orders.get', { params: { orderno: orderNo } }, { silent: true, ...(signal ? { signal } : {}) }),
    onPlaced: listen => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
