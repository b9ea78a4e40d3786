import { type ReactNode, useCallback, useState } from 'react'
import { useLazy } from '../provider/use-lazy'

const NONE: readonly number[] = []

/** Asks before rows are deleted. Draw `dialog`, call `ask` with the ids of the rows. */
export function useRemoval(): { ask: (ids: readonly number[]) => void; dialog: ReactNode } {
  const [ids, setIds] = useState(NONE)
  const RemovalDialog = useLazy(ids.length > 0, async () => (await import('./removal-dialog')).RemovalDialog)
  const close = useCallback(() => setIds(NONE), [])
  return { ask: setIds, dialog: RemovalDialog && <RemovalDialog ids={ids} onClose={close} /> }
}
