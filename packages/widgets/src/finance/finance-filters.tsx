import type { EntryList, EntryListQuery } from '@cartwright/core'
import { AGING_GROUPS, ENTRY_STATUSES, ENTRY_TYPES } from '@cartwright/core/contract'
import { readAging } from '@cartwright/core/rules'
import { useState } from 'react'
import { filterIcon } from '../icons/icons'
import { ChoiceField, ClearFilters, DayFields, isFiltered, KeywordField, SortField } from '../listing/filter-fields'
import { Button } from '../primitives/button'
import { cx } from '../primitives/class-names'
import { FilterField } from '../primitives/filter-field'
import { useFormat, useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

/** Takes all filters away. */
export const NO_FILTER = {
  keyword: undefined,
  status: undefined,
  type: undefined,
  from: undefined,
  to: undefined,
  aging: undefined,
  bucket: undefined,
} as const

/** Search, filters and sorting. Each list fixes the status or the type: the other one can be chosen. */
export function FinanceFilters({ list, query }: { list: EntryList; query: EntryListQuery }) {
  const t = useTexts(financeTexts)
  const { number } = useFormat()
  const { tab = 'open', status, type, aging, bucket, from, to } = query
  const hasStatus = tab === 'invoices' || tab === 'credits'
  // On a phone the search stands alone until the others are wanted.
  const [isOpen, setOpen] = useState(false)
  const set = [status, type, aging, bucket, from, to].filter(value => value !== undefined).length
  return (
    <search className={cx('cw-finance__filters', isOpen && 'is-open')} aria-label={t('filters')}>
      <KeywordField list={list} query={query} label={t('search')} hint={t('searchHint')} />
      <Button
        className="cw-finance__more"
        icon={filterIcon}
        aria-expanded={isOpen}
        onClick={() => setOpen(before => !before)}
      >
        {t('filters')}
        {set > 0 && <span className="cw-finance__count">{number(set)}</span>}
      </Button>
      {hasStatus ? (
        <ChoiceField
          label={t('status')}
          all={t('all')}
          value={status}
          choices={ENTRY_STATUSES}
          wordOf={t}
          onValue={value => list.change({ status: value })}
        />
      ) : (
        <ChoiceField
          label={t('type')}
          all={t('all')}
          value={type}
          choices={ENTRY_TYPES}
          wordOf={t}
          onValue={value => list.change({ type: value })}
        />
      )}
      <ChoiceField
        label={t('bucket')}
        all={t('all')}
        value={bucket}
        choices={AGING_GROUPS}
        wordOf={t}
        onValue={value => list.change({ bucket: value })}
      />
      <FilterField
        label={t('agingFilter')}
        inputMode="numeric"
        value={aging === undefined ? '' : String(aging)}
        read={text => {
          if (text === '') return { value: undefined }
          const days = readAging(text)
          return days === undefined ? { problem: t('agingInvalid') } : { value: days }
        }}
        onValue={value => list.change({ aging: value })}
      />
      <DayFields list={list} query={query} first={t('firstDay')} last={t('lastDay')} />
      <SortField
        list={list}
        query={query}
        label={t('sort')}
        sorts={{
          'invoiceDate desc': t('sortNewest'),
          'invoiceDate asc': t('sortOldest'),
          'dueTime asc': t('sortDue'),
          'dueTime desc': t('sortDueLast'),
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
