/** Where an outlet keeps its path: in itself, in the hash of the page, or in paths below a folder of the host. */

export interface OutletHistory {
  /** The path that is kept; undefined for none. */
  read(): string | undefined
  /** Keeps another one, as a step that one can go back from or in the place of the last. */
  write(path: string | undefined, isReplaced: boolean): void
  /** Goes back to the step before. @returns false where there is none of this outlet's */
  back(): boolean
  /** Calls `act` when the reader has gone back, ahead or to another link. @returns how to stop */
  listen(act: () => void): () => void
}

/** The outlet alone knows it: a reload begins at the start. */
export function createOwnHistory(): OutletHistory {
  const steps: (string | undefined)[] = [undefined]
  let act: () => void = () => undefined
  return {
    read: () => steps.at(-1),
    write: (path, isReplaced) => {
      if (isReplaced) steps.pop()
      steps.push(path)
    },
    back: () => {
      if (steps.length < 2) return false
      steps.pop()
      act()
      return true
    },
    listen: wanted => {
      act = wanted
      return () => {
        act = () => undefined
      }
    },
  }
}

/** How many steps of this outlet lie below an entry of the browser's history. */
const DEPTH = 'cartwright.outlet'

const depthOfEntry = (name: string): number => {
  const state = window.history.state as Record<string, unknown> | null
  const depth = typeof state === 'object' && state !== null ? state[`${DEPTH}.${name}`] : undefined
  return typeof depth === 'number' ? depth : 0
}

/**
 * @param name tells the outlets of a page apart
 * @param read the path in the address of the page
 * @param href the address of the page with a path in it
 */
function createPageHistory(
  name: string,
  read: () => string | undefined,
  href: (path: string | undefined) => string,
): OutletHistory {
  return {
    read,
    write: (path, isReplaced) => {
      const depth = depthOfEntry(name) + (isReplaced ? 0 : 1)
      // What a router of the host keeps in an entry stays there.
      const state = { ...(window.history.state as object | null), [`${DEPTH}.${name}`]: depth }
      if (isReplaced) window.history.replaceState(state, '', href(path))
      else window.history.pushState(state, '', href(path))
    },
    back: () => {
      if (depthOfEntry(name) < 1) return false
      window.history.back()
      return true
    },
    listen: act => {
      window.addEventListener('popstate', act)
      return () => window.removeEventListener('popstate', act)
    },
  }
}

/** As readable as it can be: what separates parts of a hash is encoded, and what separates those of a path is not. */
const toHash = (path: string) => path.replaceAll(/[%&#\s"<>`]/g, sign => encodeURIComponent(sign))

function fromHash(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `#cw=/order/confirm?…`; other parts of the hash stay. @param name of the part */
export function createHashHistory(name: string): OutletHistory {
  const parts = () => window.location.hash.slice(1).split('&').filter(Boolean)
  const isOurs = (part: string) => part.startsWith(`${name}=`)
  return createPageHistory(
    name,
    () => {
      const ours = parts().find(isOurs)
      return ours === undefined ? undefined : fromHash(ours.slice(name.length + 1))
    },
    path => {
      const others = parts().filter(part => !isOurs(part))
      const all = path === undefined ? others : [...others, `${name}=${toHash(path)}`]
      // Without a hash an address would be that of its first part.
      return `${window.location.pathname}${window.location.search}${all.length > 0 ? `#${all.join('&')}` : ''}`
    },
  )
}

/** Paths below a folder of the host. @param base without slash at the end */
export function createPushHistory(name: string, base: string): OutletHistory {
  return createPageHistory(
    name,
    () => {
      const { pathname, search } = window.location
      return pathname.startsWith(`${base}/`) && pathname.length > base.length + 1
        ? pathname.slice(base.length) + search
        : undefined
    },
    path => base + (path ?? '/'),
  )
}

/** A folder of this site: anything else would be an address of somebody else. */
const isFolder = (base: string) => /^\/(?![/\\])[^?#\\]*$/.test(base)

/** @param kind `none`, `hash` or `push`; any other word, and `push` without a folder, keeps the path in the outlet alone */
export function createHistory(kind: string | undefined, base: string | undefined, name: string): OutletHistory {
  if (kind === 'hash') return createHashHistory(name)
  const folder = base?.replace(/\/+$/, '')
  if (kind === 'push' && base !== undefined && isFolder(base) && folder !== undefined)
    return createPushHistory(name, folder)
  return createOwnHistory()
}
