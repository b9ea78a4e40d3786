/** The address of the page: reading it, changing it, following it. */
import { loginPath, type NavigateOptions } from '@cartwright/core'
import { useSyncExternalStore } from 'react'

/** One stay on a page. A list that is filtered changes its address and remains the same visit. */
export interface Visit {
  /** Path and query. */
  path: string
  /** Another one for every page gone to. */
  id: number
  /** How the reader came here: by a link, or back and forward through what was visited. */
  by: 'link' | 'history'
  /** The page is about to be loaded again as a whole. */
  isLeaving?: boolean
}

const CHANGED = 'cartwright:location'

export const currentPath = (): string => window.location.pathname + window.location.search

const pathnameOf = (path: string) => path.split('?')[0]

/** What follows the first question mark; another one belongs to a value. */
export const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.replace(/^[^?]*/, ''))
let visit: Visit = { path: currentPath(), id: 0, by: 'history' }

/** Keeps the visit in step with the address. @param isNew a page was gone to, even when it is the same one */
function follow(by: Visit['by'], isNew: boolean): void {
  const path = currentPath()
  // The bare address of the shop leads to its start: its reader has gone nowhere, and the skip links are the first stops of Tab.
  if (visit.id === 0 && visit.path === '/' && path !== '/') visit = { ...visit, path }
  const isOther = isNew || pathnameOf(path) !== pathnameOf(visit.path)
  if (isOther) visit = { path, id: visit.id + 1, by }
  else if (path !== visit.path) visit = { ...visit, path }
}

/** Another entry; the one that is left keeps how far down the reader was. @param of the visit that both are steps of */
function push(to: string, of?: number): void {
  window.history.replaceState({ top: window.scrollY, of }, '')
  window.history.pushState({ of }, '', to)
}

const ofEntry = (name: 'top' | 'of'): unknown =>
  (window.history.state as { top?: unknown; of?: unknown } | null | undefined)?.[name]

/** How far down the reader was when a link was followed from this entry. */
export const topOfEntry = (): number => Number(ofEntry('top')) || 0

/** Says to the page that is loaded next, which is this one again, that its reader is about to sign in. */
export const wishSignIn = (): void => window.history.replaceState({ signIn: true }, '')

/** Whether that was said; once. */
export function takeSignInWish(): boolean {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('signIn' in state)) return false
  window.history.replaceState(null, '')
  return true
}

/** Pages no one comes back to after signing in: the start, where that leads anyway, forms for visitors, and refusals. */
const IS_LEFT = /^\/(index|login|auth-redirect|ac\/.*|40[14])?$/

/** A sign-in that is asked for without a target leads back to the page it was asked for on. */
const withReturn = (to: string): string =>
  to === '/login' && !IS_LEFT.test(window.location.pathname) ? loginPath(currentPath()) : to

/** Goes to a path of the shop without loading the page again, unless asked to. */
export function goTo(path: string, { replace, reload }: NavigateOptions = {}): void {
  const to = withReturn(path)
  if (reload) {
    visit = { ...visit, isLeaving: true }
    window.dispatchEvent(new Event(CHANGED))
    if (to === currentPath()) window.location.reload()
    else window.location.assign(to)
    return
  }
  const isNew = !replace && to !== currentPath()
  if (replace) window.history.replaceState(null, '', to)
  else if (isNew) push(to)
  follow('link', isNew)
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * Says that the page shows something else of the same, such as a list with another filter: a step one can go back from.
 * @param isStep going back and ahead between the two draws nothing again, so that a form keeps what is in it
 */
export function showAs(to: string, isStep = false): void {
  if (to === currentPath()) return
  push(to, isStep ? visit.id : undefined)
  follow('link', false)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  const handlePop = () => {
    // A jump within the page, such as the skip link, arrives here as well and changes nothing.
    follow('history', currentPath() !== visit.path && ofEntry('of') !== visit.id)
    listener()
  }
  // A browser may keep a page that was left, and bring it back as it was.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    visit = { ...visit, isLeaving: false }
    listener()
  }
  window.addEventListener('popstate', handlePop)
  window.addEventListener('pageshow', handleShow)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('popstate', handlePop)
    window.removeEventListener('pageshow', handleShow)
    window.removeEventListener(CHANGED, listener)
  }
}

function current(): Visit {
  // The address may have been changed before anybody listened.
  follow('history', false)
  return visit
}

/** Where the reader is; draws again when that changes. */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, current)
