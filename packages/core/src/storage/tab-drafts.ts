/** What is entered in one tab stays its own: two forms that are filled in at the same time do not write over each other. */
import type { ShopStorage } from '../shop.types'
import { type WebStorage, webStorage } from './storage'

/**
 * Drafts of this tab. They outlive its reload in sessionStorage, untouched by other tabs; a new tab begins with what
 * was kept last in any of them.
 * @param drafts of the shop; a host that has put something else in the place of localStorage has its drafts there alone
 */
export function tabDrafts(drafts: ShopStorage): ShopStorage {
  if (!Object.hasOwn(drafts, 'storage')) return drafts
  const { suffix } = drafts as WebStorage
  return {
    get: name => ofTab(suffix)?.get(name) ?? drafts.get(name),
    set: (name, value) => {
      ofTab(suffix)?.set(name, value)
      drafts.set(name, value)
    },
    remove: name => {
      ofTab(suffix)?.remove(name)
      drafts.remove(name)
    },
  }
}

/** What only this tab keeps, named as its drafts are; the drafts themselves where a host keeps them elsewhere, or the reader forbids it. */
export function tabStorage(drafts: ShopStorage): ShopStorage {
  return (Object.hasOwn(drafts, 'storage') && ofTab((drafts as WebStorage).suffix)) || drafts
}

/** Undefined where the reader forbids it: then a tab has the drafts of all. */
function ofTab(suffix: string): WebStorage | undefined {
  try {
    const { sessionStorage } = globalThis as { sessionStorage?: WebStorage['storage'] }
    return sessionStorage && webStorage(sessionStorage, suffix)
  } catch {
    return undefined
  }
}
