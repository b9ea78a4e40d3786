/** `@cartwright/widgets/product-list`: the component of `<cw-product-list>` alone. Its css is `product-list.css`. */
import { ProductList as ProductListView } from '../catalogue/product-list'
import { forHost } from '../provider/for-host'

export type { ProductListProps } from '../catalogue/product-list'

export const ProductList = /* @__PURE__ */ forHost('cw-product-list', ProductListView)
