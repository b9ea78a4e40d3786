import { OrderList, useTexts } from '@cartwright/widgets'
import { withQuery } from '../app/list-address'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { orderListAddress } from './order-list-query'

export default function OrderListPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('orders')} trail={[{ name: t('orders') }]}>
      <OrderList
        {...orderListAddress.read(query)}
        onListChange={change => showAs(withQuery('/hisorder/list', orderListAddress.write(change)))}
      />
    </PageFrame>
  )
}
