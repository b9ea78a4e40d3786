import { screens } from '@cartwright/core'
import { QuickOrderDetails, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function QuickOrderDetailsPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('quickOrderDetails')}>
      <QuickOrderDetails {...screens.quickOrderDetails.props({ params, query })} />
    </PageFrame>
  )
}
