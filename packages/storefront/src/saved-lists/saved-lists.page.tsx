import { SAVED_LIST_SCOPES, SAVED_LIST_SORTS, SORT_DIRECTIONS } from '@cartwright/core/contract'
import { ListOverview, type ListOverviewChange, useTexts } from '@cartwright/widgets'
import { listAddress, withQuery } from '../app/list-address'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

const address = listAddress<ListOverviewChange>({
  choices: { scope: SAVED_LIST_SCOPES, sort: SAVED_LIST_SORTS, order: SORT_DIRECTIONS },
  usual: { scope: 'all', sort: 'updateTime', order: 'desc' },
})

export default function SavedListsPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame
      title={() => t('savedLists')}
      trail={[{ name: t('quickOrder'), to: '/my/quickorder' }, { name: t('savedLists') }]}
    >
      <ListOverview
        {...address.read(query)}
        onListChange={change => showAs(withQuery('/my/lists', address.write(change)))}
      />
    </PageFrame>
  )
}
