/** `@cartwright/widgets/order-details`: the component of `<cw-order-details>` alone. Its css is `order-details.css`. */
import { OrderDetails as OrderDetailsView } from '../orders/order-details'
import { forHost } from '../provider/for-host'

export type { OrderDetailsProps } from '../orders/order-details'

export const OrderDetails = /* @__PURE__ */ forHost('cw-order-details', OrderDetailsView)
