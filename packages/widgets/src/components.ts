/** The components of a React page: each with the slots that every component has, and a line where the key of the page does not open it. */
import { Account as AccountView } from './account'
import { CartButton as CartButtonView, CartDrawer as CartDrawerView, Cart as CartView } from './cart'
import {
  AddToCart as AddToCartView,
  Price as PriceView,
  ProductCard as ProductCardView,
  ProductList as ProductListView,
  Product as ProductView,
  Stock as StockView,
} from './catalogue'
import { CouponList as CouponListView } from './coupons'
import { FavouritesDrawer as FavouritesDrawerView, Favourites as FavouritesView } from './favourites'
import { Finance as FinanceView } from './finance'
import { Desk as DeskView, Home as HomeView } from './home'
import { TopBar as TopBarView } from './layout'
import {
  OrderConfirm as OrderConfirmView,
  OrderDetails as OrderDetailsView,
  OrderList as OrderListView,
  OrderSuccess as OrderSuccessView,
} from './orders'
import { Outlet as OutletView } from './outlet'
import { PrinterFinder as PrinterFinderView } from './printers'
import { forHost } from './provider/for-host'
import { QuickOrder as QuickOrderView } from './quick-order'
import { ReturnDetails as ReturnDetailsView, ReturnForm as ReturnFormView, Returns as ReturnsView } from './rma'
import {
  ListOverview as ListOverviewView,
  QuickOrderDetails as QuickOrderDetailsView,
  SavedLists as SavedListsView,
} from './saved-lists'
import { SearchBox as SearchBoxView } from './search'
import { SignIn as SignInView } from './session'

export const Account = /* @__PURE__ */ forHost('cw-account', AccountView)
export const Cart = /* @__PURE__ */ forHost('cw-cart', CartView)
export const CartButton = /* @__PURE__ */ forHost('cw-cart-button', CartButtonView)
export const CartDrawer = /* @__PURE__ */ forHost('cw-cart-drawer', CartDrawerView)
export const AddToCart = /* @__PURE__ */ forHost('cw-add-to-cart', AddToCartView)
export const Price = /* @__PURE__ */ forHost('cw-price', PriceView)
export const Product = /* @__PURE__ */ forHost('cw-product', ProductView)
export const ProductCard = /* @__PURE__ */ forHost('cw-product-card', ProductCardView)
export const ProductList = /* @__PURE__ */ forHost('cw-product-list', ProductListView)
export const Stock = /* @__PURE__ */ forHost('cw-stock', StockView)
export const CouponList = /* @__PURE__ */ forHost('cw-coupons', CouponListView)
export const Favourites = /* @__PURE__ */ forHost('cw-favourites', FavouritesView)
export const FavouritesDrawer = /* @__PURE__ */ forHost('cw-favourites-drawer', FavouritesDrawerView)
export const Finance = /* @__PURE__ */ forHost('cw-finance', FinanceView)
export const Desk = /* @__PURE__ */ forHost('cw-desk', DeskView)
export const Home = /* @__PURE__ */ forHost('cw-home', HomeView)
export const TopBar = /* @__PURE__ */ forHost('cw-top-bar', TopBarView)
export const OrderConfirm = /* @__PURE__ */ forHost('cw-order-confirm', OrderConfirmView)
export const OrderDetails = /* @__PURE__ */ forHost('cw-order-details', OrderDetailsView)
export const OrderList = /* @__PURE__ */ forHost('cw-order-list', OrderListView)
export const OrderSuccess = /* @__PURE__ */ forHost('cw-order-success', OrderSuccessView)
export const Outlet = /* @__PURE__ */ forHost('cw-outlet', OutletView)
export const PrinterFinder = /* @__PURE__ */ forHost('cw-printer-finder', PrinterFinderView)
export const QuickOrder = /* @__PURE__ */ forHost('cw-quick-order', QuickOrderView)
export const ReturnDetails = /* @__PURE__ */ forHost('cw-return-details', ReturnDetailsView)
export const ReturnForm = /* @__PURE__ */ forHost('cw-return-form', ReturnFormView)
export const Returns = /* @__PURE__ */ forHost('cw-returns', ReturnsView)
export const ListOverview = /* @__PURE__ */ forHost('cw-lists', ListOverviewView)
export const QuickOrderDetails = /* @__PURE__ */ forHost('cw-quick-order-details', QuickOrderDetailsView)
export const SavedLists = /* @__PURE__ */ forHost('cw-saved-lists', SavedListsView)
export const SearchBox = /* @__PURE__ */ forHost('cw-search-box', SearchBoxView)
export const SignIn = /* @__PURE__ */ forHost('cw-sign-in', SignInView)
