/** Cart quantities. */

export const QUANTITY_MIN = 1
export const QUANTITY_MAX = 9999

/**
 * Turns whatever was typed into a quantity: empty or not a number becomes 1, fractions are cut,
 * anything outside 1 to 9999 becomes the nearest limit.
 * @source CART-001, CART-002, CART-003, CART-004
 */
export function toQuantity(entered: string | number): number {
  const value = typeof entered === 'number' ? entered : entered.trim() === '' ? Number.NaN : Number(entered)
  if (Number.isNaN(value)) return QUANTITY_MIN
  return Math.min(QUANTITY_MAX, Math.max(QUANTITY_MIN, Math.trunc(value)))
}
