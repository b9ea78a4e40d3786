/** `@cartwright/widgets/cart`: the component of `<cw-cart>` alone. Its css is `cart.css`. */
import { Cart as CartView } from '../cart/cart'
import { forHost } from '../provider/for-host'

export type { CartProps } from '../cart/cart'

export const Cart = /* @__PURE__ */ forHost('cw-cart', CartView)
