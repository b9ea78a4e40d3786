/** Answers that a page asks for while the code of the shop is on its way. The first call of the shop for the same takes them over. */
import { list } from '../contract/cart'
import { toLanguage } from '../contract/languages'
import { info } from '../contract/session'
import type { ShopOptions } from '../shop.types'
import { addressesOf, defaultFetch } from '../storage/host'
import { readOwnToken, TOKEN_NAME } from '../storage/own-token'
import { type CookieJar, readCookie } from '../storage/storage'
import { hostSuffix, isHostPage, readTabToken } from '../storage/tab-token'
import { requestHeaders } from './request-headers'

/** By address and headers, the token among them: what was asked for one account or shop answers no other. */
export type Ahead = Map<string, Promise<Response>>

/** After this an answer may be of yesterday's cart. */
const AHEAD_MS = 30_000

const keyOf = (url: string, headers: object) => [url, ...Object.values(headers)].join('\n')

interface Asker {
  /** Where the token of the account is kept on a page of the shop itself: `document` in a page. */
  jar: CookieJar
  /** The rows of the cart will be shown. */
  isCart: boolean
}

/**
 * Asks in the name of the account that is signed in. Nothing is asked where there is none, nor where the host has a say in who that
 * is or in how requests are made, nor where the page does not say its language. What was asked already is not asked twice.
 * @returns whether an account is signed in, as far as the page knows
 */
export function askAhead(ahead: Ahead | undefined, options: ShopOptions, { jar, isCart }: Asker): boolean {
  if (!ahead || options.getToken || options.storage || options.cookieNames || options.fetch) return false
  const { apiBase, endpoint, suffix } = addressesOf(options)
  const token = isHostPage(options.shopUrl)
    ? readTabToken(hostSuffix({ endpoint, suffix }))
    : readOwnToken(name => readCookie(jar, name + suffix), TOKEN_NAME, endpoint)
  const language = toLanguage(options.language)
  if (!token || !language) return token !== undefined
  const headers = requestHeaders(language, token)
  for (const { path } of isCart ? [info, list] : [info]) {
    const url = apiBase + path
    const key = keyOf(url, headers)
    if (ahead.has(key)) continue
    const answer = fetch(url, { headers })
    // The call that takes it over says so.
    answer.catch(() => undefined)
    ahead.set(key, answer)
  }
  setTimeout(() => ahead.clear(), AHEAD_MS)
  // The first formatter of a page takes as long as drawing a list: the thread has nothing else to do until code and answers are there.
  new Intl.NumberFormat(language)
  return true
}

/** The `fetch` of a shop that takes over what was asked for ahead, each answer once, and none after a write. */
export const fetchAhead =
  (ahead: Ahead): typeof globalThis.fetch =>
  (input, init) => {
    if (init?.method !== 'GET') ahead.clear()
    const key = keyOf(String(input), init?.headers ?? {})
    const answer = ahead.get(key)
    if (!answer) return defaultFetch(input, init)
    ahead.delete(key)
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      answer.then(resolve, reject)
    })
  }
