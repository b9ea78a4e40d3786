/**
 * The React components and the hooks of a page that embeds them. Registers no element; these are in
 * `@cartwright/widgets/elements`, the parts of a whole shop in `@cartwright/widgets/storefront`.
 */

import { registerHostDialogs } from './host-dialogs'

export type { Office } from '@cartwright/core/contract'
export { Account, type AccountPart, type AccountProps, UndoChange, type UndoChangeProps } from './account'
export { Cart, CartButton, type CartButtonProps, CartDrawer, type CartDrawerProps, type CartProps } from './cart'
export {
  AddToCart,
  type AddToCartProps,
  type ListChange,
  type NumberMeaning,
  type PartMeaning,
  Price,
  type PriceProps,
  Product,
  ProductCard,
  type ProductCardProps,
  ProductList,
  type ProductListProps,
  type ProductProps,
  Stock,
  type StockProps,
} from './catalogue'
export { TermsDialog } from './confirmation'
export { ContactCard, type ContactCardProps, Declaration, type DeclarationProps, Faq } from './content/help'
export { CouponList } from './coupons'
export {
  Favourites,
  FavouritesDrawer,
  type FavouritesDrawerProps,
  type FavouritesPage,
  type FavouritesProps,
} from './favourites'
export { Finance, type FinanceChange, type FinanceProps } from './finance'
export { Desk, type DeskProps, Home } from './home'
export {
  NavBar,
  type NavBarProps,
  SiteFooter,
  type SiteFooterProps,
  TopBar,
  type TopBarProps,
} from './layout'
export { CookieNotice } from './layout/cookies'
export { ShortcutMenu, type ShortcutMenuProps } from './layout/shortcuts'
export { widgetLocales } from './locales'
export type { MessagesProps } from './messages'
export { Messages } from './messages'
export { NotificationsDrawer, type NotificationsDrawerProps } from './notifications'
export {
  OrderConfirm,
  type OrderConfirmProps,
  OrderDetails,
  type OrderDetailsProps,
  OrderList,
  type OrderListChange,
  type OrderListProps,
  OrderSuccess,
  type OrderSuccessProps,
} from './orders'
export { createOutletControl, Outlet, type OutletChange, type OutletControl, type OutletProps } from './outlet'
export { PasswordReset, type PasswordResetProps } from './password-reset'
export { PrinterFinder, type PrinterFinderProps } from './printers'
export type { Slots } from './provider/element-slot'
export { HostedShop as ShopProvider, type HostedShopProps as ShopProviderProps } from './provider/hosted-shop'
export { ShopLink, type ShopLinkProps } from './provider/shop-link'
export { useI18n, useShop } from './provider/shop-provider'
export { useStore } from './provider/use-store'
export type { Format, Translate } from './provider/use-texts'
export { useFormat, useTexts } from './provider/use-texts'
export { QuickOrder, type QuickOrderProps } from './quick-order'
export { Registration, type RegistrationProps } from './registration'
export {
  ReturnDetails,
  type ReturnDetailsProps,
  ReturnForm,
  type ReturnFormProps,
  Returns,
  type ReturnsChange,
  type ReturnsProps,
} from './rma'
export {
  ListOverview,
  type ListOverviewChange,
  type ListOverviewProps,
  QuickOrderDetails,
  type QuickOrderDetailsProps,
  SavedLists,
  type SavedListsProps,
} from './saved-lists'
export { SearchBox, type SearchBoxProps } from './search'
export { ExpiredDialog, type ExpiredDialogProps, SessionEndDialog, SignIn, type SignInProps } from './session'
export { LanguageSelect, SiteSelect } from './site'
export { VERSION } from './version'

registerHostDialogs()
