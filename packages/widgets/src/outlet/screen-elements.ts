/**
 * The component of each screen out of the file of its element: a page that has that element has its screen, and no file is cut for the
 * sake of the outlet.
 */
import { type ScreenName, screens } from '@cartwright/core'
import type { ComponentType } from 'react'
import type { AnyElementDefinition } from '../element/element.types'
import type { LoadScreen } from './screen-components.types'

const files: Readonly<Record<(typeof screens)[ScreenName]['tag'], () => Promise<{ element: AnyElementDefinition }>>> = {
  'cw-cart': () => import('../cart/cart.element'),
  'cw-quick-order': () => import('../quick-order/quick-order.element'),
  'cw-quick-order-details': () => import('../saved-lists/quick-order-details.element'),
  'cw-lists': () => import('../saved-lists/list-overview.element'),
  'cw-order-confirm': () => import('../orders/order-confirm.element'),
  'cw-order-success': () => import('../orders/order-success.element'),
  'cw-order-list': () => import('../orders/order-list.element'),
  'cw-order-details': () => import('../orders/order-details.element'),
  'cw-returns': () => import('../rma/returns.element'),
  'cw-return-form': () => import('../rma/return-form.element'),
  'cw-return-details': () => import('../rma/return-details.element'),
  'cw-finance': () => import('../finance/finance.element'),
  'cw-product': () => import('../catalogue/product.element'),
  'cw-product-list': () => import('../catalogue/product-list.element'),
  'cw-coupons': () => import('../coupons/coupon-list.element'),
  'cw-account': () => import('../account/account.element'),
}

export const loadElementScreen: LoadScreen = async name =>
  (await files[screens[name].tag]()).element.options.component as ComponentType<object>
