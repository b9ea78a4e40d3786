/** `@cartwright/widgets/order-success`: the component of `<cw-order-success>` alone. Its css is `order-success.css`. */
import { OrderSuccess as OrderSuccessView } from '../orders/order-success'
import { forHost } from '../provider/for-host'

export type { OrderSuccessProps } from '../orders/order-success'

export const OrderSuccess = /* @__PURE__ */ forHost('cw-order-success', OrderSuccessView)
