/** `@cartwright/widgets/quick-order`: the component of `<cw-quick-order>` alone. Its css is `quick-order.css`. */

import { forHost } from '../provider/for-host'
import { QuickOrder as QuickOrderView } from '../quick-order/quick-order'

export const QuickOrder = /* @__PURE__ */ forHost('cw-quick-order', QuickOrderView)
