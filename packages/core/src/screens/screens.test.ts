import { expect, it } from 'vitest'
import { type RouteRecord, routes } from '../routing/routes'
import { EMBED_COMPONENTS, isEmbedComponent } from '../rules/embed-components'
import { isScreenName, SCREEN_NAMES, screenOf, screens } from './screens'

/** Pages that are no step of a buyer's: the shop alone shows them. */
const OF_THE_SHOP = [
  'home',
  'login',
  'authRedirect',
  'register',
  'passwordReset',
  'undoChange',
  'printers',
  'cookies',
  'toolbar',
  'faq',
  'terms',
  'about',
  'announcement',
  'unauthorised',
  'notFound',
  'refresh',
  'contact',
]

it('every route is shown by an element, or is a page of the shop', () => {
  const names = routes.map(({ name }) => name as string)
  expect([...SCREEN_NAMES, ...OF_THE_SHOP].toSorted()).toEqual(names.toSorted())
})

it.each((routes as readonly RouteRecord[]).filter(({ open }) => !open))(
  'API-010 $path asks for a right that its element needs',
  ({ name, right }) => {
    const tag = isScreenName(name) ? screens[name].tag : undefined
    expect(tag && isEmbedComponent(tag) ? EMBED_COMPONENTS[tag] : []).toContain(right)
  },
)

it.each([
  ['/cust/shoppingcart', 'cw-cart', { heading: '' }],
  ['/order/confirm?skus=%5B%5D&from=cart', 'cw-order-confirm', { skus: '[]', fromCart: true }],
  ['/order/confirm?quickOrderId=12', 'cw-order-confirm', { skus: '', fromCart: false, quickOrderId: 12 }],
  ['/order/checkout/SO%201', 'cw-order-success', { orderNo: 'SO 1' }],
  ['/hisorder/orderDetails/SO-1?show=comments', 'cw-order-details', { orderNo: 'SO-1', show: 'comments' }],
  ['/hisorder/orderDetails/SO-1?show=constructor', 'cw-order-details', { orderNo: 'SO-1' }],
  ['/hisorder/list?status=refused&page=2', 'cw-order-list', { page: 2 }],
  ['/rma/applyforreturn?order=SO-1', 'cw-return-form', { orderNo: 'SO-1' }],
  ['/rma/rmadetails?id=7', 'cw-return-details', { returnId: 7 }],
  ['/finance/invoices?tab=credits&invoice=CN-1', 'cw-finance', { tab: 'credits', invoice: 'CN-1' }],
  ['/finance/invoices?invoice=<b>', 'cw-finance', {}],
  ['/pd/product?sku_id=10371', 'cw-product', { skuId: 10371 }],
  ['/list/toner', 'cw-product-list', { classId: 102 }],
  ['/search?keyword=TN&t=1', 'cw-product-list', { keyword: 'TN' }],
  ['/my/account?tab=addresses', 'cw-account', { part: 'addresses' }],
] as const)('%s is %s', (path, tag, props) => {
  const found = screenOf(path)
  expect(found?.screen.tag).toBe(tag)
  const given = found?.screen.props(found.at) ?? {}
  expect(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))).toEqual(props)
})

it.each(['/index', '/search?pre=3', '/401', '/nowhere', 'javascript:alert(1)', '//evil.example/order/confirm', ''])(
  'nothing shows %s',
  path => expect(screenOf(path)).toBeUndefined(),
)

it('a name that every object has is none of a screen', () => {
  expect(isScreenName('constructor')).toBe(false)
  expect(Object.values(screens).every(({ tag }) => tag.startsWith('cw-'))).toBe(true)
})
