/** `@cartwright/widgets/cart-button`: the component of `<cw-cart-button>` alone. Its css is `cart-button.css`. */
import { CartButton as CartButtonView } from '../cart/cart-button'
import { forHost } from '../provider/for-host'

export type { CartButtonProps } from '../cart/cart-button'

export const CartButton = /* @__PURE__ */ forHost('cw-cart-button', CartButtonView)
