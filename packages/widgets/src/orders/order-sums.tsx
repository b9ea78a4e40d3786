import type { Order, OrderConfirmation } from '@cartwright/core/contract'
import { leftOfOrder } from '@cartwright/core/rules'
import { useIsUs } from '../provider/use-is-us'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSumsTexts } from './order-sums.texts'

export interface OrderSumsProps {
  order: Order | OrderConfirmation
  /** Also what is 0, and by how much offers and quantity prices lower the lines. */
  isComplete?: boolean
}

/** From the lines to what is paid, as the server worked it out (ORD-004). */
export function OrderSums({ order, isComplete = false }: OrderSumsProps) {
  const t = useTexts(orderSumsTexts)
  const format = useFormat()
  const isUs = useIsUs()
  const money = (amount: number) => format.money(amount, order.currency)
  const { coupon } = order
  const named = (label: string, isOfCoupon: boolean) =>
    coupon && isOfCoupon ? t('withCoupon', { label, code: coupon.code }) : label
  const placed = 'events' in order ? order : undefined
  const left = placed && leftOfOrder(placed)
  const rate = (percent: number) => format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <dl className="cw-facts cw-facts--sums">
      <dt>{t('subtotal')}</dt>
      <dd>{money(order.subtotal)}</dd>
      {isComplete && (
        <>
          <dt className="cw-facts__part">
            {t('promotionRate')} <span>{t('inSubtotal')}</span>
          </dt>
          <dd className="cw-facts__part">{rate(order.promotionRate)}</dd>
        </>
      )}
      {(order.discount > 0 || isComplete) && (
        <>
          <dt>{named(t('discount'), coupon?.type !== 'freeShipping')}</dt>
          <dd>{money(order.discount > 0 ? -order.discount : 0)}</dd>
        </>
      )}
      <dt>{named(t('shippingCost'), coupon?.type === 'freeShipping')}</dt>
      <dd>{money(order.shippingCost)}</dd>
      {(order.handlingFee > 0 || isComplete) && (
        <>
          <dt>{t('handlingFee')}</dt>
          <dd>{money(order.handlingFee)}</dd>
        </>
      )}
      <dt>{t('total')}</dt>
      <dd>{money(order.total)}</dd>
      {/* Set by state and county there, and resellers are free of it: a rate would say nothing. */}
      <dt>
        {isUs ? t('salesTax') : t('vat', { rate: rate(order.vatRate) })}
        {order.vatReason && ' '}
        {order.vatReason && <span className="cw-facts__note">{order.vatReason}</span>}
      </dt>
      <dd>{money(order.vat)}</dd>
      <dt className="cw-facts__total">{t('grandTotal')}</dt>
      <dd className="cw-facts__total">{money(order.grandTotal)}</dd>
      {left && (
        <>
          {(left.cancelled !== 0 || left.moved === 0) && (
            <>
              <dt>{t('cancelledPart')}</dt>
              <dd>{money(-left.cancelled)}</dd>
            </>
          )}
          {left.moved !== 0 && (
            <>
              <dt>{t('movedPart')}</dt>
              <dd>{money(-left.moved)}</dd>
            </>
          )}
          <dt className="cw-facts__total">{t(placed?.status === 'cancelled' ? 'toPay' : 'leftOfOrder')}</dt>
          <dd className="cw-facts__total">{money(left.grandTotal)}</dd>
        </>
      )}
    </dl>
  )
}
