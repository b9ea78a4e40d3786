import buying from './buying.json'
import cart from './cart.json'
import favourites from './favourites.json'
import layout from './layout.json'
import orderConfirm from './order-confirm.json'
import pages from './pages.json'
import product from './product.json'
import productList from './product-list.json'
import quickOrderFix from './quick-order-fix.json'
import registration from './registration.json'
import search from './search.json'
import settings from './settings.json'
import shortcuts from './shortcuts.json'

export default {
  buying,
  cart,
  favourites,
  layout,
  'order-confirm': orderConfirm,
  pages,
  product,
  'product-list': productList,
  'quick-order-fix': quickOrderFix,
  registration,
  search,
  settings,
  shortcuts,
}
