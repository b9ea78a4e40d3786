/** What a browser page offers, read carefully: in Node and in workers none of it is there. */
import type { NavigateOptions, ShopOptions, ShopStorage } from '../shop.types'
import { type CookieJar, cookieStorage, memoryStorage, type Storage, webStorage } from './storage'

/** The part of a page the core can use. */
interface Page {
  document?: CookieJar & { baseURI: string }
  origin?: string
  location?: {
    protocol: string
    pathname: string
    search: string
    assign(url: string): void
    replace(url: string): void
    reload(): void
  }
  localStorage?: Storage
  sessionStorage?: Storage
  navigator?: { languages?: readonly string[] }
  innerWidth?: number
  addEventListener?(type: 'pagehide', listener: () => void): void
  removeEventListener?(type: 'pagehide', listener: () => void): void
}

const page = globalThis as unknown as Page

/** Looks fetch up at each request: a page may put another in its place. */
export const defaultFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

/** What a page calls when it is given `apiBase`: an absolute address where there is a page, without slash at the end. */
export function endpointOf(apiBase: string): string {
  try {
    return new URL(apiBase, page.document?.baseURI).href.replace(/\/+$/, '')
  } catch {
    return apiBase
  }
}

/** Origin of the page; undefined where there is none. */
export const pageOrigin = (): string | undefined => (page.document ? page.origin : undefined)

/**
 * What follows the names of everything a shop stores, so that no shop reads what belongs to another: its endpoint, and the
 * site when the host fixed one. Empty for the page of the shop itself, whose names are those of the specification.
 */
export function storageSuffix(endpoint: string, site: number | undefined): string {
  const own = pageOrigin() ?? ''
  const isOwn = endpoint === `${own}/prod-api` && site === undefined
  return isOwn ? '' : `@${endpoint}${site === undefined ? '' : `#${site}`}`
}

export interface Addresses {
  /** As calls are addressed, without slash at the end. */
  apiBase: string
  /** The same, absolute. */
  endpoint: string
  /** See `storageSuffix`. */
  suffix: string
}

export function addressesOf({ apiBase: given = '/prod-api', site }: ShopOptions): Addresses {
  const apiBase = given.replace(/\/+$/, '')
  const endpoint = endpointOf(apiBase)
  return { apiBase, endpoint, suffix: storageSuffix(endpoint, site) }
}

/** Cookies of the page, else memory. */
export const defaultStorage = (suffix: string): ShopStorage =>
  page.document && page.location
    ? cookieStorage(page.document, page.location.protocol === 'https:', suffix)
    : memoryStorage()

/** Undefined where there is no page, and where the reader forbids it: reading it can throw. */
export function findPageStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    // Node has a localStorage without a page; a server must not share drafts.
    return page.document && page[name]
  } catch {
    return undefined
  }
}

/** One that keeps nothing where there is none. */
export const pageStorage = (name: 'localStorage' | 'sessionStorage'): Storage =>
  findPageStorage(name) ?? { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** localStorage of the page, else memory. */
export function defaultDrafts(suffix: string): ShopStorage {
  const local = findPageStorage('localStorage')
  return local ? webStorage(local, suffix) : memoryStorage()
}

export const defaultLanguages = (): readonly string[] => (page.document && page.navigator?.languages) || []

/** Calls `act` when the reader leaves the page or closes it. @returns how to stop that */
export function onPageHide(act: () => void): () => void {
  page.addEventListener?.('pagehide', act)
  return () => page.removeEventListener?.('pagehide', act)
}

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
