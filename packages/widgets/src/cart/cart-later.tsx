/** What the cart shows once it has rows, and does not wait for. */
export { CartCredit } from './cart-credit'
export { PrintedCart } from './printed-cart'
