import { PAGE_SIZE, type ShopError } from '@cartwright/core'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { refreshIcon, searchIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { refocus } from '../primitives/refocus'
import { Report } from '../primitives/report-state'
import { commonTexts } from '../provider/common.texts'
import { EmptySlot } from '../provider/element-slot'
import { usePagerTexts } from '../provider/pager-labels'
import { ReadFailed } from '../provider/read-failed'
import { useTexts } from '../provider/use-texts'

interface ListState {
  query: { pageNum?: number | undefined; pageSize?: number | undefined }
  status: 'loading' | 'ready' | 'failed'
  error: ShopError | undefined
  rows: readonly unknown[]
  /** Of all pages. */
  total: number
}

export interface ListBoxProps {
  list: { change(query: { pageNum?: number; pageSize?: number }): void; reload(): void }
  state: ListState
  /** Where the list begins: another page is read from there. */
  top: RefObject<HTMLElement | null>
  /** Words for a list that could not be read. */
  failed: string
  /** In the place of rows when filters leave none; undefined when nothing is filtered. */
  noHit: { title: string; hint?: string; clear: string; onClear: () => void } | undefined
  /** In the place of rows when there are none at all. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
}

/** The rows of a list with its pages; in their place what loads, has failed, or finds nothing. */
export function ListBox({ list, state, top, failed, noHit, empty, children }: ListBoxProps) {
  const common = useTexts(commonTexts)
  const pagerTexts = usePagerTexts()
  const { query, rows, status, total } = state
  const { box, onFocus } = useFocusInRows(rows, status)
  const turn = (pageNum: number) => {
    list.change({ pageNum })
    // A reader at the end of a page goes on at the top of the next one.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  const instead = () => {
    if (status === 'loading') return <SkeletonRows rows={8} label={common('loading')} />
    if (status === 'failed')
      return (
        <ReadFailed icon={refreshIcon} title={failed} error={state.error} onRetry={list.reload}>
          {state.error?.at.msg}
        </ReadFailed>
      )
    if (!noHit) return <EmptySlot>{empty}</EmptySlot>
    return (
      <Empty icon={searchIcon} title={noHit.title} actions={<Button onClick={noHit.onClear}>{noHit.clear}</Button>}>
        {noHit.hint}
      </Empty>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes where the focus is, and does nothing
    <div ref={box} className="cw-card cw-table-box" data-heir="" onFocus={onFocus}>
      {rows.length > 0 ? (
        <>
          <div className="cw-busy" aria-busy={status === 'loading'}>
            {status === 'loading' && <Report state="busy" />}
            {children}
          </div>
          <Pager
            page={query.pageNum ?? 1}
            pageSize={query.pageSize ?? PAGE_SIZE}
            total={total}
            onPage={turn}
            onPageSize={pageSize => list.change({ pageSize })}
            texts={pagerTexts}
          />
        </>
      ) : (
        instead()
      )}
    </div>
  )
}

/** What had the focus goes with its row, or with the filters that it took away: the focus moves to the row in that place. */
function useFocusInRows(rows: readonly unknown[], status: ListState['status']) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<{ control: Element; at: number }>(undefined)
  const drawnRows = () => [...(box.current?.querySelectorAll('tbody > tr') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is drawn
  useEffect(() => {
    if (!last.current || last.current.control.isConnected || !box.current) return
    const drawn = drawnRows()
    refocus(drawn[Math.min(Math.max(last.current.at, 0), drawn.length - 1)] ?? box.current, undefined)
  }, [rows, status])
  return {
    box,
    onFocus: ({ target }: { target: Element }) => {
      const row = target.closest('tr')
      last.current = { control: target, at: row ? drawnRows().indexOf(row) : 0 }
    },
  }
}
