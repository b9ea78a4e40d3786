/** What a component says of the element that it is drawn in: its states, and its value where it is a field of a form. */
import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** The same words on every element, for `:state()` of its style sheet; a React page has them in `data-state`. */
export type ElementState =
  | 'loading'
  | 'ready'
  | 'empty'
  | 'failed'
  | 'signed-out'
  | 'not-granted'
  | 'busy'
  | 'ambiguous'
  | 'offer'
  | 'in-stock'
  | 'partly'
  | 'out'
  | 'added'
  | 'home'

/** The value of a field of a form. */
export interface ElementField {
  /** What the form sends; null for nothing. */
  readonly value: string | null
  /** Sets what the form sends. */
  set(value: string | null): void
  /** The form or the page wants another value; undefined for the first one. */
  change(value: string | undefined): void
  /** Is told of it, also of what was wanted before anybody listened. Returns how to stop. */
  onChange(listen: (value: string | undefined) => void): () => void
}

/** The element around a component. */
export interface ElementHost {
  /** The element itself. */
  element: HTMLElement
  /** Adds states, next to those that other parts of it have. Returns how to take them back. */
  addStates(states: readonly ElementState[]): () => void
  /** Its value as a field of a form. */
  field: ElementField
}

/** Undefined in a React page, where a component has no element around it. */
export const ElementHostContext = createContext<ElementHost | undefined>(undefined)

/**
 * Adds states to the element around the component, as long as it is drawn.
 * @param states those that hold are true
 * @returns the same for `data-state` of the outermost box
 */
export function useElementStates(states: { readonly [S in ElementState]?: boolean }): string {
  const host = useContext(ElementHostContext)
  const names = (Object.keys(states) as ElementState[]).filter(state => states[state])
  const joined = names.join(' ')
  // In the same frame as what is drawn.
  useLayoutEffect(() => host?.addStates(joined === '' ? [] : (joined.split(' ') as ElementState[])), [host, joined])
  return joined
}

/**
 * Makes the component a field of the form around its element.
 * @param value what is sent; null for nothing
 * @param onChange the form is reset, which is undefined, or restored, or the page has set a value
 */
export function useFormField(value: string | null, onChange: (value: string | undefined) => void): void {
  const host = useContext(ElementHostContext)
  const latest = useRef(onChange)
  latest.current = onChange
  useLayoutEffect(() => host?.field.set(value), [host, value])
  useEffect(() => host?.field.onChange(wanted => latest.current(wanted)), [host])
}
