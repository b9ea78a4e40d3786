/** For pages that hand a shop of their own to the elements in a part of them. */
import type { Shop } from '@cartwright/core'
import { type ContextRequest, SHOP_CONTEXT } from './find-shop'

/** Answers the elements inside `node` with `shop`. Call it before they are connected. Returns how to stop. */
export function provideShop(node: EventTarget, shop: Shop): () => void {
  const answer = (event: ContextRequest) => {
    if (event.context !== SHOP_CONTEXT || !event.callback) return
    event.stopImmediatePropagation()
    event.callback(shop)
  }
  node.addEventListener('context-request', answer)
  return () => node.removeEventListener('context-request', answer)
}
