/** `@cartwright/widgets/favourites`: the component of `<cw-favourites>` alone. Its css is `favourites.css`. */
import { Favourites as FavouritesView } from '../favourites/favourites'
import { forHost } from '../provider/for-host'

export type { FavouritesProps } from '../favourites/favourites'

export const Favourites = /* @__PURE__ */ forHost('cw-favourites', FavouritesView)
