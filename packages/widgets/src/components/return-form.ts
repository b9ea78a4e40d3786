/** `@cartwright/widgets/return-form`: the component of `<cw-return-form>` alone. Its css is `return-form.css`. */

import { forHost } from '../provider/for-host'
import { ReturnForm as ReturnFormView } from '../rma/return-form'

export const ReturnForm = /* @__PURE__ */ forHost('cw-return-form', ReturnFormView)
