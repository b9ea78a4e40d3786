/** `@cartwright/widgets/search-box`: the component of `<cw-search-box>` alone. Its css is `search-box.css`. */

import { forHost } from '../provider/for-host'
import { SearchBox as SearchBoxView } from '../search/search-box'

export type { SearchBoxProps } from '../search/search-box'

export const SearchBox = /* @__PURE__ */ forHost('cw-search-box', SearchBoxView)
