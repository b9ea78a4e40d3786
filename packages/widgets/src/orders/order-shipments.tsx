import type { Order, Shipment } from '@cartwright/core/contract'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'
import { StatusBadge } from './order-words'
import { ParcelLink } from './parcel-link'
import { useShipmentDays } from './use-shipment-days'

/** What has left so far, with the days and parcels of each shipment, and what is to follow. */
export function OrderShipments({
  order,
  onReport,
}: {
  order: Order
  /** Begins a report of damage or shortage of a shipment that has arrived. */
  onReport: (shipment: string) => void
}) {
  const { shipments = [], progress = [] } = order
  const t = useTexts(orderDetailsTexts)
  const { dayOf, number } = useFormat()
  const days = useShipmentDays()
  const daysOf = ({ number: no, shippedAt, deliveredAt }: Shipment) =>
    days({
      shipment: no,
      leavesOn: dayOf(shippedAt),
      expectedOn: progress.find(({ shipment }) => shipment === no)?.expectedOn ?? null,
      arrivedOn: deliveredAt && dayOf(deliveredAt),
    })
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('shipments')}</h2>
      </div>
      <ul className="cw-order__shipments">
        {shipments.map((shipment, at) => (
          <li key={shipment.number}>
            <div className="cw-row cw-row--wrap">
              <h3>{t('shipment', { no: number(at + 1) })}</h3>
              <span className="cw-sub cw-code">{shipment.number}</span>
              {shipment.deliveredAt === null ? (
                <StatusBadge status="shipped" />
              ) : (
                <Badge tone="success">{t('stepDelivered')}</Badge>
              )}
              <span className="cw-sub cw-end">{daysOf(shipment)}</span>
            </div>
            {shipment.deliveredAt !== null && (
              <Button
                kind="quiet"
                size="s"
                aria-label={t('reportShipment', { no: number(at + 1) })}
                onClick={() => onReport(shipment.number)}
              >
                {t('report')}
              </Button>
            )}
            <p>{shipment.lines.map(line => `${number(line.qty)} × ${line.number}`).join(', ')}</p>
            <ul>
              {shipment.parcels.map(parcel => (
                <li key={`${parcel.carrier} ${parcel.trackingNo}`}>
                  <ParcelLink parcel={parcel} />
                  {parcel.weight !== null && (
                    <span className="cw-sub">
                      {t('weight', { weight: number(parcel.weight, { maximumFractionDigits: 1 }) })}
                    </span>
                  )}
                </li>
              ))}
              {shipment.parcels.length === 0 && <li className="cw-sub">{t('noParcels')}</li>}
            </ul>
          </li>
        ))}
        {progress
          .filter(({ shipment }) => shipment === null)
          .map(part => (
            <li key={part.leavesOn}>
              <div className="cw-row cw-row--wrap">
                <h3>{t('piecesLater', { count: part.pieces, pieces: number(part.pieces) })}</h3>
                <span className="cw-sub cw-end">{days(part)}</span>
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
