/** Which list the strips below the lines correct: that of quick order, or what a visitor has pasted. */
import { quickOrderOf, type VisitorList } from '@cartwright/core'
import { createContext, useContext } from 'react'
import { useShop } from '../provider/shop-provider'

/** The list of a visitor; by default the strips correct the quick order. */
export const VisitorListContext = createContext<VisitorList | undefined>(undefined)

export function useCorrectedList() {
  const shop = useShop()
  return useContext(VisitorListContext) ?? quickOrderOf(shop)
}

/** Keys such as Alt F are heard by the grid of quick order. */
export const useHasFixKeys = (): boolean => useContext(VisitorListContext) === undefined
