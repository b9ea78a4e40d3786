/** The states of one widget: what its component says, and what is reported from within. */
import { createElement, type RefCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { type ElementState, type StateReports, StateReportsContext } from '../primitives/report-state'
import { type ElementHost, ElementHostContext, namesOf, type StateTable } from './element-host'
import type { Slots } from './element-slot'

/** Where one of these holds, the widget does not show what it is for. */
const NOT_READY: readonly ElementState[] = ['loading', 'empty', 'failed', 'signed-out', 'not-granted', 'ambiguous']
/** Of a widget within another one, these are said of both: a list within that is empty makes no empty page. */
const OF_BOTH: readonly ElementState[] = ['loading', 'failed', 'busy']

/** What a widget within has for these is that of the widget around it: an outlet asks what the confirmation in it asks. */
const OF_ALL: readonly string[] = ['failed', 'signed-out', 'before-place']

/**
 * @param states of the component
 * @param slots of a React page
 * @returns for the box: who it is, and where what it draws reports
 */
export function useBoxStates(
  states: StateTable | undefined,
  slots: Slots<string> | undefined,
): { ref: RefCallback<HTMLElement>; reports: StateReports } {
  const outer = useContext(StateReportsContext)
  const host = useContext(ElementHostContext)
  const latest = useRef({ states, slots })
  latest.current = { states, slots }
  const box = useMemo(() => createBox(outer, host, () => latest.current), [outer, host])
  useLayoutEffect(() => box.publish())
  useLayoutEffect(() => () => host?.setStates(box, []), [host, box])
  return box
}

function createBox(
  outer: StateReports | undefined,
  host: ElementHost | undefined,
  current: () => { states: StateTable | undefined; slots: Slots<string> | undefined },
) {
  /** How many report each state: a list has as many that load as it has rows. */
  const reported = new Map<ElementState, number>()
  let element: HTMLElement | null = null
  let published: string | undefined

  function publish() {
    if (!element) return
    const { states = {} } = current()
    // What the component says of a state itself holds over what is reported.
    const names = new Set(namesOf(states))
    for (const state of reported.keys()) if (states[state] === undefined) names.add(state)
    if (states.ready === undefined && !NOT_READY.some(state => names.has(state))) names.add('ready')
    const joined = [...names].join(' ')
    if (joined === published) return
    published = joined
    element.setAttribute('data-state', joined)
    if (!outer) host?.setStates(box, [...names])
  }

  function count(state: ElementState, more: number) {
    const before = reported.get(state) ?? 0
    if (before + more === 0) reported.delete(state)
    else reported.set(state, before + more)
    if (before === 0 || before + more === 0) publish()
  }

  const reports: StateReports = {
    add: state => {
      count(state, 1)
      const stopOuter = OF_BOTH.includes(state) ? outer?.add(state) : undefined
      return () => {
        count(state, -1)
        stopOuter?.()
      }
    },
    place: (name, ours) => {
      const isOwn = outer === undefined || OF_ALL.includes(name)
      if (host && isOwn && host.slots.includes(name)) return createElement('slot', { name }, ours)
      const given = current().slots?.[name]
      if (given !== undefined) return given
      return outer && OF_ALL.includes(name) ? outer.place(name, ours) : ours
    },
  }
  const box = {
    reports,
    publish,
    ref: (drawn: HTMLElement | null) => {
      element = drawn
      published = undefined
    },
  }
  return box
}
