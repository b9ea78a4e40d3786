/** How an element finds its shop: context, else the page's own. A property set by the host comes before both. */
import type { Shop } from '@cartwright/core'
import { createShop } from '@cartwright/core/light'
import { pageSlot } from './page-config'

/** Name of the value in the context-request protocol of the Web Components community. */
export const SHOP_CONTEXT = 'cartwright.shop'

export interface ContextRequest extends Event {
  context?: unknown
  callback?: (value: Shop) => void
}

/** The `lang` nearest to a node, through shadow roots. */
export function nearestLanguage(node: Element): string | undefined {
  const holder = node.closest('[lang]')
  const root = node.getRootNode()
  if (holder) return holder.getAttribute('lang') || undefined
  return root instanceof ShadowRoot ? nearestLanguage(root.host) : undefined
}

function shopFromContext(element: HTMLElement): Shop | undefined {
  let found: Shop | undefined
  const request: ContextRequest = new Event('context-request', { bubbles: true, composed: true })
  request.context = SHOP_CONTEXT
  request.callback = shop => {
    found = shop
  }
  element.dispatchEvent(request)
  return found
}

/** The shop for an element that was given none. */
export function findShop(element: HTMLElement): Shop {
  const fromContext = shopFromContext(element)
  if (fromContext) return fromContext
  const slot = pageSlot()
  if (slot.shop) return slot.shop
  const language = slot.options.language ?? nearestLanguage(element)
  const shop = createShop(language ? { ...slot.options, language } : slot.options)
  slot.shop = shop
  return shop
}
