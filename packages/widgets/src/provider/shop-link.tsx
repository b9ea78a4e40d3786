/** A link inside the shop: a real address, and the shop's own navigation for plain clicks. */
import { isOwnPath } from '@cartwright/core'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { HostHandler } from './host-handler'
import { useShop } from './shop-provider'
import { useNavigate } from './use-navigate'

export interface ShopLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path of the shop, for example `/pd/product?sku_id=7`. Whatever else a server sends leads home: a host's page would run `javascript:`. */
  to: string
  /** Asked before going there; return false to do it yourself. */
  onNavigate?: HostHandler<{ path: string }> | undefined
  /** What is pressed: words, or something with a name for screen readers. */
  children: ReactNode
}

export function ShopLink({ to: wanted, onNavigate, onClick, children, ...rest }: ShopLinkProps) {
  const to = isOwnPath(wanted) ? wanted : '/index'
  const { href } = useShop()
  const go = useNavigate(onNavigate)
  return (
    <a
      {...rest}
      href={href(to)}
      onClick={event => {
        onClick?.(event)
        // Clicks with a modifier are left to the browser: new tab, new window, download. Other buttons make no click.
        if (!(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)) {
          event.preventDefault()
          go(to)
        }
      }}
    >
      {children}
    </a>
  )
}
