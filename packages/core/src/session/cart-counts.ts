/** The sums of the cart that every page shows, kept in step with what other tabs do to the cart (ENT-002, LAY-011). */
import type { Broadcast } from '../client/broadcast.types'
import type { CartChange } from '../contract'
import { isObject } from '../is-object'
import type { Session } from './session.types'

export type CartSums = Pick<CartChange, 'shoppingCartQty' | 'shoppingCartPrice'>

/** What tabs send each other of the cart of an account; without sums the cart has to be read again. */
export type CartNews = { accountId: number } & Partial<CartSums>

const TOPIC = 'cart'

export const pickSums = ({ shoppingCartQty, shoppingCartPrice }: CartSums): CartSums => ({
  shoppingCartQty,
  shoppingCartPrice,
})

export const tellCartNews = (broadcast: Broadcast, news: CartNews): void => broadcast.post(TOPIC, news)

/** Calls `onNews` for news of another tab about the cart of the account at the screen. @returns how to stop */
export const onCartNews = (
  broadcast: Broadcast,
  { store }: Pick<Session, 'store'>,
  onNews: (sums: CartSums | undefined) => void,
): (() => void) =>
  broadcast.subscribe(TOPIC, data => {
    const { accountId, isSignedIn } = store.getState()
    if (!isSignedIn || !isObject(data) || data.accountId !== accountId) return
    const isSums = typeof data.shoppingCartQty === 'number' && typeof data.shoppingCartPrice === 'number'
    onNews(isSums ? pickSums(data as unknown as CartSums) : undefined)
  })
