import { QuickOrderDetails, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { readId } from '../app/read-id'

export default function QuickOrderDetailsPage({ params }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('quickOrderDetails')}>
      <QuickOrderDetails quickOrderId={readId(params.id) ?? 0} />
    </PageFrame>
  )
}
