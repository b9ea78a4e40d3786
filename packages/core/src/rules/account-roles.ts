/** Sets of permissions that a main customer gives an account by one name (PERM-020). */
import { PERMISSION } from './permissions'

const { cart, favourites, quickOrder, order } = PERMISSION

const PRESETS: Readonly<Record<string, readonly string[]>> = {
  mainCustomer: Object.values(PERMISSION),
  salesRep: [cart, favourites, quickOrder, order],
  clerk: [cart, order],
}

/** Main accounts see the company's figures and change its addresses for invoices; a back end may have roles of its own. */
export const isMainAccount = (roles: readonly string[]): boolean =>
  roles.includes('mainCustomer') || !roles.some(role => role === 'salesRep' || role === 'clerk')

/** What an account of this role begins with; nothing for a name that none of ours has. */
export const permissionsOfRole = (role: string): readonly string[] =>
  Object.hasOwn(PRESETS, role) ? (PRESETS[role] ?? []) : []
