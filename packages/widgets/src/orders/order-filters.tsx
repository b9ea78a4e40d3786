import { type OrderList, type OrderListQuery, orderersOf } from '@cartwright/core'
import { ORDER_KINDS, ORDER_STATUSES, ORDER_TYPES } from '@cartwright/core/contract'
import { useState } from 'react'
import { filterIcon } from '../icons/icons'
import { ChoiceField, ClearFilters, DayFields, isFiltered, KeywordField, SortField } from '../listing/filter-fields'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { useShop } from '../provider/shop-provider'
import { useReading } from '../provider/use-reading'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderListTexts } from './order-list.texts'
import { KIND_WORDS, STATUS_WORDS, TYPE_WORDS } from './order-words'
import { orderWordsTexts } from './order-words.texts'

/** Takes all filters away. */
export const NO_FILTER = {
  keyword: undefined,
  status: undefined,
  kind: undefined,
  orderType: undefined,
  placedBy: undefined,
  from: undefined,
  to: undefined,
} as const

interface OrderFiltersProps {
  list: OrderList
  query: OrderListQuery
}

/** Search over all numbers, filters and sorting. */
export function OrderFilters({ list, query }: OrderFiltersProps) {
  const t = useTexts(orderListTexts)
  const words = useTexts(orderWordsTexts)
  const { status, kind, orderType, placedBy, from, to } = query
  const { number } = useFormat()
  const orderers = useReading(orderersOf(useShop())) ?? []
  const hasOrderers = orderers.length > 1 || placedBy !== undefined
  // On a phone the search stands alone until the others are wanted.
  const [isOpen, setOpen] = useState(false)
  const set = [status, kind, orderType, placedBy, from, to].filter(Boolean).length
  return (
    <search
      className={cx('cw-orders__filters', isOpen && 'is-open', hasOrderers && 'has-orderers')}
      aria-label={t('filters')}
    >
      <KeywordField list={list} query={query} label={t('search')} hint={t('searchHint')} />
      <Button
        className="cw-orders__more"
        icon={filterIcon}
        aria-expanded={isOpen}
        onClick={() => setOpen(before => !before)}
      >
        {set > 0 ? t('filtersSet', { n: number(set) }) : t('filters')}
      </Button>
      <ChoiceField
        label={t('status')}
        all={t('allStatuses')}
        value={status}
        choices={ORDER_STATUSES}
        wordOf={value => words(STATUS_WORDS[value][0])}
        onValue={value => list.change({ status: value })}
      />
      <ChoiceField
        label={t('orderType')}
        all={t('allTypes')}
        value={orderType}
        choices={ORDER_TYPES}
        wordOf={value => `${value} · ${words(TYPE_WORDS[value])}`}
        onValue={value => list.change({ orderType: value })}
      />
      <ChoiceField
        label={t('kind')}
        all={t('allKinds')}
        value={kind}
        choices={ORDER_KINDS}
        wordOf={value => words(KIND_WORDS[value])}
        onValue={value => list.change({ kind: value })}
      />
      {hasOrderers && <OrdererField list={list} query={query} orderers={orderers} />}
      <DayFields list={list} query={query} first={t('firstDay')} last={t('lastDay')} />
      <SortField
        list={list}
        query={query}
        label={t('sort')}
        sorts={{
          'soDate desc': t('sortNewest'),
          'soDate asc': t('sortOldest'),
          'poNo asc': t('sortPoNo'),
          'poNo desc': t('sortPoNoDown'),
        }}
      />
      <ClearFilters
        isFiltered={isFiltered(query, NO_FILTER)}
        label={t('clear')}
        onClear={() => list.change(NO_FILTER)}
      />
    </search>
  )
}

interface OrdererFieldProps extends OrderFiltersProps {
  /** Who has placed an order that the reader sees. */
  orderers: readonly { accountId: number; name: string }[]
}

/** Who placed an order. */
function OrdererField({ list, query: { placedBy }, orderers }: OrdererFieldProps) {
  const t = useTexts(orderListTexts)
  const names = new Map(orderers.map(({ accountId, name }) => [String(accountId), name]))
  return (
    <ChoiceField
      label={t('placedBy')}
      all={t('allOrderers')}
      value={placedBy}
      // An account whose orders the reader does not see, or has none any more, is still what is filtered by.
      choices={[...new Set([...names.keys(), ...(placedBy === undefined ? [] : [placedBy])])]}
      wordOf={id => names.get(id) ?? t('otherOrderer')}
      onValue={value => list.change({ placedBy: value })}
    />
  )
}
