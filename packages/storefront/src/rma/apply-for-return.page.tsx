import { ReturnForm, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { readId } from '../app/read-id'

/** A new return, that of an order, or a draft (RT-041). */
export default function ApplyForReturnPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame
      title={() => t('applyForReturn')}
      trail={[{ name: t('returns'), to: '/rma/list' }, { name: t('applyForReturn') }]}
    >
      <ReturnForm returnId={readId(query.get('id'))} orderNo={query.get('order') ?? undefined} />
    </PageFrame>
  )
}
