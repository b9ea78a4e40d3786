/** What is entered in one tab stays its own: two forms that are filled in at the same time do not write over each other. */
import type { ShopStorage } from '../shop.types'
import type { WebStorage } from './storage'

/**
 * Drafts of this tab. They outlive its reload in sessionStorage, whatever other tabs enter meanwhile; a new tab begins with what
 * was kept last in any of them.
 * @param drafts of the shop; a host that has put something else in the place of localStorage has its drafts there alone
 */
export function tabDrafts(drafts: ShopStorage): ShopStorage {
  if (!('storage' in drafts)) return drafts
  return {
    get: name => inTab(own => own.getItem(name)) ?? drafts.get(name),
    set: (name, value) => {
      inTab(own => own.setItem(name, value))
      drafts.set(name, value)
    },
    remove: name => {
      inTab(own => own.removeItem(name))
      drafts.remove(name)
    },
  }
}

/** Nothing where the reader forbids it or it is full: then a tab has the drafts of all. */
function inTab<T>(work: (own: WebStorage['storage']) => T): T | undefined {
  try {
    const { sessionStorage } = globalThis as { sessionStorage?: WebStorage['storage'] }
    return sessionStorage && work(sessionStorage)
  } catch {
    return undefined
  }
}
