/** The component of each screen, fetched when it is drawn for the first time. */
import type { ScreenName } from '@cartwright/core'
import type { ComponentType } from 'react'
import type { LoadScreen } from './screen-components.types'

const productList = async () => (await import('../catalogue/product-list')).ProductList
const account = async () => (await import('../account/account')).Account

const components = {
  cart: async () => (await import('../cart/cart')).Cart,
  quickOrder: async () => (await import('../quick-order/quick-order')).QuickOrder,
  quickOrderDetails: async () => (await import('../saved-lists/quick-order-details')).QuickOrderDetails,
  savedLists: async () => (await import('../saved-lists/list-overview')).ListOverview,
  confirm: async () => (await import('../orders/order-confirm')).OrderConfirm,
  checkout: async () => (await import('../orders/order-success')).OrderSuccess,
  orders: async () => (await import('../orders/order-list')).OrderList,
  orderDetails: async () => (await import('../orders/order-details')).OrderDetails,
  returns: async () => (await import('../rma/returns')).Returns,
  applyForReturn: async () => (await import('../rma/return-form')).ReturnForm,
  returnDetails: async () => (await import('../rma/return-details')).ReturnDetails,
  finance: async () => (await import('../finance/finance')).Finance,
  product: async () => (await import('../catalogue/product')).Product,
  list: productList,
  search: productList,
  coupons: async () => (await import('../coupons/coupon-list')).CouponList,
  account,
  accountPrice: account,
  // Each takes the properties that the table of screens gives it.
  // biome-ignore lint/suspicious/noExplicitAny: stands for the properties of any of them
} satisfies Record<ScreenName, () => Promise<ComponentType<any>>>

export const loadScreen: LoadScreen = name => components[name]() as Promise<ComponentType<object>>
