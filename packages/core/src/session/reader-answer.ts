/** Waiting for the reader, who was asked to sign in again. */
import type { StoreApi } from 'zustand/vanilla'
import { SIGN_IN_WAIT_MS } from '../limits'
import type { SessionState } from './session.types'

export function createReaderAnswer(store: StoreApi<SessionState>) {
  const waiting = new Set<() => void>()
  return {
    /** Resolves once the reader has signed in again or declined, or after the longest wait. */
    answered: () =>
      new Promise<void>(resolve => {
        const stop = () => {
          clearTimeout(timer)
          stopListening()
          waiting.delete(stop)
          resolve()
        }
        const timer = setTimeout(stop, SIGN_IN_WAIT_MS)
        const stopListening = store.subscribe(state => {
          if (!state.expired) stop()
        })
        waiting.add(stop)
      }),
    /** Lets all go that wait. */
    stop(): void {
      for (const stop of waiting) stop()
    },
  }
}
