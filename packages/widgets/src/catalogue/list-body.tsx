import type { ListView, PartList, PartListState } from '@cartwright/core'
import { memo, type RefObject, useDeferredValue, useRef, useState } from 'react'
import { Notice, SkeletonRows } from '../primitives/feedback'
import { Heard } from '../primitives/heard'
import { Pager } from '../primitives/pager'
import { Report } from '../primitives/report-state'
import { commonTexts } from '../provider/common.texts'
import { usePagerTexts } from '../provider/pager-labels'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { ListEmpty } from './list-empty'
import { ListFilters } from './list-filters'
import { ListToolbar } from './list-toolbar'
import type { AddToCartHandlers } from './part/ask-host'
import { HiddenPriceNotice } from './part/hidden-price-notice'
import { PartCards } from './part-cards'
import { PartTable } from './part-table'
import { productListTexts } from './product-list.texts'
import { SelectionBar } from './selection-bar'
import { useSelection } from './use-selection'

export interface ListBodyProps extends NavigationHandlers, AddToCartHandlers {
  list: PartList
  view: ListView
  onView: (view: ListView) => void
  hidePrinterField: boolean | undefined
}

export function ListBody({ list, view, onView, hidePrinterField, onNavigate, onCartAdd }: ListBodyProps) {
  const { session } = useShop()
  const t = useTexts(productListTexts)
  const common = useTexts(commonTexts)
  const state = useStore(list.store, current => current)
  const isSignedIn = useStore(session.store, current => current.isSignedIn)
  const selection = useSelection()
  const count = useCount(state)
  const { status, total } = state
  // What the server said is drawn in pieces, between which the browser may do what is more urgent; the rest of the list does not wait.
  const answered = useDeferredValue(state)
  const { rows, offers, attributes, filter } = answered
  const top = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLDivElement>(null)
  const [isFiltersOpen, setFiltersOpen] = useState(false)
  /** What was pressed goes away with what it did: the reader stays in the list. */
  const stay = () => main.current?.focus({ preventScroll: true })

  const isWaiting = status === 'loading' || status === 'idle' || rows !== state.rows
  const filters = (
    <Filters state={answered} filter={state.filter} onFilter={list.setFilter} hidePrinterField={hidePrinterField} />
  )
  return (
    <div className="cw-list__layout" ref={top}>
      <Heard as="p" when={status === 'loading' ? 'never' : 'changed'} className="cw-list__count">
        {(status === 'ready' || total > 0) && count}
      </Heard>
      {/* Once on the page: in the drawer the same fields have the same names. */}
      <div className="cw-list__side">{!isFiltersOpen && filters}</div>
      <div className="cw-list__main" ref={main} tabIndex={-1}>
        <ListToolbar
          state={state}
          view={view}
          onView={onView}
          filters={filters}
          isFiltersOpen={isFiltersOpen}
          onFiltersOpen={setFiltersOpen}
          onFilter={list.setFilter}
          onRemoved={stay}
        />
        {rows.length > 0 && answered.searched && filter.keyword && (
          <Notice live>{t('searchedInstead', { keyword: filter.keyword, searched: answered.searched })}</Notice>
        )}
        {!isSignedIn && <HiddenPriceNotice onNavigate={onNavigate} />}
        {rows.length === 0 ? (
          <div className="cw-card">
            {isWaiting ? (
              <SkeletonRows rows={8} label={common('loading')} />
            ) : (
              <ListEmpty
                state={state}
                onClear={list.setFilter}
                onRetry={list.reload}
                onNavigate={onNavigate}
                onCartAdd={onCartAdd}
              />
            )}
          </div>
        ) : (
          <div className="cw-busy" aria-busy={isWaiting}>
            {isWaiting && <Report state="busy" />}
            {view === 'cards' ? (
              <PartCards
                parts={rows}
                offers={offers}
                attributes={attributes}
                onNavigate={onNavigate}
                onCartAdd={onCartAdd}
              />
            ) : (
              <PartTable
                parts={rows}
                offers={offers}
                sort={state.filter.sort}
                selection={selection}
                onNavigate={onNavigate}
                onCartAdd={onCartAdd}
              />
            )}
          </div>
        )}
        {isSignedIn && <SelectionBar selection={selection} onDone={stay} onCartAdd={onCartAdd} />}
        {rows.length > 0 && <Pages list={list} state={state} top={top} />}
      </div>
    </div>
  )
}

interface PagesProps {
  list: PartList
  state: PartListState
  top: RefObject<HTMLElement | null>
}

function Pages({ list, state, top }: PagesProps) {
  const texts = usePagerTexts()
  const { pageNum, pageSize, total } = state
  const turn = (page: number) => {
    list.setPage(page)
    // Who has read to its end goes on at the top of the next one.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
  }
  return (
    <Pager page={pageNum} pageSize={pageSize} total={total} onPage={turn} onPageSize={list.setPageSize} texts={texts} />
  )
}

const Filters = memo(ListFilters)

/** "412 articles", or "412 of 1,245 articles" where filters take some away. */
function useCount({ total, facets }: PartListState): string {
  const t = useTexts(productListTexts)
  const { number } = useFormat()
  const all = facets?.all ?? total
  return total < all
    ? t('articlesOf', { count: all, total: number(total), all: number(all) })
    : t('articles', { count: total, total: number(total) })
}
