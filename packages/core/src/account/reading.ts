/** What one call answers for the account that is signed in, for a widget that shows it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sessionSettled } from '../catalogue/catalogue-context'
import type { ShopError } from '../errors/shop-error'
import { watchAccount } from '../session/watch-account'
import type { Shop } from '../shop.types'

export interface ReadingState<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  /** What was read last; it stays in sight while it is read again. */
  value: T | undefined
}

export interface Reading<T> {
  store: StoreApi<ReadingState<T>>
  /** Reads, or reads again. Never rejects: what was read before stays, and a failure is shown by the messages. */
  load(): Promise<void>
}

export function createReading<T>(
  { session, messages }: Pick<Shop, 'session' | 'messages'>,
  read: (signal: AbortSignal) => Promise<T>,
): Reading<T> {
  const store = createStore<ReadingState<T>>(() => ({ status: 'idle', error: undefined, value: undefined }))
  let reading = new AbortController()
  watchAccount(session, () => {
    reading.abort()
    store.setState(store.getInitialState())
  })
  return {
    store,
    load: async () => {
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      if (store.getState().status !== 'ready') store.setState({ status: 'loading', error: undefined })
      await sessionSettled(session, signal)
      if (signal.aborted || !session.store.getState().isSignedIn) return
      try {
        const value = await read(signal)
        if (!signal.aborted) store.setState({ status: 'ready', error: undefined, value })
      } catch (error) {
        if (signal.aborted) return
        if (store.getState().value !== undefined) await messages.showError(error)
        else store.setState({ status: 'failed', error: error as ShopError })
      }
    },
  }
}
