import { createContext, type ReactNode, useContext } from 'react'
import { ElementHostContext } from './element-host'

/** What a React page puts in the place of parts of a component, by the names of the slots of its element. */
export type Slots<Name extends string> = { readonly [N in Name]?: ReactNode }

/** What the React page has given the component around, for the slots that every component has. */
export const SlotsContext = createContext<Slots<string> | undefined>(undefined)

export interface ElementSlotProps<Name extends string> {
  /** Name of the slot. */
  name: Name
  /** Those of the React page; undefined for a slot that every component has. */
  slots: Slots<Name> | undefined
  /** What stands there when the host gives nothing. */
  children?: ReactNode
}

/** A place for what only the host can say: a `<slot>` of an element, a node of a React page. */
export function ElementSlot<Name extends string>({ name, slots, children }: ElementSlotProps<Name>) {
  const host = useContext(ElementHostContext)
  const shared = useContext(SlotsContext)
  if (host) return <slot name={name}>{children}</slot>
  return <>{slots?.[name] ?? shared?.[name] ?? children}</>
}
