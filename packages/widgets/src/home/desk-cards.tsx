import {
  type Desk,
  deskOf,
  type Habit,
  habitsReadingOf,
  isShopError,
  type ReorderCounts,
  reorderCountsOf,
} from '@cartwright/core'
import type { DeskOrder } from '@cartwright/core/contract'
import { arrivalDays, isDay } from '@cartwright/core/rules'
import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { Promises } from '../catalogue/part/promises'
import { refreshIcon, truckIcon } from '../icons/icons'
import { Bought, Card, CardBody, NoRows, OrderName, RowsToCome } from '../orders/desk-card'
import { deskCardTexts } from '../orders/desk-card.texts'
import { StatusBadge } from '../orders/order-words'
import { ReorderButton } from '../orders/reorder-button'
import { ARRIVAL, useArrivalWords } from '../orders/use-arrival-words'
import { useProgressWords } from '../orders/use-progress-words'
import { Badge } from '../primitives/badge'
import { Empty } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { commonTexts } from '../provider/common.texts'
import { PageLink } from '../provider/page-link'
import { ReadFailed } from '../provider/read-failed'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useReading, useReadingState } from '../provider/use-reading'
import { useStore } from '../provider/use-store'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { deskTexts } from './desk.texts'
import { MovedDates } from './desk-moved'
import { Balance, Coupons, Lists, OpenList, Returns } from './desk-side'
import { useCount } from './use-count'

/** Rows of each card; a card keeps their room. */
const ORDERS = 4
const HABITS = 3

/**
 * The cards of a desk, each of which shows what it has by itself. Which cards there are follows from what the session says of the
 * account, so all of them are in their places before the first answer. Below `PageLinks`.
 */
export function DeskCards({ onNavigate, onCartAdd }: NavigationHandlers & AddToCartHandlers) {
  const shop = useShop()
  const t = useTexts(deskTexts)
  const desk = deskOf(shop)
  const state = useReadingState(desk)
  const isKnown = useStore(shop.session.store, session => session.status === 'ready')
  const mayQuickOrder = usePermission('quickOrder')
  // A back end of its own may not have the call.
  if (isShopError(state.error, 'not-found') || !isKnown) return null
  const isFailed = state.status === 'failed' && !state.value
  return (
    <section className="cw-desk" aria-label={t('region')}>
      <div className="cw-desk__wide">
        {isFailed ? (
          <div className="cw-card">
            <ReadFailed icon={refreshIcon} title={t('failed')} error={state.error} onRetry={() => void desk.load()} />
          </div>
        ) : (
          <>
            <OnTheWay desk={state.value} />
            <OrderAgain onNavigate={onNavigate} onCartAdd={onCartAdd} />
            <MovedDates moved={state.value?.moved} />
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

/** Lists and delivered orders that are ordered again and again, and how each stands today. */
function OrderAgain(handlers: NavigationHandlers & AddToCartHandlers) {
  const t = useTexts(deskTexts)
  const habits = habitsReadingOf(useShop())
  const state = useStore(habits.store, current => current)
  const today = useReading(reorderCountsOf(useShop()))
  return (
    <Card title={t('again')} kind="again" rows={HABITS} hint={t('againHint')}>
      <CardBody state={state} rows={HABITS} failed={t('failed')} onRetry={() => void habits.load()}>
        {value =>
          value.length === 0 ? (
            <NoRows>{t('againNone')}</NoRows>
          ) : (
            <ul className="cw-desk__rows">
              {value.map(habit => (
                <HabitRow key={habit.key} habit={habit} counts={today?.get(habit.key)} {...handlers} />
              ))}
            </ul>
          )
        }
      </CardBody>
    </Card>
  )
}

interface HabitRowProps extends NavigationHandlers, AddToCartHandlers {
  habit: Habit
  counts: ReorderCounts | undefined
}

function HabitRow({ habit, counts, ...handlers }: HabitRowProps) {
  const t = useTexts(deskTexts)
  const words = useTexts(deskCardTexts)
  const { date } = useFormat()
  if (habit.kind === 'list') {
    const { id, name, lines, shared } = habit.list
    return (
      <li>
        <div className="cw-desk__name">
          <PageLink to={`/hisorder/quickOrderDetails/${id}`}>{name}</PageLink>
          <span className="cw-sub">{t(shared ? 'sharedList' : 'ownList')}</span>
        </div>
        <div className="cw-desk__when">
          <span className="cw-sub">
            {t('orderedOn', { day: date(habit.at, SHORT_DAY) })}, {words('lines', { count: lines })}
          </span>
          <Today counts={counts} />
        </div>
        <OpenList id={id} name={name} />
      </li>
    )
  }
  const { order } = habit
  return (
    <li>
      <OrderName {...order} sub={order.placedBy} />
      <Bought {...order}>
        <Today counts={counts} />
      </Bought>
      <ReorderButton orderNo={order.orderNo} isNamed {...handlers} />
    </li>
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
  const words = useTexts(deskCardTexts)
  const common = useTexts(commonTexts)
  const count = useCount()
  const progress = useProgressWords()
  return (
    <Card
      title={t('onTheWay')}
      kind="orders"
      rows={ORDERS}
      count={desk && count('countOrders', desk.onTheWay.total)}
      link={<PageLink to="/hisorder/list">{words('allOrders')}</PageLink>}
    >
      {!desk ? (
        <RowsToCome rows={ORDERS} label={common('loading')} />
      ) : desk.onTheWay.orders.length > 0 ? (
        <ul className="cw-desk__rows">
          {desk.onTheWay.orders.slice(0, ORDERS).map(order => (
            <li key={order.orderNo}>
              <OrderName {...order} sub={[order.poNo && order.orderNo, order.city].filter(Boolean).join(' · ')} />
              <div className="cw-desk__when">
                <Legs status={order.status} />
                <span className="cw-desk__state">
                  <StatusBadge status={order.status} progress={order.progress} />
                  {order.progress && <span>{progress.sentence(order.progress)}</span>}
                  {order.piecesUnderWay > 0 && (
                    <span className="cw-desk__parcels">
                      <Icon shape={truckIcon} size="s" />
                      {t('underWay', { count: order.piecesUnderWay })}
                      {order.parcelsUnderWay > 0 && `, ${t('parcels', { count: order.parcelsUnderWay })}`}
                    </span>
                  )}
                  {!order.progress && <Promises promised={order.waiting} />}
                </span>
              </div>
              <NextDay order={order} />
            </li>
          ))}
        </ul>
      ) : desk.last.length === 0 ? (
        <Empty icon={truckIcon} title={t('empty')}>
          {t('emptyHint')}
        </Empty>
      ) : (
        <NoRows>{t('noneOnTheWay')}</NoRows>
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

/** When the next pieces of an order are expected; where that is not known, when they left or leave, or that no day is known yet. */
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
  if (expected)
    return (
      <div className="cw-desk__day">
        <b>{expected}</b> <span className="cw-sub">{t('expected')}</span>
      </div>
    )
  if (leaves && (leftOn != null || leaves >= today()))
    return (
      <div className="cw-desk__day">
        <b className="cw-arrival">{date(leaves, ARRIVAL)}</b>{' '}
        <span className="cw-sub">{t(leftOn == null ? 'leaves' : 'hasLeft')}</span>
      </div>
    )
  return (
    <div className="cw-desk__day">
      <span className="cw-sub">{t('noDay')}</span>
    </div>
  )
}
