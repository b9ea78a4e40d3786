/** `@cartwright/widgets/sign-in`: the component of `<cw-sign-in>` alone. Its css is `sign-in.css`. */

import { forHost } from '../provider/for-host'
import { SignIn as SignInView } from '../session/sign-in'

export const SignIn = /* @__PURE__ */ forHost('cw-sign-in', SignInView)
