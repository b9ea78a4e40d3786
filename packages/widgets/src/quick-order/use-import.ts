import { carryImport, type ImportDraft } from '@cartwright/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { ImportSource } from './import-list.types'

/** The import that is open in quick order; undefined `source` while it is closed. An expired sign-in loses nothing of it (ERR-003). */
export function useImport() {
  const shop = useShop()
  const [source, setSource] = useState<{ from: ImportSource }>()
  /** What the panel holds. */
  const held = useRef<ImportDraft>(undefined)
  const carried = useDisposable(() => carryImport(shop, () => held.current), shop)
  useEffect(() => {
    if (carried?.kept) setSource({ from: { draft: carried.kept } })
  }, [carried])
  useEffect(() => {
    if (source) return
    held.current = undefined
    carried?.forget()
  }, [source, carried])
  const noteImport = useCallback((draft: ImportDraft) => {
    held.current = draft
  }, [])
  return { source, setSource, noteImport }
}
