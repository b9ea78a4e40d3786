import type { Parcel } from '@cartwright/core/contract'
import { useTexts } from '../provider/use-texts'
import { orderDetailsTexts } from './order-details.texts'

/** Carrier and number of a parcel, with the way to the carrier's page where it is known. */
export function ParcelLink({ parcel }: { parcel: Parcel }) {
  const t = useTexts(orderDetailsTexts)
  const { carrier, trackingNo, trackingUrl } = parcel
  const number = <span className="cw-code">{trackingNo}</span>
  return (
    <>
      {carrier && `${carrier} `}
      {/* A page of a host would run `javascript:`. */}
      {trackingUrl?.startsWith('https://') ? (
        <a
          className="cw-parcel"
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('track', { number: trackingNo, carrier })}
        >
          {number}
        </a>
      ) : (
        number
      )}
    </>
  )
}
