/** For widgets with links in many places, such as a home page: the host's handler is given once for all of them. */
import { ShopLink, type ShopLinkProps } from './shop-link'
import { useNavigate, usePageHandler } from './use-navigate'

export { PageLinks, usePageHandler } from './use-navigate'

/** Goes to a path of the shop unless the host does. */
export const usePageNavigate = () => useNavigate(usePageHandler())

export const PageLink = (props: Omit<ShopLinkProps, 'onNavigate'>) => (
  <ShopLink {...props} onNavigate={usePageHandler()} />
)
