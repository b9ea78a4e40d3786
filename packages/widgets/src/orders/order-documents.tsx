import type { CallInput } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import { entryPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { DocumentButton } from './document-button'
import { orderDetailsTexts } from './order-details.texts'
import { orderWordsTexts } from './order-words.texts'

type Paper = Extract<CallInput<'documents.download'>['body'], { shipment: string }>['type']

/**
 * Documents of an order: its confirmation, what goes with each shipment, and its invoices. A drop shipment has a delivery note that does
 * not name the supplier (ORD-005, ORD-007).
 */
export function OrderDocuments({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const t = useTexts(orderDetailsTexts)
  const words = useTexts(orderWordsTexts)
  const { number } = useFormat()
  const { orderNo, orderType, shipments = [], events = [] } = order
  const papers: Paper[] = ['packingList', ...(orderType === 'DROP' ? (['deliveryNote'] as const) : []), 'carrierLabel']
  const invoices = events.flatMap(({ kind, note }) => (kind === 'invoiced' && note ? [note] : []))
  const InvoicePapers = useLazy(
    invoices.length > 0,
    async () => (await import('../finance/invoice-papers')).InvoicePapers,
  )
  return (
    <div className="cw-order__documents">
      <h2>{t('documents')}</h2>
      <ul>
        <li>
          <DocumentButton isRow wanted={{ type: 'orderConfirmation', id: orderNo }}>
            {words('confirmation')}
          </DocumentButton>
        </li>
        {shipments.map((shipment, at) => (
          <li key={shipment.number}>
            <span className="cw-sub">{t('shipment', { no: number(at + 1) })}</span>
            <ul aria-label={t('shipment', { no: number(at + 1) })}>
              {papers.map(type => (
                <li key={type}>
                  <DocumentButton isRow wanted={{ type, id: orderNo, shipment: shipment.number }}>
                    {t(type)}
                  </DocumentButton>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {invoices.map(invoice => (
          <li key={invoice} className="cw-order__invoice">
            {t('invoice')}
            <ShopLink className="cw-code" to={entryPath(invoice, 'invoices')} onNavigate={onNavigate}>
              {invoice}
            </ShopLink>
            {InvoicePapers && <InvoicePapers invoiceNo={invoice} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
