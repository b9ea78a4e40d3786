/** `@cartwright/widgets/return-details`: the component of `<cw-return-details>` alone. Its css is `return-details.css`. */

import { forHost } from '../provider/for-host'
import { ReturnDetails as ReturnDetailsView } from '../rma/return-details'

export type { ReturnDetailsProps } from '../rma/return-details'

export const ReturnDetails = /* @__PURE__ */ forHost('cw-return-details', ReturnDetailsView)
