/** The fields that filter and sort a list, and what a saved view keeps of them. */
import { useState } from 'react'
import { closeIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { FilterField } from '../primitives/filter-field'
import { SelectField, TextField } from '../primitives/text-field'

interface Filtered<Query> {
  query: Query
  list: { change(query: Query): void }
}

export interface KeywordFieldProps extends Filtered<{ keyword?: string | undefined }> {
  label: string
  hint: string
}

/** Looks for a word in the list. */
export const KeywordField = ({ list, query, label, hint }: KeywordFieldProps) => (
  <FilterField
    label={label}
    hint={hint}
    value={query.keyword ?? ''}
    read={text => ({ value: text || undefined })}
    onValue={keyword => list.change({ keyword })}
  />
)

export interface ChoiceFieldProps<Value extends string> {
  label: string
  /** Words of the first choice, which filters nothing. */
  all: string
  value: Value | undefined
  choices: readonly Value[]
  wordOf: (value: Value) => string
  onValue: (value: Value | undefined) => void
}

/** Shows one kind alone, or all. */
export const ChoiceField = <Value extends string>(props: ChoiceFieldProps<Value>) => (
  <SelectField
    label={props.label}
    value={props.value ?? ''}
    onValue={value => props.onValue(props.choices.find(known => known === value))}
    options={[{ value: '', label: props.all }, ...props.choices.map(value => ({ value, label: props.wordOf(value) }))]}
  />
)

export interface DayFieldsProps extends Filtered<{ from?: string | undefined; to?: string | undefined }> {
  first: string
  last: string
}

/** First and last day. */
export const DayFields = ({ list, query: { from, to }, first, last }: DayFieldsProps) => (
  <>
    <TextField
      label={first}
      type="date"
      max={to}
      value={from ?? ''}
      onValue={value => list.change({ from: value || undefined })}
    />
    <TextField
      label={last}
      type="date"
      min={from}
      value={to ?? ''}
      onValue={value => list.change({ to: value || undefined })}
    />
  </>
)

type Direction = 'asc' | 'desc'

export interface SortFieldProps<Sort extends string>
  extends Filtered<{ sort?: Sort | undefined; order?: Direction | undefined }> {
  label: string
  /** What a list is sorted by and in which direction, with its words; the first is usual. */
  sorts: Readonly<Partial<Record<`${Sort} ${Direction}`, string>>>
}

export function SortField<Sort extends string>({ list, query, label, sorts }: SortFieldProps<Sort>) {
  const options = Object.entries<string | undefined>(sorts).map(([value, word = '']) => ({ value, label: word }))
  const [usual] = options
  return (
    <SelectField
      label={label}
      value={query.sort && query.order ? `${query.sort} ${query.order}` : (usual?.value ?? '')}
      onValue={value => {
        const [sort, order] = value.split(' ') as [Sort, Direction]
        list.change({ sort, order })
      }}
      options={options}
    />
  )
}

/** Takes all filters away; there is nothing to see where none is set, once the focus has left it. */
export function ClearFilters({ isFiltered, label, onClear }: ClearFiltersProps) {
  const [hasFocus, setFocus] = useState(false)
  if (!isFiltered && !hasFocus) return null
  return (
    <Button
      kind="quiet"
      icon={closeIcon}
      idle={!isFiltered}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={onClear}
    >
      {label}
    </Button>
  )
}

export interface ClearFiltersProps {
  isFiltered: boolean
  label: string
  onClear: () => void
}

/** Whether one of the filters is set. @param cleared the filters, as they are when none is */
export const isFiltered = <Query extends object>(query: Query, cleared: Readonly<Partial<Query>>): boolean =>
  Object.keys(cleared).some(name => (query[name as keyof Query] ?? '') !== '')

/** What a view keeps of a query: all but the page. */
export const toView = ({
  pageNum: _page,
  pageSize: _size,
  ...query
}: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

/** The query of a view: what a view does not name is cleared, and what this version of the shop does not know is left out. */
export const fromView = <Query extends object>(
  view: Readonly<Record<string, string>>,
  cleared: Readonly<Partial<Record<keyof Query, undefined>>>,
): Query => ({ ...cleared, ...Object.fromEntries(Object.entries(view).filter(([name]) => name in cleared)) }) as Query
