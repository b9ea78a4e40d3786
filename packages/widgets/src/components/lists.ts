/** `@cartwright/widgets/lists`: the component of `<cw-lists>` alone. Its css is `lists.css`. */

import { forHost } from '../provider/for-host'
import { ListOverview as ListOverviewView } from '../saved-lists/list-overview'

export type { ListOverviewProps } from '../saved-lists/list-overview'

export const ListOverview = /* @__PURE__ */ forHost('cw-lists', ListOverviewView)
