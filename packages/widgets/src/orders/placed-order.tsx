import type { Order } from '@cartwright/core/contract'
import { effectivePrice, promiseOrder } from '@cartwright/core/rules'
import { PartCell } from '../catalogue/part/part-cell'
import { Promises } from '../catalogue/part/promises'
import { circleCheckIcon } from '../icons/circle-check'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import { AddressLines } from './address-lines'
import { NextSteps } from './next-steps'
import { orderPath } from './order-path'
import { orderSuccessTexts } from './order-success.texts'
import { OrderSums } from './order-sums'
import { orderSumsTexts } from './order-sums.texts'

export function PlacedOrder({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const t = useTexts(orderSuccessTexts)
  const sums = useTexts(orderSumsTexts)
  const canQuickOrder = usePermission('quickOrder')
  const facts = [
    [t('poNo'), order.poNo],
    [t('qoNo'), order.qoNo],
    [t('files'), order.files.map(file => file.name).join(', ')],
    [t('shipVia'), [order.shipVia, order.forwarder].filter(Boolean).join(', ')],
  ] as const
  return (
    <>
      <section className="cw-card cw-success__head">
        <span className="cw-success__sign">
          <Icon shape={circleCheckIcon} size="l" />
        </span>
        <div className="cw-grow">
          <h1>{t('done')}</h1>
          <p>
            {t('orderNo')} <b className="cw-code">{order.orderNo}</b>
          </p>
        </div>
        <div className="cw-row cw-row--wrap">
          <ShopLink className="cw-btn" to={orderPath(order.orderNo)} onNavigate={onNavigate}>
            {t('details')}
          </ShopLink>
          {canQuickOrder && (
            <ShopLink className="cw-btn" to="/my/quickorder" onNavigate={onNavigate}>
              {t('quickOrder')}
            </ShopLink>
          )}
          <ShopLink className="cw-btn cw-btn--primary" to="/index" onNavigate={onNavigate}>
            {t('continueShopping')}
          </ShopLink>
        </div>
      </section>
      <div className="cw-success__layout">
        <div className="cw-success__main">
          <NextSteps order={order} />
          <PlacedLines order={order} onNavigate={onNavigate} />
        </div>
        <div className="cw-success__main">
          <section className="cw-card cw-card__body">
            <OrderSums order={order} />
          </section>
          <section className="cw-card cw-card__body cw-col">
            <h2>{sums('shipTo')}</h2>
            <AddressLines address={order.shipTo} />
            <dl className="cw-facts">
              {facts.map(
                ([label, value]) => value && [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>],
              )}
            </dl>
            <p className="cw-hint">{t('unchangeable')}</p>
          </section>
        </div>
      </div>
    </>
  )
}

function PlacedLines({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const t = useTexts(orderSumsTexts)
  const { money, number } = useFormat()
  const leaving = promiseOrder(
    order.lines.map(line => line.promises),
    order.backOrderMode,
  )
  return (
    <section className="cw-card cw-table-box">
      <div className="cw-card__head">
        <h2>{t('items')}</h2>
      </div>
      <Table
        className="cw-table cw-table--cards cw-order-lines"
        caption={t('items')}
        columns={[
          { head: t('article'), holds: 'part' },
          { head: t('qty'), holds: 'amount' },
          { head: t('whenItShips') },
          { head: t('unitPrice'), holds: 'amount' },
          { head: t('amount'), holds: 'amount' },
        ]}
        rows={order.lines.map((line, at) => ({
          key: line.number,
          cells: [
            <PartCell key={line.number} part={line} onNavigate={onNavigate} pictureSize="s" />,
            number(line.qty),
            <Promises key={line.number} promised={leaving.lines[at] ?? []} />,
            money(effectivePrice(line), order.currency),
            <span key={line.number} className="cw-price">
              {money(line.price, order.currency)}
            </span>,
          ],
        }))}
      />
    </section>
  )
}
