/** `@cartwright/widgets/top-bar`: the component of `<cw-top-bar>` alone. Its css is `top-bar.css`. */
import { TopBar as TopBarView } from '../layout/top-bar'
import { forHost } from '../provider/for-host'

export type { TopBarProps } from '../layout/top-bar'

export const TopBar = /* @__PURE__ */ forHost('cw-top-bar', TopBarView)
