/** `@cartwright/widgets/favourites-drawer`: the component of `<cw-favourites-drawer>` alone. Its css is `favourites-drawer.css`. */
import { FavouritesDrawer as FavouritesDrawerView } from '../favourites/favourites-drawer'
import { forHost } from '../provider/for-host'

export type { FavouritesDrawerProps } from '../favourites/favourites-drawer'

export const FavouritesDrawer = /* @__PURE__ */ forHost('cw-favourites-drawer', FavouritesDrawerView)
