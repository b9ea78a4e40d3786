import type { NavigateOptions } from '@cartwright/core'
import { createContext, useContext } from 'react'
import type { HostHandler } from './host-handler'
import { useShop } from './shop-provider'

/** What every widget that leads somewhere can be given. */
export interface NavigationHandlers {
  /** Asked before the shop goes to one of its paths; return false to go there yourself. The event `cw-navigate` of elements. */
  onNavigate?: HostHandler<{ path: string }> | undefined
}

const HandlerContext = createContext<NavigationHandlers['onNavigate']>(undefined)

/** Around everything that leads somewhere: the host's handler is given once for all of it, also where no part hands it on. */
export const PageLinks = HandlerContext.Provider

export const usePageHandler = () => useContext(HandlerContext)

/** Goes to a path of the shop unless the host does. @returns whether the shop went there */
export type Navigate = (path: string, how?: NavigateOptions) => boolean

/**
 * Goes to a path of the shop unless the host does; for what is no link, such as a suggestion that was picked. The only place where a
 * widget takes the reader elsewhere: every step asks the host first.
 */
export function useNavigate(onNavigate: NavigationHandlers['onNavigate']): Navigate {
  const shop = useShop()
  const ofPage = usePageHandler()
  const ask = onNavigate ?? ofPage
  return (path, how) => {
    if (ask?.({ path }) === false) return false
    // A host's own function sees no second argument where there is none.
    const step: Parameters<typeof shop.navigate> = how ? [path, how] : [path]
    shop.navigate(...step)
    return true
  }
}
