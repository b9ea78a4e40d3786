import type { ListFilter, ListView, PartListState } from '@cartwright/core'
import { type ReactNode, useId } from 'react'
import { filterIcon, gridIcon, listIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { Drawer } from '../primitives/dialog'
import { Segmented } from '../primitives/segmented'
import { Count } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { countFilters, FilterChips } from './filter-chips'
import { productListTexts } from './product-list.texts'

export interface ListToolbarProps {
  state: PartListState
  view: ListView
  onView: (view: ListView) => void
  onFilter: (change: Partial<ListFilter>) => void
  /** Told when a filter was taken away by its ×, which goes with it. */
  onRemoved: () => void
  /** For the drawer, where there is no room beside the list. */
  filters: ReactNode
  /** They are shown in a drawer, where there is no room beside the list. */
  isFiltersOpen: boolean
  onFiltersOpen: (isOpen: boolean) => void
}

type Sort = NonNullable<ListFilter['sort']>
const SORTS = {
  match: 'sortMatch',
  number: 'sortNumber',
  yield: 'sortYield',
  price: 'sortPrice',
  stock: 'sortStock',
} as const satisfies Record<Sort, string>
/** By what visitors may see. */
const OPEN_SORTS: readonly Sort[] = ['match', 'number', 'yield']

/** The filters that are set, sorting, and table or cards. */
export function ListToolbar({
  state,
  view,
  onView,
  onFilter,
  onRemoved,
  filters,
  isFiltersOpen,
  onFiltersOpen,
}: ListToolbarProps) {
  const { session } = useShop()
  const t = useTexts(productListTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormat()
  const sortId = useId()
  const isSignedIn = useStore(session.store, current => current.isSignedIn)
  const { filter, total, status } = state
  const isEmpty = status === 'ready' && total === 0
  const set = countFilters(filter)
  const sorts = Object.keys(SORTS).filter(sort => isSignedIn || OPEN_SORTS.includes(sort as Sort)) as Sort[]
  return (
    <div className="cw-list__bar">
      <Button className="cw-list__open" icon={filterIcon} aria-haspopup="dialog" onClick={() => onFiltersOpen(true)}>
        {t('filters')}
        {set > 0 && <Count>{number(set)}</Count>}
      </Button>
      <FilterChips
        state={state}
        onFilter={change => {
          onFilter(change)
          onRemoved()
        }}
      />
      {/* Nothing to sort; their place stays, so that nothing moves when that is known. */}
      <div className={cx('cw-list__tools', isEmpty && 'cw-list__tools--idle')}>
        <span id={sortId} className="cw-list__sort">
          {t('sortBy')}
        </span>
        <select
          aria-labelledby={sortId}
          className="cw-select"
          value={filter.sort ?? 'match'}
          onChange={event => onFilter({ sort: event.currentTarget.value as Sort })}
        >
          {sorts.map(sort => (
            <option key={sort} value={sort}>
              {t(SORTS[sort])}
            </option>
          ))}
        </select>
        <Segmented
          label={t('view')}
          value={view}
          onValue={onView}
          segments={[
            { value: 'table', label: t('table'), icon: listIcon },
            { value: 'cards', label: t('cards'), icon: gridIcon },
          ]}
        />
      </div>
      <Drawer
        open={isFiltersOpen}
        onClose={() => onFiltersOpen(false)}
        title={t('filters')}
        icon={filterIcon}
        closeLabel={common('close')}
        className="cw-list__drawer"
        foot={
          <Button kind="primary" block onClick={() => onFiltersOpen(false)}>
            {t('showArticles', { count: total, total: number(total) })}
          </Button>
        }
      >
        {filters}
      </Drawer>
    </div>
  )
}
