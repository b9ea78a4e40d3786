/** Places for small values. */
import type { ShopStorage } from '../shop.types'

const SECONDS_PER_DAY = 86_400

/** Whatever holds cookies: `document` in a page. */
export interface CookieJar {
  /** As `document.cookie`: reading gives all pairs, writing sets one. */
  cookie: string
}

/** Undefined where there is no such cookie, and where the reader lets us read none. */
export function readCookie(jar: CookieJar, name: string): string | undefined {
  const prefix = `${encodeURIComponent(name)}=`
  const found = quietly(() => jar.cookie)
    ?.split('; ')
    .find(pair => pair.startsWith(prefix))
  return found === undefined ? undefined : decode(found.slice(prefix.length))
}

/**
 * Cookies of the whole site, SameSite=Lax, Secure on https. What the reader does not let us keep lasts as long as the page.
 * @param suffix follows every name, so that shops on one page have names of their own
 * @source SES-003
 */
export function cookieStorage(jar: CookieJar, secure: boolean, suffix = ''): ShopStorage {
  const unkept = new Map<string, string>()
  const write = (name: string, value: string, maxAge: string) =>
    quietly(() => {
      jar.cookie = `${encodeURIComponent(name + suffix)}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}${maxAge}`
    })
  const read = (name: string) => readCookie(jar, name + suffix)
  return {
    get: name => read(name) ?? unkept.get(name),
    set: (name, value, days) => {
      write(name, value, days === undefined ? '' : `; Max-Age=${Math.round(days * SECONDS_PER_DAY)}`)
      if (read(name) === value) unkept.delete(name)
      else unkept.set(name, value)
    },
    remove: name => {
      unkept.delete(name)
      write(name, '', '; Max-Age=0')
    },
  }
}

/** Touching cookies or storage throws where the reader forbids it, in sandboxed frames for example. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** A cookie of other code may hold a stray percent sign. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Forgotten with the shop. */
export function memoryStorage(): ShopStorage {
  const values = new Map<string, string>()
  return {
    get: name => values.get(name),
    set: (name, value) => void values.set(name, value),
    remove: name => void values.delete(name),
  }
}

/** A place in the browser. */
export interface WebStorage extends ShopStorage {
  /** Which one: only those of a page have one of the same tab beside them. */
  storage: Storage
  /** Follows every name in it. */
  suffix: string
}

/**
 * localStorage or sessionStorage. A full or forbidden storage keeps nothing, and nothing breaks.
 * @param suffix follows every name, so that shops on one page have names of their own
 */
export function webStorage(storage: Storage, suffix = ''): WebStorage {
  return {
    storage,
    suffix,
    get: name => quietly(() => storage.getItem(name + suffix)) ?? undefined,
    set: (name, value) => quietly(() => storage.setItem(name + suffix, value)),
    remove: name => quietly(() => storage.removeItem(name + suffix)),
  }
}

/** What a browser has under `localStorage` and `sessionStorage`. */
export interface Storage {
  /** As in a browser. */
  getItem(name: string): string | null
  /** As in a browser; may throw when it is full. */
  setItem(name: string, value: string): void
  /** As in a browser. */
  removeItem(name: string): void
}
