/** `@cartwright/widgets/top-bar`: the component of `<cw-top-bar>` alone. Its css is `top-bar.css`. */
import { TopBar as TopBarView } from '../layout'
import { forHost } from '../provider/for-host'

export type { TopBarProps } from '../layout'

export const TopBar = /* @__PURE__ */ forHost('cw-top-bar', TopBarView)
