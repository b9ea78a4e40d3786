/** Numbers as electronic invoices write them. */

/** An amount, which has at most two decimals: `12.50`. */
export const amountText = (amount: number): string => amount.toFixed(2)

/** A price or a rate with two to six decimals: `12.50`, `0.1275`. */
export const decimalText = (value: number): string => value.toFixed(6).replace(/0{1,4}$/, '')
