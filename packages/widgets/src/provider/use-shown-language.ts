/** No word is shown before its language is there. */
import type { Language, Shop } from '@cartwright/core'
import { useEffect, useRef, useState } from 'react'
import { useStore } from './use-store'

/** So long nothing is said in another language than the reader's; then there is English, until the texts have come. */
export const WORDLESS_MS = 2_000

/** A language that can be shown. */
export interface ShownLanguage {
  /** Of a part of the page; undefined for the shop's. */
  language: Language | undefined
}

/**
 * The language to draw in. While the texts of another one are on their way it stays as it is.
 * @param wanted of this part of the page; undefined for the shop's
 * @returns undefined while nothing can be said yet
 */
export function useShownLanguage(shop: Shop, wanted: Language | undefined): ShownLanguage | undefined {
  const i18n = wanted === undefined ? shop.i18n : shop.i18n.inLanguage(wanted)
  const isPending = useStore(i18n.store, state => state.isPending)
  const [isLate, setLate] = useState(false)
  const shown = useRef<ShownLanguage>(undefined)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), WORDLESS_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  if (!isPending || isLate) shown.current = { language: wanted }
  return shown.current
}
