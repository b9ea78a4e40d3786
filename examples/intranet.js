// What the reseller's own people wrote: the steps of an order are shown here instead of in the shop. Everything else that
// a widget leads to opens in the shop. No markup is made from text, so the page can forbid that altogether.
import { configure } from 'http://localhost:4173/sdk/loader.js'

const SHOP = 'http://localhost:4173'

/** The widget that shows a path of the shop here, if any. */
function makeWidget(path) {
  const { pathname, searchParams } = new URL(path, SHOP)
  if (pathname === '/order/confirm')
    return make('cw-order-confirm', {
      skus: searchParams.get('skus'),
      'quick-order-id': searchParams.get('quickOrderId'),
    })
  const [, orderNo] = /^\/order\/checkout\/([^/]+)$/.exec(pathname) ?? []
  if (orderNo) return make('cw-order-success', { 'order-no': decodeURIComponent(orderNo) })
  return ['/my/quickorder', '/cust/shoppingcart'].includes(pathname) ? make('cw-quick-order', {}) : undefined
}

function make(tag, attributes) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, value)
  return element
}

function navigate(path) {
  const widget = makeWidget(path)
  if (!widget) return location.assign(SHOP + path)
  document.getElementById('desk').replaceChildren(widget)
  document.getElementById('main').scrollIntoView({ block: 'start' })
}

configure({ navigate })
