/** The way to the sign-in and back. Apart from the table of routes, which not every page carries. */
import { isOwnPath } from './own-path'

/** Where a list of numbers is ordered. */
export const QUICK_ORDER_PATH = '/my/quickorder'

/** /login with the full target, so that the buyer continues there (RT-014). */
export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`

/**
 * Where to go after sign-in: paths of this shop only, else /index.
 * @param home where to go without a path: quick order, when a list was made before the sign-in
 * @source RT-015
 */
export function afterSignIn(query: string | URLSearchParams, home = '/index'): string {
  const target = new URLSearchParams(query).get('redirect') ?? ''
  return isOwnPath(target) && !/^\/login\b/.test(target) && target !== '/index' ? target : home
}
