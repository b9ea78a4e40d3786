/**
 * The React components and the hooks of a page that embeds them. Registers no element; these are in
 * `@cartwright/widgets/elements`, the parts of a whole shop in `@cartwright/widgets/storefront`.
 */

import { registerHostDialogs } from './host-dialogs'

export type { Office } from '@cartwright/core/contract'
export { type AccountPart, type AccountProps, UndoChange, type UndoChangeProps } from './account'
export type { CartButtonProps, CartDrawerProps, CartProps } from './cart'
export type {
  AddToCartProps,
  ListChange,
  NumberMeaning,
  PartMeaning,
  PriceProps,
  ProductCardProps,
  ProductListProps,
  ProductProps,
  StockProps,
} from './catalogue'
export {
  Account,
  AddToCart,
  Cart,
  CartButton,
  CartDrawer,
  CouponList,
  Desk,
  Favourites,
  FavouritesDrawer,
  Finance,
  Home,
  ListOverview,
  OrderConfirm,
  OrderDetails,
  OrderList,
  OrderSuccess,
  Outlet,
  Price,
  PrinterFinder,
  Product,
  ProductCard,
  ProductList,
  QuickOrder,
  QuickOrderDetails,
  ReturnDetails,
  ReturnForm,
  Returns,
  SavedLists,
  SearchBox,
  SignIn,
  Stock,
  TopBar,
} from './components'
export { TermsDialog } from './confirmation'
export { ContactCard, type ContactCardProps, Declaration, type DeclarationProps, Faq } from './content/help'
export type {
  FavouritesDrawerProps,
  FavouritesPage,
  FavouritesProps,
} from './favourites'
export type { FinanceChange, FinanceProps } from './finance'
export type { DeskProps } from './home'
export {
  NavBar,
  type NavBarProps,
  SiteFooter,
  type SiteFooterProps,
  type TopBarProps,
} from './layout'
export { CookieNotice } from './layout/cookies'
export { ShortcutMenu, type ShortcutMenuProps } from './layout/shortcuts'
export { widgetLocales } from './locales'
export type { MessagesProps } from './messages'
export { Messages } from './messages'
export { NotificationsDrawer, type NotificationsDrawerProps } from './notifications'
export type {
  OrderConfirmProps,
  OrderDetailsProps,
  OrderListChange,
  OrderListProps,
  OrderSuccessProps,
} from './orders'
export { createOutletControl, type OutletChange, type OutletControl, type OutletProps } from './outlet'
export { PasswordReset, type PasswordResetProps } from './password-reset'
export type { PrinterFinderProps } from './printers'
export type { Slots } from './provider/element-slot'
export { HostedShop as ShopProvider, type HostedShopProps as ShopProviderProps } from './provider/hosted-shop'
export { ShopLink, type ShopLinkProps } from './provider/shop-link'
export { useI18n, useShop } from './provider/shop-provider'
export { useStore } from './provider/use-store'
export type { Format, Translate } from './provider/use-texts'
export { useFormat, useTexts } from './provider/use-texts'
export type { QuickOrderProps } from './quick-order'
export { Registration, type RegistrationProps } from './registration'
export type {
  ReturnDetailsProps,
  ReturnFormProps,
  ReturnsChange,
  ReturnsProps,
} from './rma'
export type {
  ListOverviewChange,
  ListOverviewProps,
  QuickOrderDetailsProps,
  SavedListsProps,
} from './saved-lists'
export type { SearchBoxProps } from './search'
export { ExpiredDialog, type ExpiredDialogProps, SessionEndDialog, type SignInProps } from './session'
export { LanguageSelect, SiteSelect } from './site'
export { VERSION } from './version'

registerHostDialogs()
