import type { NavigateOptions } from '@cartwright/core'
import type { HostHandler } from './host-handler'
import { useShop } from './shop-provider'

/** What every widget that leads somewhere can be given. */
export interface NavigationHandlers {
  /** Asked before the shop goes to one of its paths; return false to go there yourself. The event `cw-navigate` of elements. */
  onNavigate?: HostHandler<{ path: string }> | undefined
}

/** Goes to a path of the shop unless the host does. @returns whether the shop went there */
export type Navigate = (path: string, how?: NavigateOptions) => boolean

/**
 * Goes to a path of the shop unless the host does; for what is no link, such as a suggestion that was picked. The only place where a
 * widget takes the reader elsewhere: every step asks the host first.
 */
export function useNavigate(onNavigate: NavigationHandlers['onNavigate']): Navigate {
  const shop = useShop()
  return (path, how) => {
    if (onNavigate?.({ path }) === false) return false
    shop.navigate(path, how)
    return true
  }
}
