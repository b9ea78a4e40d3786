import { ReturnDetails, type ReturnDetailsProps, useTexts } from '@cartwright/widgets'
import { returnDetailsTexts } from '@cartwright/widgets/storefront'
import { useState } from 'react'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { readId } from '../app/read-id'

type Read = Parameters<NonNullable<ReturnDetailsProps['onReturnRead']>>[0]

export default function ReturnDetailsPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  const words = useTexts(returnDetailsTexts)
  const returnId = readId(query.get('id')) ?? 0
  const [read, setRead] = useState<Read>()
  const shown = read?.returnId === returnId ? read : undefined
  const title = () =>
    shown && shown.outcome !== 'shown' ? words(shown.outcome) : `${t('return')} ${shown?.rmaNo ?? ''}`.trim()
  return (
    <PageFrame
      title={title}
      headless
      trail={[{ name: t('returns'), to: '/rma/list' }, { name: shown?.rmaNo || t('return') }]}
    >
      <ReturnDetails returnId={returnId} onReturnRead={setRead} />
    </PageFrame>
  )
}
