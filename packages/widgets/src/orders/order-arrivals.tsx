import { partPath } from '@cartwright/core'
import type { Order } from '@cartwright/core/contract'
import {
  arrivalDays,
  isDay,
  leaveOn,
  otherWarehouseDay,
  promiseOrder,
  type Shipment,
  shipmentsOf,
} from '@cartwright/core/rules'
import { boxIcon, clockIcon, type IconShape, infoIcon, storeIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSuccessTexts } from './order-success.texts'
import { leavingDay, useArrivalWords } from './use-arrival-words'
import { useTransitWords } from './use-transit-words'

const DAY = { day: 'numeric', month: 'long' } as const

const LOOKS = {
  now: boxIcon,
  soon: storeIcon,
  date: clockIcon,
  open: infoIcon,
} as const satisfies Record<string, IconShape>

const lookOf = (when: Shipment['when'], order: Order): keyof typeof LOOKS => {
  if (when === 'now' || when === order.leavesOn) return 'now'
  return when === '72h' ? 'soon' : isDay(when) ? 'date' : 'open'
}

/** What leaves together, the earliest first, each with its articles: the days are those that the order was promised (ORD-013). */
export function OrderArrivals({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const shop = useShop()
  const t = useTexts(orderSuccessTexts)
  const { number, dayOf } = useFormat()
  const soonLeavesOn = otherWarehouseDay(dayOf(order.soDate))
  const inWords = useShipmentWords(order)
  const transit = useTransitWords()
  const arrival = useArrivalWords()
  const rows = arrivalsOf(order).map(shipment => ({
    ...shipment,
    look: lookOf(shipment.when, order),
    time: transit(order.shipViaDays, shipment.when),
    days: arrival(shipment.when, order.shipViaDays, order.firstLeavesOn, soonLeavesOn),
  }))
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('arrivals')}</h2>
      </div>
      <ol className="cw-success__arrivals">
        {rows.map(({ when, pieces, look, time, days, articles }) => (
          <li key={when} className={`cw-success__${look}`}>
            <span className="cw-success__look">
              <Icon shape={LOOKS[look]} />
            </span>
            <p>
              <b>{inWords({ when, pieces })}</b> {time && <span className="cw-sub">{t('nextOnTheWay', { time })}</span>}
            </p>
            <ul>
              {articles.map(article => (
                <li key={article.number}>
                  <b>{number(article.pieces)}</b> ×{' '}
                  <ShopLink className="cw-code" to={partPath(shop, article.goodsSkuId)} onNavigate={onNavigate}>
                    {article.number}
                  </ShopLink>
                </li>
              ))}
            </ul>
            {days ? (
              <p className="cw-success__days">
                <b>{days}</b> <span className="cw-sub">{t('expected')}</span>
              </p>
            ) : (
              when === 'unknown' && (
                <p className="cw-success__days">
                  <span className="cw-sub">{t('noDay')}</span>
                </p>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The shipments of an order, each with the pieces of every line that are in it. */
function arrivalsOf({ lines, backOrderMode, leavesOn }: Order) {
  const leaving = promiseOrder(
    lines.map(line => line.promises),
    backOrderMode,
  )
  const byLine = leaving.lines.map(parts => leaveOn(shipmentsOf(parts), leavesOn))
  return leaveOn(leaving.shipments, leavesOn).map(shipment => ({
    ...shipment,
    articles: lines.flatMap(({ number, goodsSkuId }, at) =>
      (byLine[at] ?? [])
        .filter(({ when }) => when === shipment.when)
        .map(({ pieces }) => ({ number, goodsSkuId, pieces })),
    ),
  }))
}

/** First day on which something of the order is expected; undefined where none is known. */
export function useFirstArrival(order: Order): string | undefined {
  const { dayOf } = useFormat()
  const { shipViaDays, firstLeavesOn, soDate } = order
  if (!shipViaDays) return undefined
  const soonLeavesOn = otherWarehouseDay(dayOf(soDate))
  const leaves = arrivalsOf(order).flatMap(({ when }) => leavingDay(when, firstLeavesOn, soonLeavesOn) ?? [])
  return leaves.map(day => arrivalDays(day, shipViaDays).from).sort()[0]
}

function useShipmentWords({ shipVia, backOrderMode, leavesOn }: Order): (shipment: Shipment) => string {
  const t = useTexts(orderSuccessTexts)
  const { number, date } = useFormat()
  const isTogether = backOrderMode === 'shipTogether'
  return ({ when, pieces }) => {
    const words = { count: pieces, pieces: number(pieces), shipVia }
    if (when === 'now') return t('nextNow', words)
    if (when === '72h') return t(isTogether ? 'nextTogetherSoon' : 'nextSoon', words)
    if (when === leavesOn) return t('nextNowOn', { ...words, date: date(when, DAY) })
    if (!isDay(when)) return t(isTogether ? 'nextTogether' : 'nextLater', words)
    return t(isTogether ? 'nextTogetherOn' : 'nextOn', { ...words, date: date(when, DAY) })
  }
}
