/** An address for every route of the shop, and something in the shop for each to show. */
import { randomUUID } from 'node:crypto'
import type { RouteName } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { signIn } from '@cartwright/server/testing'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { BuiltShop } from './built-shop'
import { placeOrder } from './place-order'
import { signInByCookie } from './shop-pages'

export const SKUS = encodeURIComponent(JSON.stringify([{ number: 'CW-CF259X', custNumber: null, qty: 12 }]))

/** Places an order and keeps a quick order and a basket for an account. A route without an address is an error of the type checker. */
export async function prepareRoutes(
  { apiBase }: Pick<BuiltShop, 'apiBase'>,
  userName = 'buyer.nl',
): Promise<Record<RouteName, string>> {
  const buyer = await signIn(apiBase, userName)
  const items = [{ number: 'CW-CF259X', qty: 12 }]
  const orderNo = await placeOrder(buyer, items)
  const quick = await buyer.ask('quickOrder.create', { body: { lines: items } }, randomUUID())
  await buyer.ask('cart.addBatch', { body: items })
  await buyer.ask('favourites.add', { body: items })
  const draft = await buyer.ask('rma.create', { body: { note: 'Streaks on every page.', lines: [] } }, randomUUID())
  return {
    home: '/index',
    login: '/login',
    authRedirect: '/auth-redirect?redirect=%2Fhelp%2Ffaq',
    register: '/ac/register',
    passwordReset: '/ac/password',
    undoChange: '/ac/undo',
    list: '/list/toner?classId=102',
    product: '/pd/product?sku_id=10063',
    search: '/search?keyword=TN-2421',
    printers: '/printers?modelId=402',
    coupons: '/my/coupons',
    finance: '/finance/invoices',
    cookies: '/help/cookies',
    toolbar: '/toolbar/toolbar',
    faq: '/help/faq',
    terms: '/help/terms',
    about: '/help/aboutus',
    announcement: '/announcement',
    unauthorised: '/401',
    notFound: '/404',
    refresh: '/redirect/search?keyword=nothing-has-this-name',
    contact: '/shop/contactus',
    cart: '/cust/shoppingcart',
    quickOrder: '/my/quickorder',
    savedLists: '/my/lists',
    account: '/my/account?tab=addresses',
    accountPrice: '/my/accountprice',
    confirm: `/order/confirm?skus=${SKUS}`,
    checkout: `/order/checkout/${orderNo}`,
    returns: '/rma/list',
    applyForReturn: `/rma/applyforreturn?order=${orderNo}`,
    returnDetails: `/rma/rmadetails?id=${draft.id}`,
    orders: '/hisorder/list',
    orderDetails: `/hisorder/orderDetails/${orderNo}`,
    quickOrderDetails: `/hisorder/quickOrderDetails/${quick.id}`,
  }
}

/** What pages show besides, of the demo shop of buyer.nl. */
export const FURTHER_PAGES = [
  'an order in several parcels',
  'a return of a delivered order',
  'a return with its audit',
  'the list of cleared invoices',
  'billing',
  'accounts',
  'own numbers',
  'activity',
  'the credential',
  'the password',
  'coupons of the quick order',
] as const

/** Their addresses. */
export async function prepareFurtherPages({
  apiBase,
}: Pick<BuiltShop, 'apiBase'>): Promise<Record<(typeof FURTHER_PAGES)[number], string>> {
  const buyer = await signIn(apiBase, 'buyer.nl')
  const { rows } = await buyer.ask('orders.list', { query: { pageSize: 60 } })
  const orders = await Promise.all(rows.map(row => buyer.ask('orders.get', { params: { orderno: row.orderNo } })))
  const parcelsOf = ({ shipments = [] }: Order) => shipments.flatMap(({ parcels }) => parcels).length
  const inParcels = orders.toSorted((one, other) => parcelsOf(other) - parcelsOf(one))[0]
  const delivered = orders.find(({ status }) => status === 'all goods delivered')
  const returns = await buyer.ask('rma.list', { query: {} })
  const audited = returns.rows.find(({ status }) => status === 'audit approved')
  if (!inParcels || parcelsOf(inParcels) < 3 || !delivered || !audited)
    throw new Error('the demo shop shows too little')
  return {
    'an order in several parcels': `/hisorder/orderDetails/${inParcels.orderNo}`,
    'a return of a delivered order': `/rma/applyforreturn?order=${delivered.orderNo}`,
    'a return with its audit': `/rma/rmadetails?id=${audited.id}`,
    'the list of cleared invoices': '/finance/invoices?tab=cleared',
    billing: '/my/account?tab=billing',
    accounts: '/my/account?tab=accounts',
    'own numbers': '/my/account?tab=custNumbers',
    activity: '/my/account?tab=activity',
    'the credential': '/my/account?tab=credential',
    'the password': '/my/account?tab=password',
    'coupons of the quick order': '/my/quickorder?tab=coupon',
  }
}

/** A window of its own in which buyer.nl is signed in. */
export async function openBuyersPage(browser: Browser, shop: BuiltShop, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  await signInByCookie(context, shop, 'buyer.nl')
  return context.newPage()
}
