/**
 * The document that a component is drawn in: an element can be moved into that of a frame or of another window, whose events do not
 * reach the page that it comes from.
 */
import { createContext, useContext } from 'react'

/** Of the element around the component; undefined where there is none, and the page's own holds. */
export const DocumentContext = createContext<Document | undefined>(undefined)

/** For effects: name it among what they depend on, so that they listen again after a move. Undefined on a server. */
export function useDocument(): Document {
  const own = useContext(DocumentContext)
  return own ?? globalThis.document
}

/** `window` of a document; that of the page where a document has none any more. */
export const windowOf = ({ defaultView }: Document): Window & typeof globalThis => defaultView ?? window
