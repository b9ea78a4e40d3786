/** `@cartwright/widgets/finance`: the component of `<cw-finance>` alone. Its css is `finance.css`. */
import { Finance as FinanceView } from '../finance/finance'
import { forHost } from '../provider/for-host'

export type { FinanceProps } from '../finance/finance'

export const Finance = /* @__PURE__ */ forHost('cw-finance', FinanceView)
