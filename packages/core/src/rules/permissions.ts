/** Permission and role checks, the same on both sides. */

export const WILDCARD = '*:*:*'
export const ADMIN_ROLE = 'admin'
export const DEFAULT_ROLE = 'ROLE_DEFAULT'
export const PERMISSION = {
  cart: 'cust:shoppingcart',
  favourites: 'cust:favorites',
  quickOrder: 'cust:myquickorder',
  /** Placing orders; preparing them needs the cart or quick order. */
  order: 'cust:order',
  /** Adding and changing accounts of the own company. */
  accounts: 'cust:account',
  /** What other accounts of the company see in the place of its prices. */
  accountPrices: 'cust:accountprice',
} as const

function required(list: readonly string[] | undefined): readonly string[] | undefined {
  if (list !== undefined && (!Array.isArray(list) || list.length === 0)) {
    throw new TypeError('no names to check')
  }
  return list
}

/**
 * True when `granted` holds any of `wanted`, or the wildcard. Without `wanted` everybody passes.
 * @throws TypeError when `wanted` is empty or not a list.
 * @source PERM-002, PERM-004, PERM-005, PERM-006
 */
export function hasPermission(granted: readonly string[], wanted?: readonly string[]): boolean {
  const list = required(wanted)
  return list === undefined || granted.includes(WILDCARD) || list.some(permission => granted.includes(permission))
}

/**
 * True when `roles` holds any of `wanted`, or the admin role.
 * @throws TypeError when `wanted` is empty or not a list.
 * @source PERM-003, PERM-006
 */
export function hasRole(roles: readonly string[], wanted?: readonly string[]): boolean {
  const list = required(wanted)
  return list === undefined || roles.includes(ADMIN_ROLE) || list.some(role => roles.includes(role))
}
