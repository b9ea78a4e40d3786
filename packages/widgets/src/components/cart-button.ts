/** `@cartwright/widgets/cart-button`: the component of `<cw-cart-button>` alone. Its css is `cart-button.css`. */
import { CartButton as CartButtonView } from '../cart'
import { forHost } from '../provider/for-host'

export type { CartButtonProps } from '../cart'

export const CartButton = /* @__PURE__ */ forHost('cw-cart-button', CartButtonView)
