import { orderTimeline, type TimelineStep } from '@cartwright/core'
import type { Order, Promised } from '@cartwright/core/contract'
import { promiseOrder, promisesGone } from '@cartwright/core/rules'
import { useShipmentWords } from '../catalogue/part/use-promise-words'
import { banIcon, checkIcon, clockIcon, truckIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { entryPath, orderPath } from '../provider/order-path'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'
import { ParcelLink } from './parcel-link'
import { useShipmentDays } from './use-shipment-days'

const WORDS = {
  placed: 'stepPlaced',
  processing: 'stepProcessing',
  shipped: 'stepShipped',
  invoiced: 'stepInvoiced',
  delivered: 'stepDelivered',
  'rest-cancelled': 'stepRestCancelled',
  'rest-moved': 'stepRestMoved',
  'date-known': 'stepDateKnown',
  'date-moved': 'stepDateMoved',
  'goods-arrived': 'stepGoodsArrived',
  'note-added': 'stepNoteAdded',
  'note-replaced': 'stepNoteReplaced',
  cancelled: 'stepCancelled',
} as const satisfies Record<TimelineStep['what'], string>

/** What has happened to an order, and what comes next. */
export function OrderTimeline({ order, onNavigate }: { order: Order } & NavigationHandlers) {
  const steps = orderTimeline(order)
  return (
    <ol className="cw-timeline">
      {steps.map((step, at) => (
        // Steps are added at the end only, and what has no time yet stands once.
        <Step
          key={`${step.what} ${step.at ?? at} ${step.note} ${step.shipment?.number}`}
          step={step}
          order={order}
          onNavigate={onNavigate}
        />
      ))}
    </ol>
  )
}

function Step({ step, order, onNavigate }: { step: TimelineStep; order: Order } & NavigationHandlers) {
  const t = useTexts(orderDetailsTexts)
  const { date, number } = useFormat()
  const { what, state, at, by, shipment, note, dates, part, expectedOn } = step
  const days = useShipmentDays()
  const name =
    state === 'next' && what === 'shipped'
      ? t('stepNextShipped')
      : state === 'next' && what === 'delivered'
        ? t('stepNextDelivered')
        : t(WORDS[what])
  // A single shipment needs no number.
  const { shipments = [] } = order
  const nth = shipment && shipments.length > 1 ? shipments.indexOf(shipment) + 1 : 0
  const pieces = shipment?.lines.reduce((sum, { qty }) => sum + qty, 0) ?? 0
  const icon =
    what === 'cancelled' || what === 'rest-cancelled'
      ? banIcon
      : state === 'now' && what === 'shipped'
        ? truckIcon
        : what === 'date-moved'
          ? clockIcon
          : checkIcon
  return (
    <li className={`cw-timeline__step cw-timeline__step--${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="cw-timeline__dot">{state !== 'next' && <Icon shape={icon} />}</span>
      <div>
        <h3>
          {name}
          {at !== undefined && <time dateTime={`${at.replace(' ', 'T')}Z`}>{date(at, MOMENT)}</time>}
        </h3>
        {nth > 0 && <span className="cw-sub">{t('shipmentOf', { no: number(nth), pieces: number(pieces) })}</span>}
        {part && what === 'shipped' && (state === 'next' || part.arrivedOn === null) && (
          <span className="cw-sub">
            {state === 'next' && `${t('piecesLater', { count: part.pieces, pieces: number(part.pieces) })} · `}
            {state === 'next' ? days(part) : days({ ...part, leavesOn: null })}
          </span>
        )}
        {expectedOn !== undefined && (
          <span className="cw-sub">{expectedOn ? t('expectedOn', { day: date(expectedOn) }) : t('noDateYet')}</span>
        )}
        {note !== undefined && (
          <span className="cw-sub">
            {what === 'invoiced' || what === 'rest-moved' ? (
              <ShopLink
                className="cw-code"
                to={what === 'invoiced' ? entryPath(note, 'invoices') : orderPath(note)}
                onNavigate={onNavigate}
              >
                {note}
              </ShopLink>
            ) : (
              note
            )}
          </span>
        )}
        {dates.map(date => (
          <Dates key={date.number} {...date} mode={order.backOrderMode} />
        ))}
        {by !== undefined && <span className="cw-sub">{t('by', { name: by })}</span>}
        {what === 'shipped' &&
          shipment?.parcels.map(parcel => (
            <span key={parcel.trackingNo} className="cw-sub">
              <ParcelLink parcel={parcel} />
            </span>
          ))}
      </div>
    </li>
  )
}

type DatesProps = TimelineStep['dates'][number] & { mode: Order['backOrderMode'] }

/** What was promised of an article, and what is promised since; of an order that leaves together, the day on which all of it is there. */
function Dates({ number, mode, ...dates }: DatesProps) {
  const t = useTexts(orderDetailsTexts)
  const words = useShipmentWords()
  const leaving = (parts: readonly Promised[]) => promiseOrder([parts], mode).lines[0] ?? []
  const promises = leaving(dates.promises)
  const gone = promisesGone(leaving(dates.was ?? []), promises)
  return (
    <span className="cw-sub">
      <b className="cw-code">{number}</b>{' '}
      {gone.length > 0 && (
        <>
          <span className="cw-sr">{t('was')} </span>
          <s>{words(gone)}</s>{' '}
        </>
      )}
      {words(promises)}
    </span>
  )
}
