/** `@cartwright/widgets/product`: the component of `<cw-product>` alone. Its css is `product.css`. */
import { Product as ProductView } from '../catalogue/product'
import { forHost } from '../provider/for-host'

export type { ProductProps } from '../catalogue/product'

export const Product = /* @__PURE__ */ forHost('cw-product', ProductView)
