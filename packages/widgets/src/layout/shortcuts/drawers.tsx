/** The drawers of the shortcut menu, in a file of their own: it comes with the first hand near the menu. */
import type { ShortcutView } from '@cartwright/core'
import { CartDrawer } from '../../cart/cart-drawer'
import { FavouritesDrawer } from '../../favourites/favourites-drawer'
import { NotificationsDrawer } from '../../notifications/notifications-drawer'
import type { NavigationHandlers } from '../../provider/use-navigate'
import type { ShortcutMenuProps } from './shortcut-menu.types'

interface DrawersProps extends NavigationHandlers, Pick<ShortcutMenuProps, 'onCheckout'> {
  view: ShortcutView
  onClose: () => void
}

export function Drawers({ view, onClose, onNavigate, onCheckout }: DrawersProps) {
  return (
    <>
      <CartDrawer open={view === 'drawerCart'} onClose={onClose} onNavigate={onNavigate} onCheckout={onCheckout} />
      <FavouritesDrawer open={view === 'drawerFavorite'} onClose={onClose} onNavigate={onNavigate} />
      <NotificationsDrawer open={view === 'drawerMessage'} onClose={onClose} onNavigate={onNavigate} />
    </>
  )
}
