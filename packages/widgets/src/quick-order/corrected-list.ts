/** Which list the strips below the lines correct: that of quick order, what a visitor has pasted, or an import. */
import { type CorrectedList, quickOrderOf } from '@cartwright/core'
import { createContext, useContext } from 'react'
import { useShop } from '../provider/shop-provider'

/** The list outside the grid that is corrected; by default the strips correct the quick order. */
export const CorrectedListContext = createContext<CorrectedList | undefined>(undefined)

export function useCorrectedList(): CorrectedList {
  const shop = useShop()
  return useContext(CorrectedListContext) ?? quickOrderOf(shop)
}

/** Keys such as Alt F are heard by the grid of quick order. */
export const useHasFixKeys = (): boolean => useContext(CorrectedListContext) === undefined
