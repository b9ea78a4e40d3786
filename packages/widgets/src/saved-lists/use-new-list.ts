import { carryNewList, type ImportDraft, type NamedLines } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import type { ImportSource } from '../quick-order/import-list.types'

export type NewList = ReturnType<typeof useNewList>

/** The list that is being made: the import that is open, and the name that is asked. An expired sign-in loses none of it (ERR-003). */
export function useNewList() {
  const shop = useShop()
  const [naming, setNaming] = useState<NamedLines>()
  const [source, setSource] = useState<{ from: ImportSource }>()
  /** As far as it is typed. */
  const name = useRef<string>(undefined)
  /** What the import holds. */
  const imported = useRef<ImportDraft>(undefined)
  const open = useRef({ naming, source })
  open.current = { naming, source }
  const carried = useDisposable(
    () =>
      carryNewList(shop, () => {
        const { naming: asked, source: shown } = open.current
        if (!asked && !shown) return undefined
        return {
          naming: asked && { ...asked, name: name.current ?? asked.name },
          source: shown && imported.current,
        }
      }),
    shop,
  )
  useEffect(() => {
    const kept = carried?.kept
    if (kept?.naming) setNaming(kept.naming)
    if (kept?.source) setSource({ from: { draft: kept.source } })
  }, [carried])
  useEffect(() => {
    if (!naming) name.current = undefined
    if (!source) imported.current = undefined
    // Both are closed: there is nothing to come back to.
    if (!naming && !source) carried?.forget()
  }, [naming, source, carried])
  return {
    naming,
    setNaming,
    source,
    setSource,
    noteName: (typed: string) => {
      name.current = typed
    },
    noteImport: (draft: ImportDraft) => {
      imported.current = draft
    },
    forget: () => carried?.forget(),
  }
}
