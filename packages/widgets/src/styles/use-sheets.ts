import { type RefObject, useLayoutEffect } from 'react'
import { sheetsFor } from './sheet'

/**
 * Brings the css of a part that is loaded later into the element it is drawn in. In a page of the React package, whose one
 * sheet has it all, nothing happens.
 * @param inside any node of the part
 * @param css texts; an array that stays the same
 */
export function useSheets(inside: RefObject<Element | null>, css: readonly string[]): void {
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const known = new Set(root.adoptedStyleSheets)
    const added = sheetsFor(css).filter(sheet => !known.has(sheet))
    if (added.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...added]
  }, [inside, css])
}
