import type { Order } from '@cartwright/core/contract'
import { Fragment, type ReactNode } from 'react'
import type { NavigationHandlers } from '../provider/use-navigate'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'
import { TYPE_WORDS } from './order-words'
import { orderWordsTexts } from './order-words.texts'
import { QuickOrderNumber } from './quick-order-number'

/** Who carries it, where the buyer has not named a forwarder. */
const carriersOf = ({ shipments = [] }: Order): string =>
  [...new Set(shipments.flatMap(({ parcels }) => parcels.map(({ carrier }) => carrier)))].filter(Boolean).join(', ')

/** Of every parcel; another back end names one number only. A line may end between two of them. */
function trackingOf({ shipments = [], trackingNo }: Order): ReactNode {
  const ofParcels = shipments.flatMap(({ parcels }) => parcels.map(parcel => parcel.trackingNo))
  const numbers = [...new Set(ofParcels.length > 0 ? ofParcels : [trackingNo])].filter(Boolean)
  if (numbers.length === 0) return null
  return numbers.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && ', '}
      <span className="cw-code">{number}</span>
    </Fragment>
  ))
}

/** The numbers of an order, who placed it and how it travels; what there is none of is left out (ORD-002, ORD-003). */
export function OrderFacts({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const t = useTexts(orderDetailsTexts)
  const words = useTexts(orderWordsTexts)
  const { date } = useFormat()
  const facts: readonly (readonly [label: string, value: ReactNode, isCode?: true])[] = [
    [t('poNo'), order.poNo, true],
    [t('buyerReference'), order.buyerReference, true],
    [t('soNo'), order.soNo, true],
    [t('soDate'), date(order.soDate, MOMENT)],
    [t('qoNo'), order.qoNo && <QuickOrderNumber order={order} onNavigate={onNavigate} />, true],
    [t('placedBy'), order.placedBy],
    [t('orderType'), `${order.orderType} · ${words(TYPE_WORDS[order.orderType])}`],
    [t('shipVia'), order.shipVia],
    [t('forwarder'), order.forwarder ?? carriersOf(order)],
    [t('tracking'), trackingOf(order)],
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
