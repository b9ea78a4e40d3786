/** For widgets with links in many places, such as a home page: the host's handler is given once for all of them. */
import { createContext, useContext } from 'react'
import { ShopLink, type ShopLinkProps } from './shop-link'
import { type NavigationHandlers, useNavigate } from './use-navigate'

const HandlerContext = createContext<NavigationHandlers['onNavigate']>(undefined)

/** Around everything that leads somewhere. */
export const PageLinks = HandlerContext.Provider

export const usePageHandler = () => useContext(HandlerContext)

/** Goes to a path of the shop unless the host does. */
export const usePageNavigate = () => useNavigate(usePageHandler())

export const PageLink = (props: Omit<ShopLinkProps, 'onNavigate'>) => (
  <ShopLink {...props} onNavigate={usePageHandler()} />
)
