import type { HostHandler } from './host-handler'
import { useShop } from './shop-provider'

/** What every widget that leads somewhere can be given. */
export interface NavigationHandlers {
  /** Asked before the shop goes to one of its paths; return false to go there yourself. The event `cw-navigate` of elements. */
  onNavigate?: HostHandler<{ path: string }> | undefined
}

/** Goes to a path of the shop unless the host does; for what is no link, such as a suggestion that was picked. */
export function useNavigate(onNavigate: NavigationHandlers['onNavigate']): (path: string) => void {
  const shop = useShop()
  return path => {
    if (onNavigate?.({ path }) !== false) shop.navigate(path)
  }
}
