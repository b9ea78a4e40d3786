import type { Sku } from '@cartwright/core/contract'
import { useMemo, useState } from 'react'

/** Parts someone has ticked in a list, on any page, and how many of each are wanted. */
export interface Selection {
  parts: readonly Sku[]
  has: (part: Sku) => boolean
  choose: (parts: readonly Sku[], on: boolean) => void
  clear: () => void
  qtyOf: (part: Sku) => number
  setQty: (part: Sku, qty: number) => void
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Sku>>(new Map())
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map())
  return useMemo(
    () => ({
      parts: [...chosen.values()],
      has: part => chosen.has(part.goodsSkuId),
      choose: (parts, on) =>
        setChosen(before => {
          const next = new Map(before)
          for (const part of parts) on ? next.set(part.goodsSkuId, part) : next.delete(part.goodsSkuId)
          return next
        }),
      clear: () => setChosen(new Map()),
      qtyOf: part => quantities.get(part.goodsSkuId) ?? 1,
      setQty: (part, qty) => setQuantities(before => new Map(before).set(part.goodsSkuId, qty)),
    }),
    [chosen, quantities],
  )
}
