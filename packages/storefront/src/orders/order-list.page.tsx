import { OrderList, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { showList } from '../app/show-list'
import { orderListAddress } from './order-list-query'

export default function OrderListPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('orders')} trail={[{ name: t('orders') }]}>
      <OrderList
        {...orderListAddress.read(query)}
        onListChange={change => showList('/hisorder/list', orderListAddress, change)}
      />
    </PageFrame>
  )
}
