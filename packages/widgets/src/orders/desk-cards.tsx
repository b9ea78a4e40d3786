import { billingOf, deskOf, isShopError, listNamesOf } from '@cartwright/core'
import type { MovedDate } from '@cartwright/core/contract'
import { type ReactNode, useEffect } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { Promises } from '../catalogue/part/promises'
import { listIcon } from '../icons/list'
import { refreshIcon } from '../icons/refresh'
import { truckIcon } from '../icons/truck'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { commonTexts } from '../provider/common.texts'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { deskTexts } from './desk.texts'
import { orderPath } from './order-path'
import { StatusBadge } from './order-words'
import { ReorderButton } from './reorder-button'

const LISTS = 4

/** What has become of a date. */
const MOVED_WORDS = {
  'date-known': 'dateKnown',
  'date-moved': 'dateMoved',
  'goods-arrived': 'goodsArrived',
} as const satisfies Record<MovedDate['kind'], string>

/** The cards of a desk, each of which shows what it has by itself. Below `PageLinks`. */
export function DeskCards({ onNavigate, onCartAdd }: NavigationHandlers & AddToCartHandlers) {
  const shop = useShop()
  const t = useTexts(deskTexts)
  const common = useTexts(commonTexts)
  const desk = deskOf(shop)
  const { status, error, value } = useStore(desk.store, state => state)
  const accountId = useStore(shop.session.store, state => state.accountId)
  const isConfirmed = useStore(shop.session.store, state => state.confirmed)
  const mayQuickOrder = usePermission('quickOrder')
  useEffect(() => {
    void accountId
    if (isConfirmed) void desk.load()
  }, [desk, accountId, isConfirmed])
  // A back end of its own may not have the call.
  if (isShopError(error, 'not-found')) return null
  if (status === 'failed')
    return (
      <div className="cw-card">
        <Empty
          failed
          icon={refreshIcon}
          title={t('failed')}
          actions={<Button onClick={() => void desk.load()}>{common('retry')}</Button>}
        />
      </div>
    )
  const isNew = value?.last.length === 0
  return (
    <section className="cw-desk" aria-label={t('region')}>
      <div className="cw-desk__wide">
        <Card
          title={t('onTheWay')}
          count={value?.onTheWay.total}
          link={<PageLink to="/hisorder/list">{t('allOrders')}</PageLink>}
        >
          {!value ? (
            <SkeletonRows label={common('loading')} />
          ) : isNew ? (
            <Empty icon={truckIcon} title={t('empty')}>
              {t('emptyHint')}
            </Empty>
          ) : value.onTheWay.orders.length > 0 ? (
            <ul className="cw-desk__rows">
              {value.onTheWay.orders.map(order => (
                <li key={order.orderNo}>
                  <OrderName {...order} sub={order.city} />
                  <div className="cw-desk__when">
                    {order.piecesUnderWay > 0 && (
                      <span className="cw-row">
                        <Icon shape={truckIcon} size="s" />
                        {t('underWay', { count: order.piecesUnderWay })}
                        {order.parcelsUnderWay > 0 && `, ${t('parcels', { count: order.parcelsUnderWay })}`}
                      </span>
                    )}
                    <Promises promised={order.waiting} />
                  </div>
                  <StatusBadge status={order.status} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="cw-desk__none">{t('noneOnTheWay')}</p>
          )}
        </Card>
        {value && !isNew && (
          <>
            <Card title={t('moved')} count={value.moved.length || undefined}>
              {value.moved.length > 0 ? (
                <ul className="cw-desk__rows">
                  {value.moved.map(date => (
                    <li key={`${date.orderNo} ${date.number}`}>
                      <OrderName {...date} sub={<b className="cw-code">{date.number}</b>} />
                      <div className="cw-desk__when">
                        <span>{t(MOVED_WORDS[date.kind])}</span>
                        <Promises promised={date.promises} />
                      </div>
                      <Day at={date.at} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="cw-desk__none">{t('movedNone')}</p>
              )}
            </Card>
            <Card title={t('again')} hint={t('againHint')}>
              <ul className="cw-desk__rows">
                {value.last.map(row => (
                  <li key={row.orderNo}>
                    <OrderName {...row} sub={row.placedBy} />
                    <Bought {...row} />
                    <ReorderButton orderNo={row.orderNo} isSmall onNavigate={onNavigate} onCartAdd={onCartAdd} />
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </div>
      <div className="cw-desk__side">
        <Balance />
        {mayQuickOrder && <Lists />}
      </div>
    </section>
  )
}

function Card({ title, count, hint, link, children }: CardProps) {
  const { number } = useFormat()
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{title}</h2>
        {count !== undefined && <span className="cw-count">{number(count)}</span>}
        {hint && <span className="cw-sub">{hint}</span>}
        {link && <span className="cw-end">{link}</span>}
      </div>
      {children}
    </section>
  )
}

interface CardProps {
  title: string
  count?: number | undefined
  hint?: string
  link?: ReactNode
  children: ReactNode
}

/** The number the buyer has given, else ours. */
function OrderName({ orderNo, poNo, sub }: { orderNo: string; poNo: string; sub: ReactNode }) {
  return (
    <div className="cw-desk__name">
      <PageLink className="cw-code" to={orderPath(orderNo)}>
        {poNo || orderNo}
      </PageLink>
      <span className="cw-sub">{sub}</span>
    </div>
  )
}

function Day({ at }: { at: string }) {
  const { date } = useFormat()
  return <span className="cw-sub">{date(at, SHORT_DAY)}</span>
}

function Bought({ soDate, lineCount, grandTotal, currency }: Amounts) {
  const t = useTexts(deskTexts)
  const { date, money } = useFormat()
  return (
    <div className="cw-desk__when">
      <span className="cw-price">{money(grandTotal, currency)}</span>
      <span className="cw-sub">
        {date(soDate, SHORT_DAY)}, {t('lines', { count: lineCount })}
      </span>
    </div>
  )
}

interface Amounts {
  soDate: string
  lineCount: number
  grandTotal: number
  currency: string
}

/** Open balance and credit; nothing for accounts that may not see them. */
function Balance() {
  const shop = useShop()
  const t = useTexts(deskTexts)
  const { money } = useFormat()
  const billing = billingOf(shop)
  const accountId = useStore(shop.session.store, state => state.accountId)
  const isConfirmed = useStore(shop.session.store, state => state.confirmed)
  const value = useStore(billing.store, state => state.value)
  useEffect(() => {
    void accountId
    if (isConfirmed) void billing.load()
  }, [billing, accountId, isConfirmed])
  if (!value) return null
  const { currency } = value
  return (
    <Card title={t('balance')}>
      <div className="cw-card__body cw-desk__balance">
        <p className="cw-desk__credit">
          <span>{t('creditLeft')}</span>
          <b>{money(value.creditBalance, currency)}</b>
          <span className="cw-sub">{t('ofLimit', { limit: money(value.creditLimit, currency) })}</span>
        </p>
        <dl className="cw-facts cw-facts--sums">
          <dt>{t('openBalance')}</dt>
          <dd>{money(value.openBalance, currency)}</dd>
          <dt>{t('toOrders')}</dt>
          <dd>{money(value.notInvoiced, currency)}</dd>
        </dl>
        {value.overdueDays > 0 && <p className="cw-hint">{t('overdue', { count: value.overdueDays })}</p>}
      </div>
    </Card>
  )
}

function Lists() {
  const shop = useShop()
  const t = useTexts(deskTexts)
  const common = useTexts(commonTexts)
  const names = listNamesOf(shop)
  const accountId = useStore(shop.session.store, state => state.accountId)
  const isConfirmed = useStore(shop.session.store, state => state.confirmed)
  const { status, value } = useStore(names.store, state => state)
  useEffect(() => {
    void accountId
    if (isConfirmed) void names.load()
  }, [names, accountId, isConfirmed])
  return (
    <Card title={t('lists')} link={<PageLink to="/my/quickorder">{t('allLists')}</PageLink>}>
      {status === 'failed' ? (
        <Empty
          failed
          icon={listIcon}
          title={t('listsFailed')}
          actions={<Button onClick={() => void names.load()}>{common('retry')}</Button>}
        />
      ) : !value ? (
        <SkeletonRows label={common('loading')} />
      ) : value.length === 0 ? (
        <p className="cw-desk__none">{t('listsEmpty')}</p>
      ) : (
        <ul className="cw-desk__rows">
          {value.slice(0, LISTS).map(list => (
            <li key={list.id}>
              <div className="cw-desk__name">
                <PageLink to={`/hisorder/quickOrderDetails/${list.id}`}>{list.name}</PageLink>
                <span className="cw-sub">
                  {t('lines', { count: list.lines })}
                  {list.shared && `, ${t('shared')}`}
                </span>
              </div>
              <Day at={list.lastOrdered ?? list.updateTime} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
