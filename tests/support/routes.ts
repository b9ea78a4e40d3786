/** An address for every route of the shop, and something in the shop for each to show. */
import { randomUUID } from 'node:crypto'
import type { RouteName } from '@cartwright/core'
import { signIn } from '@cartwright/server/testing'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { BuiltShop } from './built-shop'
import { placeOrder } from './place-order'
import { signInByCookie } from './shop-pages'

export const SKUS = encodeURIComponent(JSON.stringify([{ number: 'CW-CF259X', custNumber: null, qty: 12 }]))

/** Places an order and keeps a quick order and a basket as buyer.nl. A route without an address is an error of the type checker. */
export async function prepareRoutes({ apiBase }: BuiltShop): Promise<Record<RouteName, string>> {
  const buyer = await signIn(apiBase, 'buyer.nl')
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

/** A window of its own in which buyer.nl is signed in. */
export async function openBuyersPage(browser: Browser, shop: BuiltShop, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  await signInByCookie(context, shop, 'buyer.nl')
  return context.newPage()
}
