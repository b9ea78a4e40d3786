/** The menu that the server adds to the fixed routes of a storefront. */
import type { RouterRecord } from '@cartwright/core/contract'
import { hasPermission, PERMISSION } from '@cartwright/core/rules'

interface MenuEntry {
  name: string
  path: string
  title: string
  icon: string
  permission?: string
}

const entries: readonly MenuEntry[] = [
  { name: 'Shoppingcart', path: '/cust/shoppingcart', title: 'Basket', icon: 'cart', permission: PERMISSION.cart },
  { name: 'Favorites', path: '/search?pre=3', title: 'Favourites', icon: 'heart', permission: PERMISSION.favourites },
  {
    name: 'Quickorder',
    path: '/my/quickorder',
    title: 'My Quick Order',
    icon: 'quick-order',
    permission: PERMISSION.quickOrder,
  },
  // Open to every account (PERM-019).
  { name: 'Orders', path: '/hisorder/list', title: 'Orders', icon: 'list' },
  { name: 'Returns', path: '/rma/list', title: 'Returns', icon: 'return-arrow' },
  { name: 'Finance', path: '/finance/invoices', title: 'Invoices', icon: 'bank' },
  { name: 'Account', path: '/my/account', title: 'Account', icon: 'user' },
]

/** Records of the pages that these permissions open. @source API-014, SES-001 */
export const menuFor = (permissions: readonly string[]): RouterRecord[] =>
  entries
    .filter(({ permission }) => permission === undefined || hasPermission(permissions, [permission]))
    .map(({ name, path, title, icon }) => ({
      name,
      path,
      hidden: false,
      component: path.slice(1),
      meta: { title, icon },
    }))
