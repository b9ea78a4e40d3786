/** The cart as its widgets show it: rows, what is ticked, what stands in the way of checking out. */
import { cartOf } from '@cartwright/core'
import type { CartItem } from '@cartwright/core/contract'
import { cartTotal, piecesInReach } from '@cartwright/core/rules'
import { useEffect, useLayoutEffect } from 'react'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { useIsUs } from '../provider/use-is-us'
import { mayUse, usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'

/** What the cart comes to. */
export interface CartSums {
  /** Number of lines. */
  lines: number
  /** Net, in `currency`. */
  total: number
  /** ISO 4217. */
  currency: string
}

export interface CartChangeHandlers {
  /** Told when the number of lines or the total changed, here or in another tab. The event `cw-cart-change` of elements. */
  onCartChange?: HostHandler<CartSums> | undefined
}

/** Not all pieces of the row are in stock. */
export const isShort = (row: CartItem): boolean => piecesInReach(row.availability) < row.qty

/** The row differs from what it was when it was put in, or cannot be met from stock. */
export const isChanged = (row: CartItem): boolean =>
  row.disabled || isShort(row) || (row.discountPrice || row.unitPrice) !== row.addedPrice

/** Reads the rows as long as the widget is there and the account has a cart. */
export function useCartView() {
  const shop = useShop()
  const { session } = shop
  const cart = cartOf(shop)
  const isAllowed = usePermission('cart')
  const isUs = useIsUs()
  const currency = useStore(session.store, state => state.currency)
  const { rows, selected, status } = useStore(cart.store, state => ({
    rows: state.rows,
    selected: state.selected,
    status: state.status,
  }))
  // A widget of the sums alone need not ask for them.
  useLayoutEffect(() => session.want('cartRows'), [session])
  // Not after the frame that shows that it is waiting: the answer may be there already.
  useLayoutEffect(() => {
    // The store says what went wrong, and whether another one on the page has asked meanwhile.
    const read = () => {
      if (mayUse(session.store.getState(), 'cart') && cart.store.getState().status === 'idle')
        cart.load().catch(() => undefined)
    }
    // As soon as the account is known, not when it has been drawn.
    const stopListening = session.store.subscribe(read)
    if (status === 'idle') read()
    return stopListening
  }, [cart, session, status])
  const isWaiting = status === 'idle' || (status === 'loading' && rows.length === 0)
  const taken = selected.size > 0 ? rows.filter(row => selected.has(row.shoppingCartId)) : rows
  return {
    isAllowed,
    isWaiting,
    /** No one knows what is in it: there is no sum to show. */
    hasLoadFailed: status === 'failed' && rows.length === 0,
    status,
    rows,
    selected,
    currency,
    total: cartTotal(rows),
    /** What the total leaves out. */
    totalNote: isUs ? ('totalNoteUs' as const) : ('totalNote' as const),
    /** Lines that count. */
    counted: rows.filter(row => !row.disabled).length,
    /** First part that has to be replaced before what is taken can be checked out. */
    blocking: taken.find(row => row.disabled),
  }
}

/** Tells the host about every change of the sums. */
export function useTellCart(onCartChange: CartChangeHandlers['onCartChange']): void {
  const { session } = useShop()
  useEffect(() => {
    if (!onCartChange) return
    const stopWanting = session.want('cartSums')
    const stopListening = session.store.subscribe((state, before) => {
      const { shoppingCartQty: lines, shoppingCartPrice: total, currency } = state
      if (lines !== before.shoppingCartQty || total !== before.shoppingCartPrice)
        onCartChange({ lines, total, currency })
    })
    return () => {
      stopListening()
      stopWanting()
    }
  }, [session, onCartChange])
}
