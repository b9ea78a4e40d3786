/** What the cart shows once it has rows, and does not wait for. */
export { CreditNotice } from './credit-notice'
export { PrintedCart } from './printed-cart'
