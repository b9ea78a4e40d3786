/** `@cartwright/widgets/desk`: the component of `<cw-desk>` alone. Its css is `desk.css`. */
import { Desk as DeskView } from '../home/desk'
import { forHost } from '../provider/for-host'

export type { DeskProps } from '../home/desk'

export const Desk = /* @__PURE__ */ forHost('cw-desk', DeskView)
