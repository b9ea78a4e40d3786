/** What is entered in one tab stays its own: two forms that are filled in at the same time do not write over each other. */
import type { ShopStorage } from '../shop.types'
import { type WebStorage, webStorage } from './storage'

/**
 * Drafts of this tab. They outlive its reload in sessionStorage, whatever other tabs enter meanwhile; a new tab begins with what
 * was kept last in any of them.
 * @param drafts of the shop; a host that has put something else in the place of localStorage has its drafts there alone
 */
export function tabDrafts(drafts: ShopStorage): ShopStorage {
  const own = 'storage' in drafts ? ownStorage() : undefined
  if (!own) return drafts
  return {
    get: name => own.get(name) ?? drafts.get(name),
    set: (name, value) => {
      own.set(name, value)
      drafts.set(name, value)
    },
    remove: name => {
      own.remove(name)
      drafts.remove(name)
    },
  }
}

/** Reading it can throw where the reader forbids it. */
function ownStorage(): ShopStorage | undefined {
  try {
    const { sessionStorage } = globalThis as { sessionStorage?: WebStorage['storage'] }
    return sessionStorage && webStorage(sessionStorage)
  } catch {
    return undefined
  }
}
