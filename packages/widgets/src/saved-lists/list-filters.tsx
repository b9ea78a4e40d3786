import type { ListOverview, ListOverviewQuery } from '@cartwright/core'
import type { RefObject } from 'react'
import { uploadIcon } from '../icons/icons'
import { KeywordField, SortField } from '../listing/filter-fields'
import { Button } from '../primitives/button'
import { useTexts } from '../provider/use-texts'
import { listOverviewTexts } from './list-overview.texts'
import { savedListsTexts } from './saved-lists.texts'
import type { NewList } from './use-new-list'

interface ListFiltersProps {
  list: ListOverview
  query: ListOverviewQuery
  top: RefObject<HTMLElement | null>
  draft: NewList
  /** The import is wanted, and on its way. */
  isOpening: boolean
}

/** Finds and sorts the lists, and begins a new one. */
export function ListFilters({ list, query, top, draft, isOpening }: ListFiltersProps) {
  const t = useTexts(listOverviewTexts)
  const words = useTexts(savedListsTexts)
  const { source, setSource, setNaming } = draft
  return (
    <search className="cw-lists__filters" ref={top}>
      <KeywordField list={list} query={query} label={t('search')} hint={t('searchHint')} />
      <SortField
        list={list}
        query={query}
        label={t('sort')}
        sorts={{
          'updateTime desc': t('sortChanged'),
          'lastOrdered desc': t('sortOrdered'),
          'name asc': t('sortName'),
          'lines desc': t('sortLines'),
        }}
      />
      <div className="cw-row">
        <Button
          icon={uploadIcon}
          busy={isOpening}
          pressed={source !== undefined}
          onClick={() => setSource(source ? undefined : { from: undefined })}
        >
          {t('import')}
        </Button>
        <Button kind="primary" onClick={() => setNaming({})}>
          {words('newList')}
        </Button>
      </div>
    </search>
  )
}
