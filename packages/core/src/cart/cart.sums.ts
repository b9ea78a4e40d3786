/** What reading and writing the cart have in common. */
import type { CartChange } from '../contract'

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

export const pickSums = ({ shoppingCartQty, shoppingCartPrice }: Sums): Sums => ({ shoppingCartQty, shoppingCartPrice })
