import { cartOf } from '@cartwright/core'
import { cartTotal } from '@cartwright/core/rules'
import { useAnnounce } from '../primitives/use-announce'
import { useShop } from '../provider/shop-provider'
import { useFormat, useTexts } from '../provider/use-texts'
import { cartTexts } from './cart.texts'

/**
 * Sets the quantity of a row, and says what has become of the row and of the basket once the server has taken it. What it refuses
 * is said by its message.
 */
export function useSetQuantity() {
  const cart = cartOf(useShop())
  const announce = useAnnounce()
  const t = useTexts(cartTexts)
  const { money, number } = useFormat()
  return async (shoppingCartId: number, pieces: number, currency: string) => {
    cart.setQuantity(shoppingCartId, pieces)
    await cart.settled()
    const { rows } = cart.store.getState()
    const row = rows.find(one => one.shoppingCartId === shoppingCartId)
    if (row?.qty !== pieces) return
    announce({
      about: `quantity in the basket ${shoppingCartId}`,
      result: t('heardQty', {
        count: pieces,
        number: row.number,
        n: number(pieces),
        amount: row.disabled ? t('notCounted') : money(row.price, currency),
      }),
      left: t('heardSubtotal', { total: money(cartTotal(rows), currency) }),
    })
  }
}
