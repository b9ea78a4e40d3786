/** `@cartwright/widgets/stock`: the component of `<cw-stock>` alone. Its css is `stock.css`. */
import { Stock as StockView } from '../catalogue/stock'
import { forHost } from '../provider/for-host'

export type { StockProps } from '../catalogue/stock'

export const Stock = /* @__PURE__ */ forHost('cw-stock', StockView)
