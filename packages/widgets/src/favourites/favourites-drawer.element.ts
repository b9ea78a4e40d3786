import { defineElement } from '../element/define-element'
import { FavouritesDrawer } from './favourites-drawer'

/** `<cw-favourites-drawer open>`: the favourites at the right edge of the page. The component brings its css. */
export const element = defineElement({
  tag: 'cw-favourites-drawer',
  component: FavouritesDrawer,
  attrs: { open: 'boolean' },
  events: { onClose: 'cw-close', onNavigate: 'cw-navigate' },
  states: ['ready', 'not-granted', 'busy'],
  parts: ['root'],
})
