/** Puts parts into the cart from anywhere they are shown. */
import type { CartAdd } from '@cartwright/core/contract'
import { useBusy } from '../primitives/use-busy'
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

/** A second press this soon belongs to the first: who wants more sets the quantity. */
const DOUBLE_PRESS_MS = 400

export function useAddToCart(onCartAdd: AddsToCart['onCartAdd']): AddToCart {
  const { cart } = useShop()
  const canAdd = usePermission('cart')
  const [busy, run] = useBusy()
  return {
    canAdd,
    busy,
    add: (lines, onAdded) => {
      if (lines.length === 0) return
      run(async () => {
        const pause = new Promise(resolve => setTimeout(resolve, DOUBLE_PRESS_MS))
        const missing = onCartAdd?.({ lines }) === false ? [] : await cart.add(lines)
        // Nothing of it was added: what was chosen is there for another try.
        if (missing.length < lines.length) onAdded?.()
        await pause
      })
    },
  }
}
