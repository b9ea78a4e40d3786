/** `@cartwright/widgets/outlet`: the component of `<cw-outlet>` alone. Its css is `outlet.css`. */
import { Outlet as OutletView } from '../outlet/outlet'
import { forHost } from '../provider/for-host'

export const Outlet = /* @__PURE__ */ forHost('cw-outlet', OutletView)
