import { screens } from '@cartwright/core'
import { ReturnDetails, type ReturnDetailsProps, useTexts } from '@cartwright/widgets'
import { returnDetailsTexts } from '@cartwright/widgets/storefront'
import { useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

type Read = Parameters<NonNullable<ReturnDetailsProps['onReturnRead']>>[0]

export default function ReturnDetailsPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  const words = useTexts(returnDetailsTexts)
  const { returnId } = screens.returnDetails.props({ params, query })
  const [read, setRead] = useState<Read>()
  const shown = read?.returnId === returnId ? read : undefined
  const title = () =>
    shown && shown.outcome !== 'shown' ? words(shown.outcome) : `${t('return')} ${shown?.rmaNo ?? ''}`.trim()
  return (
    <PageFrame
      title={title}
      isProvisional={!shown}
      headless
      trail={[{ name: t('returns'), to: '/rma/list' }, { name: shown?.rmaNo || t('return') }]}
    >
      <ReturnDetails returnId={returnId} onReturnRead={setRead} />
    </PageFrame>
  )
}
