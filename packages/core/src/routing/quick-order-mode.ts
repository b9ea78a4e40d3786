import { resolveRoute } from './resolve'

/** 1 in quick order, 0 everywhere else. */
export type QuickOrderMode = 0 | 1

/** Whoever may open everything: who may not is sent elsewhere first, and then the path is another. */
const ANYBODY = { isSignedIn: true, permissions: ['*:*:*'] }

/**
 * The quick-order mode flag of a page. It follows from the path alone, so that a reload, going back and a link from
 * elsewhere agree with a choice in the navigation.
 * @param path path and query of the page
 * @source QO-001, QO-002
 */
export function quickOrderMode(path: string): QuickOrderMode {
  const found = resolveRoute(path, ANYBODY)
  return found.kind === 'page' && found.name === 'quickOrder' ? 1 : 0
}
