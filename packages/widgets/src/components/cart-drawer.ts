/** `@cartwright/widgets/cart-drawer`: the component of `<cw-cart-drawer>` alone. Its css is `cart-drawer.css`. */
import { CartDrawer as CartDrawerView } from '../cart/cart-drawer'
import { forHost } from '../provider/for-host'

export type { CartDrawerProps } from '../cart/cart-drawer'

export const CartDrawer = /* @__PURE__ */ forHost('cw-cart-drawer', CartDrawerView)
