import { createContext, type ReactNode, useContext } from 'react'
import { Report, StateReportsContext } from '../primitives/report-state'
import { ElementHostContext } from './element-host'

/** What a React page puts in the place of parts of a component, by the names of the slots of its element. */
export type Slots<Name extends string> = { readonly [N in Name]?: ReactNode }

/** What the React page has given the component around, for the slots that every component has. */
export const SlotsContext = createContext<Slots<string> | undefined>(undefined)

export interface ElementSlotProps {
  /** Name of the slot, in the table of the element. */
  name: string
  /** What stands there when the host gives nothing. */
  children?: ReactNode
}

/**
 * A place for what only the host can say: a `<slot>` of an element, a node of a React page, which the surrounding `WidgetBox` has been
 * given. Without either it draws nothing. A widget within another one has no slots of the element around both.
 */
export function ElementSlot({ name, children }: ElementSlotProps) {
  const reports = useContext(StateReportsContext)
  const host = useContext(ElementHostContext)
  const shared = useContext(SlotsContext)
  if (name === 'signed-out' && shared?.[name] !== undefined) return <>{shared[name]}</>
  if (reports) return <>{reports.place(name, children)}</>
  return host ? <slot name={name}>{children}</slot> : children
}

/** The slot `empty`: what the host says where there is nothing, or ours. */
export const EmptySlot = ({ children }: { children?: ReactNode }) => (
  <>
    <Report state="empty" />
    <ElementSlot name="empty">{children}</ElementSlot>
  </>
)
