/** A link inside the shop: a real address, and the shop's own navigation for plain clicks. */
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import type { HostHandler } from './host-handler'
import { useShop } from './shop-provider'

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of the shop, for example `/pd/product?sku_id=7`. */
  to: string
  /** Asked before going there; return false to do it yourself. */
  onNavigate?: HostHandler<{ path: string }> | undefined
  children: ReactNode
}

/** Clicks with a modifier or another button are left to the browser: new tab, new window, download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function ShopLink({ to, onNavigate, onClick, children, ...rest }: ShopLinkProps) {
  const shop = useShop()
  return (
    <a
      {...rest}
      href={to}
      onClick={event => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        if (onNavigate?.({ path: to }) !== false) shop.navigate(to)
      }}
    >
      {children}
    </a>
  )
}
