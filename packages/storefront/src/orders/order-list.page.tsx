import { orderListAddress, screens } from '@cartwright/core'
import { OrderList, useTexts } from '@cartwright/widgets'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { showList } from '../app/show-list'

export default function OrderListPage({ params, query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('orders')} trail={[{ name: t('orders') }]}>
      <OrderList
        {...screens.orders.props({ params, query })}
        onListChange={change => showList('/hisorder/list', orderListAddress, change)}
      />
    </PageFrame>
  )
}
