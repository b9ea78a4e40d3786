import { QuickOrderDetails, useT } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

export default function QuickOrderDetailsPage({ params }: PageProps) {
  const t = useT(pagesTexts)
  return (
    <PageFrame title={() => t('quickOrderDetails')}>
      <QuickOrderDetails quickOrderId={Number(params.id)} />
    </PageFrame>
  )
}
