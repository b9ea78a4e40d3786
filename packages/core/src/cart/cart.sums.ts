/** What reading and writing the cart have in common. */
import type { CartChange } from '../contract'
import type { Session } from '../session/session.types'

export type Sums = Pick<CartChange, 'shoppingCartQty' | 'shoppingCartPrice'>

/** What a write was answered; a reading of the rows has neither sums nor skipped parts of its own. */
export interface Answer {
  sums?: Sums
  skipped: readonly string[]
}

/** Parts that are being put in. */
export interface Put {
  numbers: readonly string[]
  answer: Promise<Answer>
}

/** Under which the tabs speak of the cart. */
export const CART_TOPIC = 'cart'

/** Draft with the quantities of this account that an expired sign-in stopped. */
export const keptName = ({ store }: Pick<Session, 'store'>): string => `cartwright.cart.${store.getState().accountId}`

export const pickSums = ({ shoppingCartQty, shoppingCartPrice }: Sums): Sums => ({ shoppingCartQty, shoppingCartPrice })
