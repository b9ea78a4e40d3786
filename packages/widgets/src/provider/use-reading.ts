import type { Reading } from '@cartwright/core'
import { useEffect } from 'react'
import { useShop } from './shop-provider'
import { useStore } from './use-store'

/** What the call answers for the account; undefined while it is read, and where the shop has no such call. */
export function useReading<T>(reading: Reading<T>): T | undefined {
  const { session } = useShop()
  const accountId = useStore(session.store, state => state.accountId)
  const isConfirmed = useStore(session.store, state => state.confirmed)
  useEffect(() => {
    void accountId
    if (isConfirmed) void reading.load()
  }, [reading, accountId, isConfirmed])
  return useStore(reading.store, state => state.value)
}
