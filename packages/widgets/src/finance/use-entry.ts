import { financeOf } from '@cartwright/core'
import type { EntryDetails } from '@cartwright/core/contract'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-provider'

/** An invoice or credit with all that is known of it; undefined until it is there. */
export function useEntry(invoiceNo: string): EntryDetails | 'failed' | undefined {
  const finance = financeOf(useShop())
  const [entry, setEntry] = useState<EntryDetails | 'failed'>()
  useEffect(() => {
    let isShown = true
    finance.entry(invoiceNo).then(
      found => isShown && setEntry(found),
      () => isShown && setEntry('failed'),
    )
    return () => {
      isShown = false
    }
  }, [finance, invoiceNo])
  return entry
}
