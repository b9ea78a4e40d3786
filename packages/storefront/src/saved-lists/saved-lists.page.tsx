import { savedListsAddress, screens, withQuery } from '@cartwright/core'
import { ListOverview, useTexts } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function SavedListsPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame
      title={() => t('savedLists')}
      trail={[{ name: t('quickOrder'), to: '/my/quickorder' }, { name: t('savedLists') }]}
    >
      <ListOverview
        {...screens.savedLists.props({ params, query })}
        onListChange={change => showAs(withQuery('/my/lists', savedListsAddress.write(change)))}
      />
    </PageFrame>
  )
}
