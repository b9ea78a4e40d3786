import { routeOf } from './resolve'

/** 1 in quick order, 0 everywhere else. */
export type QuickOrderMode = 0 | 1

/**
 * The quick-order mode flag of a page. It follows from the path alone, so that a reload, going back and a link from
 * elsewhere agree with a choice in the navigation; who may not open the page is sent elsewhere first, and then the path
 * is another.
 * @param path path and query of the page
 * @source QO-001, QO-002
 */
export const quickOrderMode = (path: string): QuickOrderMode => (routeOf(path) === 'quickOrder' ? 1 : 0)
