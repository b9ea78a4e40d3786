/** Puts parts into the cart from anywhere they are shown. */
import type { CartAdd } from '@cartwright/core/contract'
import { useState } from 'react'
import type { HostHandler } from '../provider/host-handler'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'

/** What every widget that fills the cart can be given. */
export interface AddsToCart {
  /** Asked before parts go into the cart; return false to put them somewhere yourself. The event `cw-cart-add` of elements. */
  onCartAdd?: HostHandler<{ lines: readonly CartAdd[] }> | undefined
}

export interface AddToCart {
  /** The account has a cart. */
  canAdd: boolean
  busy: boolean
  /** @param onAdded told when they are in the cart, or the host has taken them */
  add: (lines: readonly CartAdd[], onAdded?: () => void) => void
}

export function useAddToCart(onCartAdd: AddsToCart['onCartAdd']): AddToCart {
  const { cart } = useShop()
  const canAdd = usePermission('cart')
  const [busy, setBusy] = useState(false)
  return {
    canAdd,
    busy,
    add: (lines, onAdded) => {
      if (lines.length === 0) return
      if (onCartAdd?.({ lines }) === false) return onAdded?.()
      setBusy(true)
      cart
        .add(lines)
        .then(onAdded)
        // The cart has said what went wrong; the button is there for another try.
        .catch(() => undefined)
        .finally(() => setBusy(false))
    },
  }
}
