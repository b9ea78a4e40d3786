import { ListOverview, useTexts } from '@cartwright/widgets'
import { PageFrame } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function SavedListsPage() {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame
      title={() => t('savedLists')}
      trail={[{ name: t('quickOrder'), to: '/my/quickorder' }, { name: t('savedLists') }]}
    >
      <ListOverview />
    </PageFrame>
  )
}
