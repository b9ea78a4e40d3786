/** What a component says of the element that it is drawn in: its states, and its value where it is a field of a form. */
import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { type ElementState, StateReportsContext } from '../primitives/report-state'

/** States with whether each holds. */
export type StateTable = { readonly [S in ElementState]?: boolean | undefined }

/** The value of a field of a form. */
export interface ElementField {
  /** What the form sends; null for nothing. */
  readonly value: string | null
  /** Of the browser; undefined in one without them. */
  internals: ElementInternals | undefined
  /** Sets what the form sends, and why it does not: `missing` where a value is required, `invalid` in any case. */
  set(value: string | null, problem: { missing?: string | undefined; invalid?: string | undefined }): void
  /** The form or the page wants another value; undefined for the first one. */
  change(value: string | undefined): void
  /** Is told of it, also of what was wanted before anybody listened. Returns how to stop. */
  onChange(listen: (value: string | undefined) => void): () => void
}

/** The element around a component. */
export interface ElementHost {
  /** The element itself. */
  element: HTMLElement
  /** Names of the slots in its table. */
  slots: readonly string[]
  /** Replaces the states that a part of what is drawn has set; the element has those of all parts. @param part whose states they are */
  setStates(part: object, states: readonly ElementState[]): void
  /** Its value as a field of a form. */
  field: ElementField
}

/** Undefined in a React page, where a component has no element around it. */
export const ElementHostContext = createContext<ElementHost | undefined>(undefined)

/**
 * Sets states of the element around the component, where no box of it is drawn or the box does not know of them: else `states` of
 * `WidgetBox` are simpler.
 * @param states those that hold are true
 */
export function useElementStates(states: StateTable): void {
  const host = useContext(ElementHostContext)
  const reports = useContext(StateReportsContext)
  const { current: part } = useRef({})
  const joined = namesOf(states).join(' ')
  // In the same frame as what is drawn.
  useLayoutEffect(() => {
    const names = joined === '' ? [] : (joined.split(' ') as ElementState[])
    if (!reports) {
      host?.setStates(part, names)
      return () => host?.setStates(part, [])
    }
    const stops = names.map(name => reports.add(name))
    return () => {
      for (const stop of stops) stop()
    }
  }, [host, reports, part, joined])
}

/** Those that hold. */
export const namesOf = (states: StateTable): ElementState[] =>
  (Object.keys(states) as ElementState[]).filter(state => states[state])
