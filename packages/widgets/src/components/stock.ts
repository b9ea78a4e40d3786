/** `@cartwright/widgets/stock`: the component of `<cw-stock>` alone. Its css is `stock.css`. */
import { Stock as StockView } from '../catalogue'
import { forHost } from '../provider/for-host'

export type { StockProps } from '../catalogue'

export const Stock = /* @__PURE__ */ forHost('cw-stock', StockView)
