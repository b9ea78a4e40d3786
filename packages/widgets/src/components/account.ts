/** `@cartwright/widgets/account`: the component of `<cw-account>` alone. Its css is `account.css`. */
import { Account as AccountView } from '../account/account'
import { forHost } from '../provider/for-host'

export type { AccountProps } from '../account/account'

export const Account = /* @__PURE__ */ forHost('cw-account', AccountView)
