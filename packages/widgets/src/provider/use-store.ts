/** Reads from a store. The one way for widgets to do so. */
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { shallowEqual } from './shallow-equal'

export type ReadableStore<S> = Pick<StoreApi<S>, 'getState' | 'subscribe' | 'getInitialState'>

interface Shared {
  listeners: Set<() => void>
  stop: () => void
}

const shared = new WeakMap<object, Shared>()

/** One subscription to a store, however many widgets read it. */
function subscribeTo(store: ReadableStore<unknown>, listen: () => void): () => void {
  const subscription = shared.get(store) ?? share(store)
  const { listeners, stop } = subscription
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
    if (listeners.size > 0 || shared.get(store) !== subscription) return
    shared.delete(store)
    stop()
  }
}

function share(store: ReadableStore<unknown>): Shared {
  const listeners = new Set<() => void>()
  const stop = store.subscribe(() => {
    for (const listen of listeners) listen()
  })
  const subscription = { listeners, stop }
  shared.set(store, subscription)
  return subscription
}

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
    useCallback((listen: () => void) => subscribeTo(store, listen), [store]),
    () => pick(store.getState()),
    // What a server drew: it knows nothing of the reader. What the browser knows is drawn right after.
    () => pick(store.getInitialState()),
  )
}
