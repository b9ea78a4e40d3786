/** The sums of the cart that every page shows, kept in step with what other tabs do to the cart (ENT-002, LAY-011). */
import type { Broadcast } from '../client/broadcast.types'
import type { CartChange } from '../contract'
import { readKept } from '../contract/read-shape'
import { number, object, optional } from '../contract/shape'
import type { Session } from './session.types'

export type CartSums = Pick<CartChange, 'shoppingCartQty' | 'shoppingCartPrice'>

/** What tabs send each other of the cart of an account; without sums the cart has to be read again. */
export type CartNews = { accountId: number } & Partial<CartSums>

const TOPIC = 'cart'

const newsShape = object({
  accountId: number,
  shoppingCartQty: optional(number),
  shoppingCartPrice: optional(number),
})

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
    const news = readKept(newsShape, data)
    if (!isSignedIn || news?.accountId !== accountId) return
    const { shoppingCartQty, shoppingCartPrice } = news
    const isWhole = shoppingCartQty !== undefined && shoppingCartPrice !== undefined
    onNews(isWhole ? { shoppingCartQty, shoppingCartPrice } : undefined)
  })
