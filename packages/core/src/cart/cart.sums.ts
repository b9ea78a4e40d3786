/** What reading and writing the cart have in common. */
import type { CartSums } from '../session/cart-counts'
import type { Session } from '../session/session.types'

/** What a write was answered; a reading of the rows has neither sums nor skipped parts of its own. */
export interface Answer {
  sums?: CartSums
  skipped: readonly string[]
}

/** Parts that are being put in. */
export interface Put {
  numbers: readonly string[]
  answer: Promise<Answer>
}

/** Draft with the quantities of this account that an expired sign-in stopped. */
export const keptName = ({ store }: Pick<Session, 'store'>): string => `cartwright.cart.${store.getState().accountId}`
