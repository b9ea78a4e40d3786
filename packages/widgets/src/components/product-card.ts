/** `@cartwright/widgets/product-card`: the component of `<cw-product-card>` alone. Its css is `product-card.css`. */
import { ProductCard as ProductCardView } from '../catalogue/product-card'
import { forHost } from '../provider/for-host'

export type { ProductCardProps } from '../catalogue/product-card'

export const ProductCard = /* @__PURE__ */ forHost('cw-product-card', ProductCardView)
