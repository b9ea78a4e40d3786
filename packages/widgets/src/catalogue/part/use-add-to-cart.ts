/** Puts parts into the cart from anywhere they are shown. */
import { type Cart, cartOf } from '@cartwright/core'
import type { CartAdd } from '@cartwright/core/contract'
import { useBusy } from '../../primitives/use-busy'
import { useShop } from '../../provider/shop-provider'
import { usePermission } from '../../provider/use-permission'
import { useTexts } from '../../provider/use-texts'
import { type AddToCartHandlers, askHost } from './ask-host'
import { buyingTexts } from './buying.texts'

export interface AddToCart {
  /** The account has a cart. */
  canAdd: boolean
  busy: boolean
  /** @param onAdded called when they are in the cart, with the numbers that are not; without numbers when the host has taken them */
  add: (lines: readonly CartAdd[], onAdded?: (missing?: readonly string[]) => void) => void
}

/** A second press this soon belongs to the first: who wants more sets the quantity. */
const DOUBLE_PRESS_MS = 400

/** @param put how they are put into the cart; without it as everywhere, with the success tip */
export function useAddToCart(onCartAdd: AddToCartHandlers['onCartAdd'], put?: Cart['add']): AddToCart {
  const shop = useShop()
  const { messages } = shop
  const cart = cartOf(shop)
  const t = useTexts(buyingTexts)
  const canAdd = usePermission('cart')
  const [busy, run] = useBusy()
  return {
    canAdd,
    busy,
    add: (lines, onAdded) => {
      if (lines.length === 0) return
      run(async () => {
        const pause = new Promise(resolve => setTimeout(resolve, DOUBLE_PRESS_MS))
        const host = askHost(onCartAdd, lines, {
          taken: () => onAdded?.(),
          rejected: reason => messages.show({ kind: 'error', text: reason ?? t('notTaken') }),
        })
        if (host) await host
        // Nothing of it was added: what was chosen is there for another try.
        else {
          const missing = await (put ?? cart.add)(lines)
          if (missing.length < lines.length) onAdded?.(missing)
        }
        await pause
      })
    },
  }
}
