/** What every component has on the page of a host: slots, and one line where the key of the page does not open it. */
import { type ComponentType, type ReactNode, useContext } from 'react'
import { ELEMENT_NEEDS, type ElementNeeds } from './element-needs'
import { type Slots, SlotsContext } from './element-slot'
import { useShop } from './shop-provider'
import { useLazy } from './use-lazy'
import { useStore } from './use-store'

export interface GrantedProps {
  /** With the prefix `cw`. */
  tag: string
  /** A drawer that is closed; it draws nothing. */
  isClosed: boolean
  children: ReactNode
}

/** The element, or one line in its place where the key of the page does not open it. */
export function Granted({ tag, isClosed, children }: GrantedProps) {
  const needs: ElementNeeds | undefined = (ELEMENT_NEEDS as Readonly<Record<string, ElementNeeds>>)[tag]
  const { store } = useShop().session
  const isMissing = useStore(
    store,
    ({ grant }) =>
      grant !== undefined && needs !== undefined && !needs.rights.some(right => grant.rights.includes(right)),
  )
  const NotGranted = useLazy(isMissing, async () => (await import('./not-granted')).NotGranted)
  if (!isMissing || !needs) return children
  return NotGranted ? <NotGranted tag={tag} {...needs} isClosed={isClosed} /> : null
}

/** Slots of every component besides its own. */
export type SharedSlot = 'signed-out'

type SlotsOf<P> = P extends { slots?: Slots<infer N> | undefined } ? N : never

/** Properties of a component, and those that every component has on the page of a host. */
export type ForHost<P> = Omit<P, 'slots'> & {
  /** What the page puts in the place of parts of the component, by the names of the slots of its element. */
  slots?: Slots<SlotsOf<P> | SharedSlot> | undefined
}

/**
 * The component of an element as a React page has it.
 * @param tag of its element, with the prefix `cw`
 */
export function forHost<P extends object>(tag: `cw-${string}`, Component: ComponentType<P>): ComponentType<ForHost<P>> {
  function Hosted(props: ForHost<P>) {
    const outer = useContext(SlotsContext)
    const isClosed = tag.endsWith('-drawer') && Reflect.get(props, 'open') !== true
    return (
      <SlotsContext.Provider value={props.slots ?? outer}>
        <Granted tag={tag} isClosed={isClosed}>
          {/* What is not its own is left alone by the component. */}
          <Component {...(props as unknown as P)} />
        </Granted>
      </SlotsContext.Provider>
    )
  }
  Hosted.displayName = Component.displayName ?? Component.name
  return Hosted
}
