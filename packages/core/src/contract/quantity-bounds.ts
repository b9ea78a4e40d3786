/** Pieces of one line. @source CART-001, CART-002 */
export const QUANTITY_MIN = 1
export const QUANTITY_MAX = 9999
