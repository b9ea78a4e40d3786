/** The route table of the specification as data: path, who may open it, whether menus hide it. */
import type { Right } from '../contract/rights'
import { PERMISSION } from '../rules/permissions'

export interface RouteRecord {
  /** Names the route in code; it is no text for readers. */
  readonly name: string
  /** Pattern; `:name` stands for one path segment, a final `*` for the rest. */
  readonly path: string
  /** Visitors may open it. */
  readonly open: boolean
  /** Any of these permissions is needed. */
  readonly permissions?: readonly string[]
  /** What the key of a company has to open for those who come from its page, besides their permissions. */
  readonly right?: Right
  /** Not shown in menus (RT-025). */
  readonly hidden?: true
}

/** `/my/lists` is ours: the specification shows no page of all lists. @source RT-001 to RT-047, CONT-005, ORD-001 */
export const routes = [
  { name: 'home', path: '/index', open: true },
  { name: 'login', path: '/login', open: true, hidden: true },
  { name: 'authRedirect', path: '/auth-redirect', open: true, hidden: true },
  { name: 'register', path: '/ac/register', open: true },
  { name: 'passwordReset', path: '/ac/password', open: true, hidden: true },
  { name: 'undoChange', path: '/ac/undo', open: true, hidden: true },
  { name: 'list', path: '/list/toner', open: true },
  { name: 'product', path: '/pd/product', open: true },
  { name: 'search', path: '/search', open: true },
  { name: 'printers', path: '/printers', open: true },
  { name: 'cookies', path: '/help/cookies', open: true },
  { name: 'toolbar', path: '/toolbar/toolbar', open: true },
  { name: 'faq', path: '/help/faq', open: true },
  { name: 'terms', path: '/help/terms', open: true },
  { name: 'about', path: '/help/aboutus', open: true },
  { name: 'announcement', path: '/announcement', open: true, hidden: true },
  { name: 'unauthorised', path: '/401', open: true, hidden: true },
  { name: 'notFound', path: '/404', open: true, hidden: true },
  { name: 'refresh', path: '/redirect/*', open: true, hidden: true },
  { name: 'cart', path: '/cust/shoppingcart', open: false, right: 'cart', permissions: [PERMISSION.cart] },
  { name: 'quickOrder', path: '/my/quickorder', open: false, right: 'lists', permissions: [PERMISSION.quickOrder] },
  { name: 'savedLists', path: '/my/lists', open: false, right: 'lists', permissions: [PERMISSION.quickOrder] },
  { name: 'finance', path: '/finance/invoices', open: false, right: 'finance' },
  { name: 'coupons', path: '/my/coupons', open: false, right: 'order' },
  { name: 'account', path: '/my/account', open: false, right: 'account' },
  {
    name: 'accountPrice',
    path: '/my/accountprice',
    open: false,
    right: 'account',
    permissions: [PERMISSION.accountPrices],
  },
  { name: 'confirm', path: '/order/confirm', open: false, right: 'order' },
  { name: 'checkout', path: '/order/checkout/:id', open: false, right: 'order' },
  { name: 'returns', path: '/rma/list', open: false, right: 'returns' },
  { name: 'applyForReturn', path: '/rma/applyforreturn', open: false, right: 'returns' },
  { name: 'returnDetails', path: '/rma/rmadetails', open: false, right: 'returns' },
  { name: 'orders', path: '/hisorder/list', open: false, right: 'orders' },
  { name: 'orderDetails', path: '/hisorder/orderDetails/:orderno', open: false, right: 'orders' },
  {
    name: 'quickOrderDetails',
    path: '/hisorder/quickOrderDetails/:id',
    open: false,
    right: 'lists',
    permissions: [PERMISSION.quickOrder],
  },
  // Last, because its first segment can be anything.
  { name: 'contact', path: '/:brand/contactus', open: true },
] as const satisfies readonly RouteRecord[]

export type RouteName = (typeof routes)[number]['name']
