/** The menu that the server adds to the fixed routes of a storefront. */
import type { Right, RouterRecord } from '@cartwright/core/contract'
import { hasAccountPart, hasPermission, PERMISSION } from '@cartwright/core/rules'
import { mayUse } from '../http/authorization'
import type { Principal } from '../http/handler'

interface MenuEntry {
  name: string
  path: string
  title: string
  icon: string
  permission?: string
  /** Missing for the account, whose parts belong to several rights. */
  right?: Right
}

const entries: readonly MenuEntry[] = [
  {
    name: 'Shoppingcart',
    right: 'cart',
    path: '/cust/shoppingcart',
    title: 'Basket',
    icon: 'cart',
    permission: PERMISSION.cart,
  },
  {
    name: 'Favorites',
    right: 'lists',
    path: '/search?pre=3',
    title: 'Favourites',
    icon: 'heart',
    permission: PERMISSION.favourites,
  },
  {
    name: 'Quickorder',
    right: 'lists',
    path: '/my/quickorder',
    title: 'My Quick Order',
    icon: 'quick-order',
    permission: PERMISSION.quickOrder,
  },
  // Open to every account (PERM-019).
  { name: 'Orders', right: 'orders', path: '/hisorder/list', title: 'Orders', icon: 'list' },
  { name: 'Returns', right: 'returns', path: '/rma/list', title: 'Returns', icon: 'return-arrow' },
  { name: 'Finance', right: 'finance', path: '/finance/invoices', title: 'Invoices', icon: 'bank' },
  { name: 'Account', path: '/my/account', title: 'Account', icon: 'user' },
]

/** Records of the pages that an account may open. @source API-014, SES-001 */
export const menuFor = (caller: Principal): RouterRecord[] =>
  entries
    .filter(({ right }) => (right === undefined ? hasAccountPart(caller) : mayUse(caller, right)))
    .filter(({ permission }) => permission === undefined || hasPermission(caller.permissions, [permission]))
    .map(({ name, path, title, icon }) => ({
      name,
      path,
      hidden: false,
      component: path.slice(1),
      meta: { title, icon },
    }))
