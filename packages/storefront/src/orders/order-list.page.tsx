import { OrderList, useTexts } from '@cartwright/widgets'
import { showAs } from '../app/location'
import { PageFrame, type PageProps } from '../app/page'
import { pagesTexts } from '../app/pages.texts'
import { orderListProps, toOrderListQuery } from './order-list-query'

export default function OrderListPage({ query }: PageProps) {
  const t = useTexts(pagesTexts)
  return (
    <PageFrame title={() => t('orders')} trail={[{ name: t('orders') }]}>
      <OrderList
        {...orderListProps(query)}
        onListChange={change => {
          const shown = toOrderListQuery(change).toString()
          showAs(`/hisorder/list${shown && `?${shown}`}`)
        }}
      />
    </PageFrame>
  )
}
