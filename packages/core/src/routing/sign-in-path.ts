/** The way to the sign-in and back. Apart from the table of routes, which not every page carries. */
import { isOwnPath } from './own-path'

/** /login with the full target, so that the buyer continues there (RT-014). */
export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`

/**
 * Where to go after sign-in: paths of this shop only, else /index.
 * @source RT-015
 */
export function afterSignIn(query: string | URLSearchParams): string {
  const target = new URLSearchParams(query).get('redirect') ?? ''
  return isOwnPath(target) && !/^\/login\b/.test(target) ? target : '/index'
}
