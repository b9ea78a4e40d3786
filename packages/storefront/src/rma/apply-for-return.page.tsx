import { screens } from '@cartwright/core'
import { ReturnForm, useShop, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'

/** What can be added first, else the first line. */
const begin = (main: Element) =>
  main.querySelector<HTMLElement>('.cw-return__items .cw-return__offered li button, .cw-return__entries input')

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
      begin={begin}
      headless
      trail={[{ name: t('returns'), to: '/rma/list' }, { name: t('applyForReturn') }]}
    >
      <ReturnForm {...screens.applyForReturn.props({ params, query })} onReturnBegun={follow} />
    </PageFrame>
  )
}
