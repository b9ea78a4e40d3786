export { Cart, type CartProps } from './cart'
export { CartButton, type CartButtonProps } from './cart-button'
export { CartDrawer, type CartDrawerProps } from './cart-drawer'
