/** `@cartwright/widgets/quick-order-details`: the component of `<cw-quick-order-details>` alone. Its css is `quick-order-details.css`. */

import { forHost } from '../provider/for-host'
import { QuickOrderDetails as QuickOrderDetailsView } from '../saved-lists/quick-order-details'

export type { QuickOrderDetailsProps } from '../saved-lists/quick-order-details'

export const QuickOrderDetails = /* @__PURE__ */ forHost('cw-quick-order-details', QuickOrderDetailsView)
