import type { Order } from '@cartwright/core/contract'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { Notice } from '../primitives/feedback'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { AddressLines } from './address-lines'
import { OrderActions } from './order-actions'
import { OrderComments } from './order-comments'
import { orderDetailsTexts } from './order-details.texts'
import { OrderFacts } from './order-facts'
import { OrderFileRow } from './order-file-row'
import { OrderLines } from './order-lines'
import { OrderShipments } from './order-shipments'
import { OrderSums } from './order-sums'
import { orderSumsTexts } from './order-sums.texts'
import { OrderTimeline } from './order-timeline'
import { KindBadge, StatusBadge } from './order-words'

export interface OrderViewProps extends NavigationHandlers, AddToCartHandlers {
  order: Order
  /** Shows the order as it is after a call. */
  onOrder: (order: Order) => void
}

/** Statuses after which nothing more is done with an order. */
const ENDED = ['cancelled', 'all goods delivered']

export function OrderView({ order, onOrder, onNavigate, onCartAdd }: OrderViewProps) {
  const { sites } = useShop()
  const t = useTexts(orderDetailsTexts)
  const sums = useTexts(orderSumsTexts)
  const contact = useStore(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const { orderNo, status, shipments = [] } = order
  const isNoteMissing = order.orderType === 'CPDROP' && order.files.length === 0 && !ENDED.includes(status)
  return (
    <article className="cw-order__parts">
      <section className="cw-card cw-card__body cw-order__head">
        <div className="cw-row cw-row--wrap">
          <h1 className="cw-code">{orderNo}</h1>
          <StatusBadge status={status} />
          {order.kind !== 'Normal' && <KindBadge kind={order.kind} />}
          <OrderActions order={order} onOrder={onOrder} onNavigate={onNavigate} onCartAdd={onCartAdd} />
        </div>
        <OrderFacts order={order} onNavigate={onNavigate} />
        {isNoteMissing && contact.email && (
          <Notice tone="warning">{t('noteMissing', { email: contact.email, orderNo })}</Notice>
        )}
      </section>
      <div className="cw-order__columns">
        <section className="cw-card cw-card__body">
          <h2>{t('timeline')}</h2>
          <OrderTimeline order={order} />
        </section>
        <section className="cw-card cw-card__body cw-order__addresses">
          <div>
            <h2>{sums('shipTo')}</h2>
            <AddressLines address={order.shipTo} />
          </div>
          <div>
            <h2>{t('billTo')}</h2>
            <AddressLines address={order.billTo} />
          </div>
          {order.files.length > 0 && (
            <div>
              <h2>{t('files')}</h2>
              <ul className="cw-order__files">
                {order.files.map((file, position) => (
                  <OrderFileRow key={file.name} orderNo={orderNo} file={file} position={position} />
                ))}
              </ul>
            </div>
          )}
        </section>
      </div>
      {shipments.length > 0 && <OrderShipments order={order} />}
      <OrderLines order={order} onNavigate={onNavigate} />
      {order.comments && <OrderComments order={order} comments={order.comments} onOrder={onOrder} />}
      <section className="cw-card cw-card__body cw-order__foot">
        <p className="cw-hint">
          {contact.email && t(status === 'processing' ? 'contactToCancel' : 'contact', contact)}
        </p>
        <OrderSums order={order} isComplete />
      </section>
    </article>
  )
}
