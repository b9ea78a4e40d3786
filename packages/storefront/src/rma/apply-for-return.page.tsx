import { screens } from '@cartwright/core'
import { ReturnForm, useShop, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** A new return, that of an order or an invoice, or a draft (RT-041). */
export default function ApplyForReturnPage({ params, query }: PageProps) {
  const shop = useShop()
  const t = useTexts(pagesTexts)
  /** The draft takes the place of the new return, so that the page goes on with it when it is loaded again. */
  const follow = ({ returnId }: { returnId: number }) => {
    const next = new URLSearchParams(query)
    next.set('id', String(returnId))
    shop.navigate(`/rma/applyforreturn?${next}`, { replace: true })
  }
  return (
    <PageFrame
      title={() => t('applyForReturn')}
      headless
      trail={[{ name: t('returns'), to: '/rma/list' }, { name: t('applyForReturn') }]}
    >
      <ReturnForm {...screens.applyForReturn.props({ params, query })} onReturnBegun={follow} />
    </PageFrame>
  )
}
