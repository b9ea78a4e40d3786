import type { EntryList, EntryListQuery } from '@cartwright/core'
import { AGING_GROUPS, ENTRY_STATUSES, ENTRY_TYPES } from '@cartwright/core/contract'
import { readAging } from '@cartwright/core/rules'
import { closeIcon } from '../icons/close'
import { Button } from '../primitives/button'
import { FilterField } from '../primitives/filter-field'
import { SelectField, TextField } from '../primitives/text-field'
import { useTexts } from '../provider/use-texts'
import { financeTexts } from './finance.texts'

const SORTS = {
  'invoiceDate desc': 'sortNewest',
  'invoiceDate asc': 'sortOldest',
  'dueTime asc': 'sortDue',
  'dueTime desc': 'sortDueLast',
} as const

/** Takes all filters away. */
export const NO_FILTER = {
  ...{ keyword: undefined, status: undefined, type: undefined, from: undefined, to: undefined },
  ...{ aging: undefined, bucket: undefined },
} as const

export const isFiltered = (query: EntryListQuery): boolean =>
  Object.keys(NO_FILTER).some(name => query[name as keyof typeof NO_FILTER] !== undefined)

/** Search, filters and sorting. Each list fixes the status or the type: the other one can be chosen. */
export function FinanceFilters({ list, query }: { list: EntryList; query: EntryListQuery }) {
  const t = useTexts(financeTexts)
  const { tab = 'open', keyword, status, type, from, to, aging, bucket, sort = 'invoiceDate', order = 'desc' } = query
  const hasStatus = tab === 'invoices' || tab === 'credits'
  return (
    <search className="cw-finance__filters" aria-label={t('filters')}>
      <FilterField
        label={t('search')}
        hint={t('searchHint')}
        value={keyword ?? ''}
        read={text => ({ value: text || undefined })}
        onValue={value => list.change({ keyword: value })}
      />
      {hasStatus ? (
        <SelectField
          label={t('status')}
          value={status ?? ''}
          onValue={value => list.change({ status: ENTRY_STATUSES.find(known => known === value) })}
          options={[{ value: '', label: t('all') }, ...ENTRY_STATUSES.map(value => ({ value, label: t(value) }))]}
        />
      ) : (
        <SelectField
          label={t('type')}
          value={type ?? ''}
          onValue={value => list.change({ type: ENTRY_TYPES.find(known => known === value) })}
          options={[{ value: '', label: t('all') }, ...ENTRY_TYPES.map(value => ({ value, label: t(value) }))]}
        />
      )}
      <SelectField
        label={t('bucket')}
        value={bucket ?? ''}
        onValue={value => list.change({ bucket: AGING_GROUPS.find(known => known === value) })}
        options={[{ value: '', label: t('all') }, ...AGING_GROUPS.map(value => ({ value, label: t(value) }))]}
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
      <SelectField
        label={t('sort')}
        value={`${sort} ${order}`}
        onValue={value => {
          const [by, direction] = value.split(' ') as [typeof sort, typeof order]
          list.change({ sort: by, order: direction })
        }}
        options={Object.entries(SORTS).map(([value, key]) => ({ value, label: t(key) }))}
      />
      {isFiltered(query) && (
        <Button kind="quiet" icon={closeIcon} onClick={() => list.change(NO_FILTER)}>
          {t('clear')}
        </Button>
      )}
    </search>
  )
}
