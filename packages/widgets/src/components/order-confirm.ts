/** `@cartwright/widgets/order-confirm`: the component of `<cw-order-confirm>` alone. Its css is `order-confirm.css`. */
import { OrderConfirm as OrderConfirmView } from '../orders/order-confirm'
import { forHost } from '../provider/for-host'

export const OrderConfirm = /* @__PURE__ */ forHost('cw-order-confirm', OrderConfirmView)
