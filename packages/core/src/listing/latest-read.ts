/** Reads of which only the latest counts. */

import type { Session } from '../session/session.types'
import { sessionSettled } from './catalogue-context'

export interface LatestRead {
  /**
   * Aborts the read under way and waits until it is known who is signed in.
   * @returns the signal of this read, aborted as soon as its answer is of no use
   */
  start(): Promise<AbortSignal>
  /** Aborts the read under way. */
  stop(): void
}

export function createLatestRead(session: Pick<Session, 'store'>): LatestRead {
  let latest = new AbortController()
  return {
    start: async () => {
      latest.abort()
      latest = new AbortController()
      const { signal } = latest
      await sessionSettled(session, signal)
      return signal
    },
    stop: () => latest.abort(),
  }
}
