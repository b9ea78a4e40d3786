import type { Reading, ReadingState } from '@cartwright/core'
import { useEffect } from 'react'
import { useShop } from './shop-provider'
import { useStore } from './use-store'

/** How far the reading of a call has come for the account that is signed in. */
export function useReadingState<T>(reading: Reading<T>): ReadingState<T> {
  const { session } = useShop()
  const accountId = useStore(session.store, state => state.accountId)
  const isConfirmed = useStore(session.store, state => state.confirmed)
  useEffect(() => {
    void accountId
    if (isConfirmed) void reading.load()
  }, [reading, accountId, isConfirmed])
  return useStore(reading.store, state => state)
}

/** What the call answers for the account; undefined while it is read, and where the shop has no such call. */
export function useReading<T>(reading: Reading<T>): T | undefined {
  return useReadingState(reading).value
}
