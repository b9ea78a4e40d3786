/** What one call answers for the account that is signed in, for a widget that shows it. */
import { createStore } from 'zustand/vanilla'
import type { ReadStatus } from '../client/read-status'
import type { Shop } from '../shop.types'
import type { WithStore } from '../with-store'
import { createSignedInRead, type SignedInRead } from './signed-in-read'

export interface ReadingState<T> extends ReadStatus {
  /** What was read last; it stays in sight while it is read again. */
  value: T | undefined
}

export interface Reading<T> extends Pick<SignedInRead, 'load'>, WithStore<ReadingState<T>> {}

export function createReading<T>(
  shop: Pick<Shop, 'session' | 'messages' | 'drafts'>,
  read: (signal: AbortSignal) => Promise<T>,
): Reading<T> {
  const store = createStore<ReadingState<T>>(() => ({ status: 'idle', error: undefined, value: undefined }))
  const { load } = createSignedInRead(shop, store, { read: async signal => ({ value: await read(signal) }) })
  return { store, load }
}
