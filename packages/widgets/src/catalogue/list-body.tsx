import type { PartList } from '@cartwright/core'
import { useRef } from 'react'
import { HiddenPriceNotice } from '../part/hidden-price-notice'
import type { AddsToCart } from '../part/use-add-to-cart'
import { SkeletonRows } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { commonTexts } from '../provider/common.texts'
import { usePagerTexts } from '../provider/common-labels'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { ListEmpty } from './list-empty'
import { ListFilters } from './list-filters'
import { ListToolbar } from './list-toolbar'
import { PartCards } from './part-cards'
import { PartTable } from './part-table'
import type { ListView } from './product-list'

export interface ListBodyProps extends Navigates, AddsToCart {
  list: PartList
  view: ListView
  onView: (view: ListView) => void
}

export function ListBody({ list, view, onView, onNavigate, onCartAdd }: ListBodyProps) {
  const { session } = useShop()
  const common = useT(commonTexts)
  const pagerTexts = usePagerTexts()
  const state = useSelect(list.store, current => current)
  const isSignedIn = useSelect(session.store, current => current.isSignedIn)
  const { rows, status, pageNum, pageSize, total } = state
  const top = useRef<HTMLDivElement>(null)

  const turn = (page: number) => {
    list.setPage(page)
    top.current?.scrollIntoView?.({ block: 'nearest' })
  }
  const isWaiting = status === 'loading' || status === 'idle'
  const filters = <ListFilters state={state} onFilter={list.setFilter} />
  return (
    <div className="cw-list__layout" ref={top}>
      <div className="cw-list__side">{filters}</div>
      <div className="cw-list__main">
        <ListToolbar state={state} view={view} onView={onView} onFilter={list.setFilter} filters={filters} />
        {!isSignedIn && <HiddenPriceNotice onNavigate={onNavigate} />}
        {rows.length === 0 ? (
          <div className="cw-card">
            {isWaiting ? (
              <SkeletonRows rows={8} label={common('loading')} />
            ) : (
              <ListEmpty state={state} onClear={list.setFilter} onRetry={list.reload} />
            )}
          </div>
        ) : (
          <div className="cw-busy" aria-busy={isWaiting}>
            {status === 'failed' && <ListEmpty state={state} onClear={() => undefined} onRetry={list.reload} />}
            {view === 'cards' ? (
              <PartCards parts={rows} onNavigate={onNavigate} onCartAdd={onCartAdd} />
            ) : (
              <PartTable parts={rows} sort={state.filter.sort} onNavigate={onNavigate} onCartAdd={onCartAdd} />
            )}
          </div>
        )}
        {total > 0 && (
          <Pager
            page={pageNum}
            pageSize={pageSize}
            total={total}
            onPage={turn}
            onPageSize={list.setPageSize}
            texts={pagerTexts}
          />
        )}
      </div>
    </div>
  )
}
