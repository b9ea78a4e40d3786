/** Where the cart's buttons lead. */

/** "View cart" (LAY-052). */
export const CART_PATH = '/cust/shoppingcart'
/** "Continue shopping" (LAY-055). */
export const SHOP_PATH = '/index'
