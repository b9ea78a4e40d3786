/** What a browser page offers, read carefully: in Node and in workers none of it is there. */
import type { NavigateOptions, ShopStorage } from '../shop.types'
import { type CookieJar, cookieStorage, memoryStorage, webStorage } from './storage'

/** The part of a page the core can use. */
interface Page {
  document?: CookieJar
  location?: {
    protocol: string
    pathname: string
    search: string
    assign(url: string): void
    replace(url: string): void
    reload(): void
  }
  localStorage?: Parameters<typeof webStorage>[0]
  navigator?: { languages?: readonly string[] }
  innerWidth?: number
}

const page = globalThis as unknown as Page

/** Looks fetch up at each request: a page may put another in its place. */
export const defaultFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

/** Cookies of the page, else memory. */
export const defaultStorage = (): ShopStorage =>
  page.document && page.location ? cookieStorage(page.document, page.location.protocol === 'https:') : memoryStorage()

/** localStorage of the page, else memory. Reading it can throw where the reader forbids it. */
export function defaultDrafts(): ShopStorage {
  try {
    // Node has a localStorage without a page; a server must not share drafts.
    return page.document && page.localStorage ? webStorage(page.localStorage) : memoryStorage()
  } catch {
    return memoryStorage()
  }
}

export const defaultLanguages = (): readonly string[] => (page.document && page.navigator?.languages) || []

/** Width of the window in px, 0 where there is none. */
export const defaultWidth = (): number => page.innerWidth ?? 0

export const defaultPath = (): string => (page.location ? page.location.pathname + page.location.search : '/')

/** Org id in the query of the page (REG-008). */
export function defaultQueryOrgId(): number | undefined {
  const text = new URLSearchParams(page.location?.search ?? '').get('org_id')
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/** Loads another page; shops with a router of their own pass `navigate` instead. */
export function defaultNavigate(to: string, { replace }: NavigateOptions = {}): void {
  if (replace) page.location?.replace(to)
  else page.location?.assign(to)
}
