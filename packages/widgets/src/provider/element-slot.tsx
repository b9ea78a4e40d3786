import { type ReactNode, useContext } from 'react'
import { ElementHostContext } from './element-host'

/** What a React page puts in the place of parts of a component, by the names of the slots of its element. */
export type Slots<Name extends string> = { readonly [N in Name]?: ReactNode }

export interface ElementSlotProps<Name extends string> {
  /** Name of the slot. */
  name: Name
  /** Those of the React page. */
  slots: Slots<Name> | undefined
  /** What stands there when the host gives nothing. */
  children?: ReactNode
}

/** A place for what only the host can say: a `<slot>` of an element, a node of a React page. */
export function ElementSlot<Name extends string>({ name, slots, children }: ElementSlotProps<Name>) {
  const host = useContext(ElementHostContext)
  if (host) return <slot name={name}>{children}</slot>
  return <>{slots?.[name] ?? children}</>
}
