import type { Order } from '@cartwright/core/contract'
import type { ReactNode } from 'react'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'
import { TYPE_WORDS } from './order-words'
import { orderWordsTexts } from './order-words.texts'

/** Day and time, for example 19 Nov 2026, 16:41. */
export const MOMENT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** Who carries it, where the buyer has not named a forwarder. */
const carriersOf = ({ shipments = [] }: Order): string =>
  [...new Set(shipments.flatMap(({ parcels }) => parcels.map(({ carrier }) => carrier)))].filter(Boolean).join(', ')

/** Of every parcel; another back end names one number only. */
const trackingOf = ({ shipments = [], trackingNo }: Order): string | null =>
  [...new Set(shipments.flatMap(({ parcels }) => parcels.map(parcel => parcel.trackingNo)))].join(', ') || trackingNo

/** The numbers of an order, who placed it and how it travels; what there is none of is left out (ORD-002, ORD-003). */
export function OrderFacts({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const t = useTexts(orderDetailsTexts)
  const words = useTexts(orderWordsTexts)
  const { date } = useFormat()
  const canQuickOrder = usePermission('quickOrder')
  const { quickOrderId, qoNo } = order
  const quickOrder =
    qoNo !== null && quickOrderId != null && canQuickOrder ? (
      <ShopLink to={`/hisorder/quickOrderDetails/${quickOrderId}`} onNavigate={onNavigate}>
        {qoNo}
      </ShopLink>
    ) : (
      qoNo
    )
  const facts: readonly (readonly [label: string, value: ReactNode, isCode?: true])[] = [
    [t('poNo'), order.poNo, true],
    [t('soNo'), order.soNo, true],
    [t('soDate'), date(order.soDate, MOMENT)],
    [t('qoNo'), quickOrder, true],
    [t('placedBy'), order.placedBy],
    [t('orderType'), `${order.orderType} · ${words(TYPE_WORDS[order.orderType])}`],
    [t('shipVia'), order.shipVia],
    [t('forwarder'), order.forwarder ?? carriersOf(order)],
    [t('tracking'), trackingOf(order), true],
    [t('deliveryDate'), order.deliveryDate && date(order.deliveryDate)],
  ]
  return (
    <dl className="cw-order__facts">
      {facts.map(
        ([label, value, isCode]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isCode && 'cw-code'}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
