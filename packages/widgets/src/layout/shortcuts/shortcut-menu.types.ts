import type { HostHandler } from '../../provider/host-handler'
import type { NavigationHandlers } from '../../provider/use-navigate'

export interface ShortcutMenuProps extends NavigationHandlers {
  /** Offers the settings, which change the whole page: for shops, not for pages of others. */
  settings?: boolean
  /** Distance of the settings button from the top of the window, in px (LIM-010). */
  settingsTop?: number
  /** Asked before going to the confirmation; return false to go there yourself. The event `cw-checkout` of the element. */
  onCheckout?: HostHandler<{ path: string }>
}
