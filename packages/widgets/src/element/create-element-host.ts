/** Carries what a component says of its element to the browser. */
import type { ElementState } from '../primitives/report-state'
import type { ElementField, ElementHost } from '../provider/element-host'
import { FOCUS_SELECTORS, isSeen } from './focus-first'

/**
 * @param internals undefined in a browser without them: there are no states then, and the form sends nothing
 * @param table of the element: its slots, its states, for it is in no other one, and whether it is a field of a form
 */
export function createElementHost(
  element: HTMLElement,
  internals: ElementInternals | undefined,
  { slots, states, isField }: { slots: readonly string[]; states: readonly ElementState[]; isField: boolean },
): ElementHost {
  const parts = new Map<object, readonly ElementState[]>()
  return {
    element,
    slots,
    setStates: (part, wanted) => {
      const named = wanted.filter(state => states.includes(state))
      if (named.length === 0) parts.delete(part)
      else parts.set(part, named)
      const kept = internals?.states
      if (!kept) return
      const all = new Set<string>([...parts.values()].flat())
      for (const state of [...kept]) if (!all.has(state)) kept.delete(state)
      for (const state of all) kept.add(state)
    },
    // A field within another widget is none of the form around both.
    field: createField(element, isField ? internals : undefined),
  }
}

/** What the browser shows a message beside, and puts the focus into: what is wrong, else the first thing to enter, else to press. */
const ANCHORS = ['[aria-invalid="true"]', FOCUS_SELECTORS.field, FOCUS_SELECTORS.control]
const anchorIn = (root: ShadowRoot | null): HTMLElement | undefined =>
  ANCHORS.flatMap(selector => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]).find(isSeen)

function createField(element: HTMLElement, internals: ElementInternals | undefined): ElementField {
  let value: string | null = null
  let listener: ((value: string | undefined) => void) | undefined
  /** Wanted before the component was drawn. */
  let early: { value: string | undefined } | undefined
  let problem: [ValidityStateFlags, string] | undefined
  const showProblem = () => {
    if (problem) internals?.setValidity(...problem, anchorIn(element.shadowRoot))
    else internals?.setValidity({})
  }
  // What stood there when the problem arose may be gone.
  element.addEventListener('invalid', showProblem)
  return {
    get value() {
      return early?.value ?? value
    },
    internals,
    set: (next, { missing, invalid }) => {
      value = next
      if (!internals?.setFormValue) return
      internals.setFormValue(next)
      problem = missing ? [{ valueMissing: true }, missing] : invalid ? [{ customError: true }, invalid] : undefined
      showProblem()
    },
    change: wanted => {
      if (listener) listener(wanted)
      // A reset of what is not drawn takes back what was to be set, and nothing that the reader has.
      else early = wanted === undefined ? undefined : { value: wanted }
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
