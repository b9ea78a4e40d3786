/** `@cartwright/widgets/price`: the component of `<cw-price>` alone. Its css is `price.css`. */
import { Price as PriceView } from '../catalogue/price'
import { forHost } from '../provider/for-host'

export type { PriceProps } from '../catalogue/price'

export const Price = /* @__PURE__ */ forHost('cw-price', PriceView)
