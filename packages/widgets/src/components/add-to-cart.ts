/** `@cartwright/widgets/add-to-cart`: the component of `<cw-add-to-cart>` alone. Its css is `add-to-cart.css`. */
import { AddToCart as AddToCartView } from '../catalogue/add-to-cart'
import { forHost } from '../provider/for-host'

export type { AddToCartProps } from '../catalogue/add-to-cart'

export const AddToCart = /* @__PURE__ */ forHost('cw-add-to-cart', AddToCartView)
