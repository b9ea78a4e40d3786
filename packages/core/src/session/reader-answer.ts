/** Asking the reader to sign in again, on the page of a host, and waiting for it. */
import type { StoreApi } from 'zustand/vanilla'
import { SIGN_IN_WAIT_MS } from '../limits'
import type { SessionState } from './session.types'

export interface ReaderAnswerParts {
  store: StoreApi<SessionState>
  /** Whether the server has sent whose token this is. */
  knows: (token: string) => boolean
  /** Shows the reader that the sign-in has expired. */
  expire: () => void
}

export function createReaderAnswer({ store, knows, expire }: ReaderAnswerParts) {
  const waiting = new Set<() => void>()
  /** The token before the one in use, when the same reader signed in again after it had expired. */
  let replaced: { token: string | undefined; accountId: number } | undefined

  /** Resolves once the reader has signed in again or declined, or after the longest wait. */
  const answered = () =>
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
    })

  return {
    /** The token in use is about to be replaced by one of the same reader. */
    noteReplaced(): void {
      const { token, accountId } = store.getState()
      replaced = { token, accountId }
    },
    /** @returns the new token of the same account; undefined without one */
    async signedInAgain(refused: string | undefined): Promise<string | undefined> {
      const { token, accountId } = store.getState()
      if (refused === undefined) return undefined
      // Refused late: the reader has signed in meanwhile.
      if (token !== refused) return replaced?.token === refused && replaced.accountId === accountId ? token : undefined
      // A token that was never accepted belongs to no session that could go on.
      if (!knows(refused)) return undefined
      expire()
      await answered()
      const now = store.getState()
      return now.token !== refused && now.accountId === accountId ? now.token : undefined
    },
    /** Lets all go that wait. */
    stop(): void {
      for (const stop of waiting) stop()
    },
  }
}
