/** `@cartwright/widgets/saved-lists`: the component of `<cw-saved-lists>` alone. Its css is `saved-lists.css`. */

import { forHost } from '../provider/for-host'
import { SavedLists as SavedListsView } from '../saved-lists/saved-lists'

export type { SavedListsProps } from '../saved-lists/saved-lists'

export const SavedLists = /* @__PURE__ */ forHost('cw-saved-lists', SavedListsView)
