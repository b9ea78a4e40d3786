/** Makes the elements known to TypeScript: DOM look-ups, events and JSX. Derived from the table, so it cannot drift. */
import type { Shop } from '@cartwright/core'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementEvents, ElementTypes } from './elements'

type Own<E> = Omit<E, keyof HTMLElement | 'shop'> & { shop?: Shop }
type ElementJsx = {
  [T in keyof ElementTypes]: DetailedHTMLProps<HTMLAttributes<ElementTypes[T]>, ElementTypes[T]> &
    Own<ElementTypes[T]> & {
      [N in keyof ElementEvents as `on${N & string}`]?: (event: ElementEvents[N]) => void
    } & { theme?: 'light' | 'dark'; density?: 'compact' | 'medium' | 'large'; 'host-keys'?: boolean }
}

declare global {
  interface HTMLElementTagNameMap extends ElementTypes {}
  interface GlobalEventHandlersEventMap extends ElementEvents {
    /**
     * The sign-in of a shop has expired while the reader was at work; raised by one of its elements, once. Prevent it to ask
     * the reader yourself, and call `detail.shop.session.signIn()` or `detail.shop.session.answerExpired(false)`.
     */
    'cw-session-expired': CustomEvent<{ shop: Shop }>
    /** An attribute, or text given to a property, cannot be read: the element takes its default instead. */
    'cw-invalid-attribute': CustomEvent<{ name: string; value: unknown }>
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ElementJsx {}
  }
}
