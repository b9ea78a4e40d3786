/** How far a widget is, said by what it draws: rows that load, what stands in the place of rows, a button that works. */
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'

/** The same words on every element, for `:state()` of its style sheet; a React page has them in `data-state`. */
export type ElementState =
  | 'loading'
  | 'ready'
  | 'empty'
  | 'failed'
  | 'signed-out'
  | 'not-granted'
  | 'busy'
  | 'dirty'
  | 'placed'
  | 'ambiguous'
  | 'offer'
  | 'in-stock'
  | 'partly'
  | 'out'
  | 'added'
  | 'home'

/** The box of the widget around what is drawn. */
export interface StateReports {
  /** Holds from now on. Returns how to take it back. */
  add(state: ElementState): () => void
  /** What the host has for a slot, and ours where it has nothing. */
  place(name: string, ours: ReactNode): ReactNode
}

export const StateReportsContext = createContext<StateReports | undefined>(undefined)

export interface ReportProps {
  /** Which holds as long as this is drawn. */
  state: ElementState
}

/** Says a state for as long as it is drawn. */
export function Report({ state }: ReportProps) {
  const reports = useContext(StateReportsContext)
  useLayoutEffect(() => reports?.add(state), [reports, state])
  return null
}
