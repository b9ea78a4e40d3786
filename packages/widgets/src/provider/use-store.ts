/** Reads from a store. The one way for widgets to do so. */
import { useRef, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { shallowEqual } from './shallow-equal'

type ReadableStore<S> = Pick<StoreApi<S>, 'getState' | 'subscribe' | 'getInitialState'>

/**
 * What `select` picks from the store; draws again only when the picked value changed, compared one level deep.
 *
 * `select` may be written inline and may return a fresh object: the value is kept per state and compared before it is
 * handed on. Plain `useStore` would draw forever in that case on Preact, without an error.
 */
export function useStore<S, V>(store: ReadableStore<S>, select: (state: S) => V): V {
  const last = useRef<{ store: ReadableStore<S>; state: S; select: (state: S) => V; value: V }>(undefined)
  const pick = (state: S): V => {
    const kept = last.current
    if (kept?.store === store && Object.is(kept.state, state) && kept.select === select) return kept.value
    const picked = select(state)
    const value = kept?.store === store && shallowEqual(kept.value, picked) ? kept.value : picked
    last.current = { store, state, select, value }
    return value
  }
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    // What a server drew: it knows nothing of the reader. What the browser knows is drawn right after.
    () => pick(store.getInitialState()),
  )
}
