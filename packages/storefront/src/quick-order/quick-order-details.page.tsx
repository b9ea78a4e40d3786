import { QuickOrderDetails, useT } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { readId } from '../app/read-id'

export default function QuickOrderDetailsPage({ params }: PageProps) {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={() => t('quickOrderDetails')}>
      <QuickOrderDetails quickOrderId={readId(params.id) ?? 0} />
    </PageFrame>
  )
}
