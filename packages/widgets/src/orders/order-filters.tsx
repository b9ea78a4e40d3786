import type { OrderList, OrderListQuery } from '@cartwright/core'
import { ORDER_KINDS, ORDER_STATUSES, ORDER_TYPES } from '@cartwright/core/contract'
import { useState } from 'react'
import { closeIcon } from '../icons/close'
import { filterIcon } from '../icons/filter'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { FilterField } from '../primitives/filter-field'
import { SelectField, TextField } from '../primitives/text-field'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderListTexts } from './order-list.texts'
import { KIND_WORDS, STATUS_WORDS, TYPE_WORDS } from './order-words'
import { orderWordsTexts } from './order-words.texts'

const SORTS = {
  'soDate desc': 'sortNewest',
  'soDate asc': 'sortOldest',
  'poNo asc': 'sortPoNo',
  'poNo desc': 'sortPoNoDown',
} as const

/** Takes all filters away. */
export const NO_FILTER = {
  ...{ keyword: undefined, status: undefined, kind: undefined },
  ...{ orderType: undefined, from: undefined, to: undefined },
} as const

export const isFiltered = (query: OrderListQuery): boolean =>
  Object.keys(NO_FILTER).some(name => query[name as keyof typeof NO_FILTER])

interface OrderFiltersProps {
  list: OrderList
  query: OrderListQuery
}

/** Search over all numbers, filters and sorting. */
export function OrderFilters({ list, query }: OrderFiltersProps) {
  const t = useTexts(orderListTexts)
  const words = useTexts(orderWordsTexts)
  const { keyword, status, kind, orderType, from, to } = query
  const { number } = useFormat()
  // On a phone the search stands alone until the others are wanted.
  const [isOpen, setOpen] = useState(false)
  const set = [status, kind, orderType, from, to].filter(Boolean).length
  const all = (label: string) => [{ value: '', label }]
  return (
    <search className={cx('cw-orders__filters', isOpen && 'is-open')} aria-label={t('filters')}>
      <FilterField
        label={t('search')}
        hint={t('searchHint')}
        value={keyword ?? ''}
        read={text => ({ value: text })}
        onValue={text => list.change({ keyword: text })}
      />
      <Button
        className="cw-orders__more"
        icon={filterIcon}
        aria-expanded={isOpen}
        onClick={() => setOpen(before => !before)}
      >
        {set > 0 ? t('filtersSet', { n: number(set) }) : t('filters')}
      </Button>
      <SelectField
        label={t('status')}
        value={status ?? ''}
        onValue={value => list.change({ status: ORDER_STATUSES.find(known => known === value) })}
        options={[
          ...all(t('allStatuses')),
          ...ORDER_STATUSES.map(value => ({ value, label: words(STATUS_WORDS[value][0]) })),
        ]}
      />
      <SelectField
        label={t('orderType')}
        value={orderType ?? ''}
        onValue={value => list.change({ orderType: ORDER_TYPES.find(known => known === value) })}
        options={[
          ...all(t('allTypes')),
          ...ORDER_TYPES.map(value => ({ value, label: `${value} · ${words(TYPE_WORDS[value])}` })),
        ]}
      />
      <SelectField
        label={t('kind')}
        value={kind ?? ''}
        onValue={value => list.change({ kind: ORDER_KINDS.find(known => known === value) })}
        options={[...all(t('allKinds')), ...ORDER_KINDS.map(value => ({ value, label: words(KIND_WORDS[value]) }))]}
      />
      <TextField
        label={t('firstDay')}
        type="date"
        max={to}
        value={from ?? ''}
        onValue={value => list.change({ from: value })}
      />
      <TextField
        label={t('lastDay')}
        type="date"
        min={from}
        value={to ?? ''}
        onValue={value => list.change({ to: value })}
      />
      <SortField list={list} query={query} />
      {isFiltered(query) && (
        <Button kind="quiet" icon={closeIcon} onClick={() => list.change(NO_FILTER)}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}

function SortField({ list, query }: OrderFiltersProps) {
  const t = useTexts(orderListTexts)
  const { sort = 'soDate', order = 'desc' } = query
  return (
    <SelectField
      label={t('sort')}
      value={`${sort} ${order}`}
      onValue={value => {
        const [by, direction] = value.split(' ') as [typeof sort, typeof order]
        list.change({ sort: by, order: direction })
      }}
      options={Object.entries(SORTS).map(([value, key]) => ({ value, label: t(key) }))}
    />
  )
}
