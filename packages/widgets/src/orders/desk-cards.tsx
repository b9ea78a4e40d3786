import {
  billingOf,
  type Desk,
  deskOf,
  isShopError,
  listNamesOf,
  type ReorderCounts,
  reorderCountsOf,
} from '@cartwright/core'
import type { DeskOrder } from '@cartwright/core/contract'
import { arrivalDays, isDay } from '@cartwright/core/rules'
import { useEffect } from 'react'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { Promises } from '../catalogue/part/promises'
import { CreditMeter } from '../finance/credit-meter'
import { Overdue } from '../finance/overdue'
import { listIcon } from '../icons/list'
import { refreshIcon } from '../icons/refresh'
import { truckIcon } from '../icons/truck'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { commonTexts } from '../provider/common.texts'
import { PageLink } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useReading } from '../provider/use-reading'
import { useStore } from '../provider/use-store'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { deskTexts } from './desk.texts'
import { Bought, Card, OrderName } from './desk-card'
import { MovedDates } from './desk-moved'
import { Coupons, Returns } from './desk-side'
import { StatusBadge } from './order-words'
import { ReorderButton } from './reorder-button'
import { ARRIVAL, useArrivalWords } from './use-arrival-words'
import { useProgressWords } from './use-progress-words'

const LISTS = 4

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
        <OnTheWay desk={value} />
        {value && !isNew && (
          <>
            <MovedDates moved={value.moved} />
            <OrderAgain last={value.last} onNavigate={onNavigate} onCartAdd={onCartAdd} />
          </>
        )}
      </div>
      <div className="cw-desk__side">
        <Balance />
        {mayQuickOrder && <Lists />}
        <Returns />
        <Coupons />
      </div>
    </section>
  )
}

/** The last orders, and how each stands today. */
function OrderAgain({ last, ...handlers }: Pick<Desk, 'last'> & NavigationHandlers & AddToCartHandlers) {
  const t = useTexts(deskTexts)
  const today = useReading(reorderCountsOf(useShop()))
  return (
    <Card title={t('again')} hint={t('againHint')}>
      <ul className="cw-desk__rows">
        {last.map(row => (
          <li key={row.orderNo}>
            <OrderName {...row} sub={row.placedBy} />
            <Bought {...row}>
              <Today counts={today?.get(row.orderNo)} />
            </Bought>
            <ReorderButton orderNo={row.orderNo} isNamed {...handlers} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What has changed since an order, the worst first. @param counts undefined until they are read, and where they cannot be */
function Today({ counts }: { counts: ReorderCounts | undefined }) {
  const t = useTexts(deskTexts)
  if (!counts) return null
  const { gone = 0, notForYou = 0, replaced = 0, short = 0 } = counts
  const unavailable = gone + notForYou
  return (
    <span className="cw-desk__today">
      {unavailable > 0 && <Badge tone="danger">{t('unavailable', { count: unavailable })}</Badge>}
      {replaced > 0 && <Badge tone="warning">{t('replaced', { count: replaced })}</Badge>}
      {short > 0 && <Badge tone="backorder">{t('short', { count: short })}</Badge>}
      {unavailable + replaced + short === 0 && <Badge tone="success">{t('allThere')}</Badge>}
    </span>
  )
}

/** Orders that are not all there yet. @param desk undefined while it is read */
function OnTheWay({ desk }: { desk: Desk | undefined }) {
  const t = useTexts(deskTexts)
  const common = useTexts(commonTexts)
  const progress = useProgressWords()
  return (
    <Card
      title={t('onTheWay')}
      count={desk?.onTheWay.total}
      link={<PageLink to="/hisorder/list">{t('allOrders')}</PageLink>}
    >
      {!desk ? (
        <SkeletonRows label={common('loading')} />
      ) : desk.last.length === 0 ? (
        <Empty icon={truckIcon} title={t('empty')}>
          {t('emptyHint')}
        </Empty>
      ) : desk.onTheWay.orders.length > 0 ? (
        <ul className="cw-desk__rows">
          {desk.onTheWay.orders.map(order => (
            <li key={order.orderNo}>
              <OrderName {...order} sub={[order.poNo && order.orderNo, order.city].filter(Boolean).join(' · ')} />
              <div className="cw-desk__when">
                <Legs status={order.status} />
                <StatusBadge status={order.status} progress={order.progress} />
                <span>{progress.sentence(order.progress)}</span>
                {order.piecesUnderWay > 0 && (
                  <span className="cw-row">
                    <Icon shape={truckIcon} size="s" />
                    {t('underWay', { count: order.piecesUnderWay })}
                    {order.parcelsUnderWay > 0 && `, ${t('parcels', { count: order.parcelsUnderWay })}`}
                  </span>
                )}
                {!order.progress && <Promises promised={order.waiting} />}
              </div>
              <NextDay order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="cw-desk__none">{t('noneOnTheWay')}</p>
      )}
    </Card>
  )
}

/** Ordered, packed, with the carrier, delivered: how many of these an order has reached. The badge below it says it. */
const REACHED: Readonly<Record<string, number>> = {
  submitted: 1,
  processing: 2,
  'partly shipped': 3,
  shipped: 3,
  'all goods delivered': 4,
}
const LEGS = [1, 2, 3, 4]

function Legs({ status }: { status: string }) {
  const reached = REACHED[status]
  if (reached === undefined) return null
  return (
    <span className="cw-desk__legs" aria-hidden="true">
      {LEGS.map(leg => (
        <i key={leg} className={leg < reached ? 'is-done' : leg === reached ? 'is-now' : undefined} />
      ))}
    </span>
  )
}

/** When the next pieces of an order are expected; where that is not known, when they left or leave. Nothing while no day is known. */
function NextDay({ order }: { order: DeskOrder }) {
  const t = useTexts(deskTexts)
  const { date, today } = useFormat()
  const arrival = useArrivalWords()
  const { leftOn, firstLeavesOn, shipViaDays, waiting } = order
  const when = leftOn ?? waiting[0]?.when ?? 'unknown'
  const leaves = when === 'now' ? firstLeavesOn : isDay(when) ? when : undefined
  const days = shipViaDays && leaves && arrivalDays(leaves, shipViaDays)
  // A day that has passed is no promise any more.
  const expected = days && days.to >= today() ? arrival(when, shipViaDays, firstLeavesOn) : undefined
  const isShown = leaves && (leftOn != null || leaves >= today())
  return (
    <div className="cw-desk__day">
      {expected ? (
        <>
          <b>{expected}</b> <span className="cw-sub">{t('expected')}</span>
        </>
      ) : (
        isShown && (
          <>
            <b className="cw-arrival">{date(leaves, ARRIVAL)}</b>{' '}
            <span className="cw-sub">{t(leftOn == null ? 'leaves' : 'hasLeft')}</span>
          </>
        )
      )}
    </div>
  )
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
    <Card title={t('balance')} link={<PageLink to="/finance/invoices">{t('invoices')}</PageLink>}>
      <div className="cw-card__body cw-desk__balance">
        <Overdue days={value.overdueDays} amount={value.overdueAmount} currency={currency} />
        <p className="cw-desk__credit">
          <span>{t('creditLeft')}</span>
          <b>{money(value.creditBalance, currency)}</b>
          <span className="cw-sub">{t('ofLimit', { limit: money(value.creditLimit, currency) })}</span>
        </p>
        <CreditMeter limit={value.creditLimit} open={value.openBalance} ordered={value.notInvoiced} />
        <dl className="cw-facts cw-facts--sums">
          <dt>{t('openBalance')}</dt>
          <dd>{money(value.openBalance, currency)}</dd>
          <dt>{t('toOrders')}</dt>
          <dd>{money(value.notInvoiced, currency)}</dd>
        </dl>
      </div>
    </Card>
  )
}

function Lists() {
  const shop = useShop()
  const t = useTexts(deskTexts)
  const common = useTexts(commonTexts)
  const { date } = useFormat()
  const names = listNamesOf(shop)
  const accountId = useStore(shop.session.store, state => state.accountId)
  const isConfirmed = useStore(shop.session.store, state => state.confirmed)
  const { status, value } = useStore(names.store, state => state)
  useEffect(() => {
    void accountId
    if (isConfirmed) void names.load()
  }, [names, accountId, isConfirmed])
  return (
    <Card title={t('lists')} link={<PageLink to="/my/lists">{t('allLists')}</PageLink>}>
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
                  {list.lastOrdered && `, ${t('orderedOn', { day: date(list.lastOrdered, SHORT_DAY) })}`}
                  {list.shared && `, ${t('shared')}`}
                </span>
              </div>
              <PageLink
                className="cw-btn cw-btn--s"
                to={`/my/quickorder?list=${list.id}`}
                aria-label={t('openList', { name: list.name })}
              >
                {t('open')}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
