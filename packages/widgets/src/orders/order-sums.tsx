import type { Order, OrderConfirmation } from '@cartwright/core/contract'
import { useIsUs } from '../provider/use-is-us'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSumsTexts } from './order-sums.texts'

/** From the lines to what is paid, as the server worked it out (ORD-004). */
export function OrderSums({ order }: { order: Order | OrderConfirmation }) {
  const t = useTexts(orderSumsTexts)
  const format = useFormat()
  const isUs = useIsUs()
  const money = (amount: number) => format.money(amount, order.currency)
  const rate = (percent: number) => format.number(percent, { maximumFractionDigits: 2 })
  return (
    <dl className="cw-facts cw-facts--sums">
      <dt>{t('subtotal')}</dt>
      <dd>{money(order.subtotal)}</dd>
      {order.discount > 0 && (
        <>
          <dt>{order.promotionRate > 0 ? t('promotionRate', { rate: rate(order.promotionRate) }) : t('discount')}</dt>
          <dd>{money(-order.discount)}</dd>
        </>
      )}
      <dt>{t('shippingCost')}</dt>
      <dd>{money(order.shippingCost)}</dd>
      {order.handlingFee > 0 && (
        <>
          <dt>{t('handlingFee')}</dt>
          <dd>{money(order.handlingFee)}</dd>
        </>
      )}
      <dt>{t('total')}</dt>
      <dd>{money(order.total)}</dd>
      {/* Set by state and county there, and resellers are free of it: a rate would say nothing. */}
      <dt>{isUs ? t('salesTax') : t('vat', { rate: rate(order.vatRate) })}</dt>
      <dd>{money(order.vat)}</dd>
      <dt className="cw-facts__total">{t('grandTotal')}</dt>
      <dd className="cw-facts__total">{money(order.grandTotal)}</dd>
    </dl>
  )
}
