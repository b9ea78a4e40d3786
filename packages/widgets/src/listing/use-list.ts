import type { PagedList, PageQuery, Shop } from '@cartwright/core'
import { useShop } from '../provider/shop-provider'
import { useDisposable } from '../provider/use-disposable'
import { type ListChange, useHostQuery } from './use-host-query'

/**
 * The list that a widget shows. It begins with what the properties of the widget ask for, follows them, and reports the steps of the
 * reader.
 * @param create makes the list; it is read at once
 * @param wanted what the properties ask for, without what is usual
 * @returns undefined until it is there
 */
export function useList<Row, Query extends PageQuery, List extends PagedList<Row, Query>>(
  create: (shop: Shop, query: Query) => List,
  wanted: Query,
  onChange: ((change: ListChange<Query>) => void) | undefined,
): List | undefined {
  const shop = useShop()
  const list = useDisposable(() => create(shop, wanted), shop)
  useHostQuery(list, wanted, onChange)
  return list
}
