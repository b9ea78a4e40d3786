/** `@cartwright/widgets/returns`: the component of `<cw-returns>` alone. Its css is `returns.css`. */

import { forHost } from '../provider/for-host'
import { Returns as ReturnsView } from '../rma/returns'

export type { ReturnsProps } from '../rma/returns'

export const Returns = /* @__PURE__ */ forHost('cw-returns', ReturnsView)
