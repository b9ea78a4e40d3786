import type { Order } from '@cartwright/core/contract'
import { effectivePrice, promiseOrder } from '@cartwright/core/rules'
import { AddressLines } from '../account/address-lines'
import { CopyNumber } from '../catalogue/copy-number'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { PartCell } from '../catalogue/part/part-cell'
import { Promises } from '../catalogue/part/promises'
import { circleCheckIcon, mailIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import { useHeard } from '../primitives/use-heard'
import { orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { DocumentButton } from './document-button'
import { HeldNotice } from './held-notice'
import { NextSteps } from './next-steps'
import { OrderArrivals, useFirstArrival } from './order-arrivals'
import css from './order-lines.css?inline'
import { orderSuccessTexts } from './order-success.texts'
import { OrderSums } from './order-sums'
import { orderSumsTexts } from './order-sums.texts'
import { orderWordsTexts } from './order-words.texts'
import { QuickOrderNumber } from './quick-order-number'
import { ReorderButton } from './reorder-button'
import { SaveOrderAsList } from './save-order-as-list'

addSheet(css)

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

export interface PlacedOrderProps extends NavigationHandlers, AddToCartHandlers {
  order: Order
}

export function PlacedOrder({ order, onNavigate, onCartAdd }: PlacedOrderProps) {
  const t = useTexts(orderSuccessTexts)
  const sums = useTexts(orderSumsTexts)
  const words = useTexts(orderWordsTexts)
  const { money, number, date } = useFormat()
  const canQuickOrder = usePermission('quickOrder')
  const { orderNo } = order
  const first = useFirstArrival(order)
  const heard = first === undefined ? t('heard', { orderNo }) : t('heardFirst', { orderNo, day: date(first, DAY) })
  useHeard('order', heard)
  const facts = [
    [t('poNo'), order.poNo],
    [t('qoNo'), order.qoNo && <QuickOrderNumber key="qo" order={order} onNavigate={onNavigate} />],
    [t('files'), order.files.map(file => file.name).join(', ')],
    [t('shipVia'), [order.shipVia, order.forwarder].filter(Boolean).join(', ')],
  ] as const
  const pieces = order.lines.reduce((sum, { qty }) => sum + qty, 0)
  const summary = [
    order.poNo,
    sums('lines', { count: order.lines.length, lines: number(order.lines.length) }),
    sums('pieces', { count: pieces, pieces: number(pieces) }),
    money(order.grandTotal, order.currency),
  ]
  return (
    <>
      <section className="cw-card cw-success__head">
        <span className="cw-success__sign">
          <Icon shape={circleCheckIcon} size="l" />
        </span>
        <div className="cw-grow">
          <h1>{t('done')}</h1>
          <p className="cw-success__facts">{summary.filter(Boolean).join(' · ')}</p>
        </div>
        <p className="cw-success__number">
          {t('orderNo')} <b className="cw-code">{order.orderNo}</b> <CopyNumber number={order.orderNo} />
        </p>
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
          <HeldNotice order={order} onNavigate={onNavigate} />
          <OrderArrivals order={order} onNavigate={onNavigate} />
          <NextSteps order={order} />
          <PlacedLines order={order} onNavigate={onNavigate} />
        </div>
        <div className="cw-success__main">
          <section className="cw-card cw-card__body cw-col">
            <div className="cw-success__actions">
              <DocumentButton wanted={{ type: 'orderConfirmation', id: order.orderNo }}>
                {words('confirmation')}
              </DocumentButton>
              <ReorderButton orderNo={order.orderNo} onNavigate={onNavigate} onCartAdd={onCartAdd} />
              {canQuickOrder && <SaveOrderAsList order={order} isJustPlaced onNavigate={onNavigate} />}
            </div>
            <OrderSums order={order} />
          </section>
          <MailedTo order={order} />
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

/** Addresses that the confirmation goes to, as far as the reader may know them. */
function MailedTo({ order: { mailedTo = [] } }: { order: Order }) {
  const t = useTexts(orderSuccessTexts)
  if (mailedTo.length === 0) return null
  return (
    <section className="cw-card cw-card__body cw-col">
      <h2>{t('mailed')}</h2>
      <ul className="cw-success__steps">
        {mailedTo.map(email => (
          <li key={email}>
            <Icon shape={mailIcon} />
            <b className="cw-success__mail">{email}</b>
          </li>
        ))}
      </ul>
    </section>
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
