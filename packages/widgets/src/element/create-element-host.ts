/** Carries what a component says of its element to the browser. */
import type { ElementField, ElementHost, ElementState } from '../provider/element-host'

/** @param internals undefined in a browser without them: there are no states then, and the form sends nothing */
export function createElementHost(element: HTMLElement, internals: ElementInternals | undefined): ElementHost {
  /** What each part of the element says. */
  const parts = new Set<readonly ElementState[]>()
  const show = () => {
    const kept = internals?.states
    if (!kept) return
    const wanted = new Set<string>([...parts].flat())
    for (const state of [...kept]) if (!wanted.has(state)) kept.delete(state)
    for (const state of wanted) kept.add(state)
  }
  return {
    element,
    addStates: states => {
      parts.add(states)
      show()
      return () => {
        parts.delete(states)
        show()
      }
    },
    field: createField(internals),
  }
}

function createField(internals: ElementInternals | undefined): ElementField {
  let value: string | null = null
  let listener: ((value: string | undefined) => void) | undefined
  /** Wanted before the component was drawn. */
  let early: { value: string | undefined } | undefined
  return {
    get value() {
      return early?.value ?? value
    },
    set: next => {
      value = next
      internals?.setFormValue(next)
    },
    change: wanted => {
      if (listener) listener(wanted)
      else early = { value: wanted }
    },
    onChange: listen => {
      listener = listen
      if (early) listen(early.value)
      early = undefined
      return () => {
        listener = undefined
      }
    },
  }
}
