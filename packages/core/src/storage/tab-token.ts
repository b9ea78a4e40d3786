/** The token of a sign-in on the page of a host, in the `sessionStorage` of the tab. */
import { pageOrigin, pageStorage } from './host'
import { type WebStorage, webStorage } from './storage'

/** The page belongs to a host: the pages of the shop are on another origin. */
export function isHostPage(shopUrl: string | undefined): boolean {
  if (shopUrl === undefined || pageOrigin() === undefined) return false
  try {
    return new URL(shopUrl).origin !== pageOrigin()
  } catch {
    return true
  }
}

/** What follows the names of everything that is kept for an endpoint on the page of a host. */
export const hostSuffix = ({ endpoint, suffix }: { endpoint: string; suffix: string }) => suffix || `@${endpoint}`

/** Name of the token in the storage of the tab. */
export const TAB_TOKEN = 'cw-session'

/** Where this tab keeps its token. @param suffix see `hostSuffix` */
export const tokenOfTab = (suffix: string): WebStorage => webStorage(pageStorage('sessionStorage'), suffix)

/** The token that this tab has kept. @param suffix see `hostSuffix` */
export const readTabToken = (suffix: string): string | undefined => tokenOfTab(suffix).get(TAB_TOKEN)
