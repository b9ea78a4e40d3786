/** Reading what belongs to the account that is signed in, into the state of a feature. */
import type { StoreApi } from 'zustand/vanilla'
import type { ReadStatus } from '../client/read-status'
import type { ShopError } from '../errors/shop-error'
import { sessionSettled } from '../listing/catalogue-context'
import { type RestorableState, type RestoredState, restoreAfterSignIn } from '../session/restore-after-sign-in'
import { watchAccount } from '../session/watch-account'
import type { Shop } from '../shop.types'

interface SignedInReadOptions<State extends ReadStatus, Typed> {
  /** Makes the calls, and says what of the state they are. */
  read(signal: AbortSignal): Promise<Partial<State>>
  /** What is typed and outlives an expired sign-in; `put` gets what was kept. */
  typed?: RestorableState<Typed> & { put(kept: NonNullable<Typed>): void }
}

export interface SignedInRead {
  /**
   * Reads, or reads again. Never rejects: what was read before stays in sight, and a failure is shown by the messages.
   */
  load(): Promise<void>
  /** What is typed may be needed after the next sign-in. */
  keep(): void
  /** What was typed is stored, or given up. */
  forget(): void
}

/** Another account begins with the first state. */
export function createSignedInRead<State extends ReadStatus, Typed = undefined>(
  shop: Pick<Shop, 'session' | 'messages' | 'drafts'>,
  store: StoreApi<State>,
  { read, typed }: SignedInReadOptions<State, Typed>,
): SignedInRead {
  const { session, messages } = shop
  let reading = new AbortController()
  let restored: RestoredState<Typed> | undefined
  const change = (state: Partial<ReadStatus>) => store.setState(state as Partial<State>)

  watchAccount(session, () => {
    reading.abort()
    restored?.stop()
    restored = undefined
    store.setState(store.getInitialState())
  })

  return {
    load: async () => {
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      if (store.getState().status !== 'ready') change({ status: 'loading', error: undefined })
      await sessionSettled(session, signal)
      if (signal.aborted || !session.store.getState().isSignedIn) return
      if (typed && !restored) {
        restored = restoreAfterSignIn(shop, typed)
        if (restored.kept != null) typed.put(restored.kept)
      }
      try {
        const found = await read(signal)
        if (!signal.aborted) store.setState({ ...found, status: 'ready', error: undefined } as Partial<State>)
      } catch (error) {
        if (signal.aborted) return
        if (store.getState().status === 'ready') return messages.showError(error)
        change({ status: 'failed', error: error as ShopError })
      }
    },
    keep: () => restored?.keep(),
    forget: () => restored?.forget(),
  }
}
