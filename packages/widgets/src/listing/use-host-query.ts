import { PAGE_SIZE } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import type { ReadableStore } from '../provider/use-store'

interface Paged {
  /** From 1. */
  pageNum?: number | undefined
  /** Rows of a page. */
  pageSize?: number | undefined
}

/** A list of the core whose query can be changed. */
interface QueryList<Query extends Paged> {
  store: ReadableStore<{ query: Query; isOpening?: boolean }>
  change(query: Query): void
}

/** What a list shows, for the address of the page. */
export type ListChange<Query extends Paged> = Omit<Query, 'pageNum' | 'pageSize'> & {
  /** From 1. */
  page: number
  /** One of 10, 20, 40, 60. */
  pageSize: number
  /** The list has opened with a view that the reader has saved: no step to go back from. */
  isOpening?: true
}

/**
 * A list follows the properties of its host, and reports the steps of the reader to it. Values that the host hands back change nothing.
 * @param wanted what the properties ask for
 */
export function useHostQuery<Query extends Paged>(
  list: QueryList<Query> | undefined,
  wanted: Query,
  onChange: ((change: ListChange<Query>) => void) | undefined,
): void {
  const latest = useRef({ wanted, onChange })
  latest.current = { wanted, onChange }
  const key = keyOf(wanted)
  /** What host and list agree on: followed by the list, or reported to the host. */
  const agreed = useRef(key)
  useEffect(() => {
    if (!list || agreed.current === key) return
    agreed.current = key
    // What is left out goes back to its default.
    const cleared = Object.fromEntries(Object.keys(list.store.getState().query).map(name => [name, undefined]))
    list.change({ ...cleared, ...latest.current.wanted })
  }, [list, key])
  useEffect(
    () =>
      list?.store.subscribe(({ query, isOpening }) => {
        const shown = keyOf(query)
        if (shown === agreed.current) return
        agreed.current = shown
        const { pageNum: page = 1, pageSize = PAGE_SIZE, ...rest } = query
        latest.current.onChange?.({ ...rest, page, pageSize, ...(isOpening && { isOpening }) })
      }),
    [list],
  )
}

const keyOf = (query: object): string => JSON.stringify(Object.entries(query).sort())
