import type { Availability } from '@cartwright/core/contract'
import { Stock, type StockLevel } from '../../primitives/status'
import { SHORT_DAY, useFormat, useTexts } from '../../provider/use-texts'
import { partTexts } from './part.texts'

/** Fewer pieces than this count as low. */
const LOW_STOCK_PIECES = 20

export function stockLevel({ stock, otherStock, inTransit }: Availability): StockLevel {
  if (stock >= LOW_STOCK_PIECES) return 'in'
  if (stock > 0) return 'low'
  return otherStock + inTransit > 0 ? 'later' : 'none'
}

/** Pieces in the own warehouse, and below them where more come from the soonest. */
export function StockOf({ availability }: { availability: Availability }) {
  const t = useTexts(partTexts)
  const format = useFormat()
  const { stock, otherStock, inTransit, etaDate } = availability
  const level = stockLevel(availability)
  const comes =
    otherStock > 0
      ? t('in72h', { pieces: format.number(otherStock) })
      : level !== 'in' &&
        (etaDate !== null && inTransit > 0
          ? t('onDate', { pieces: format.number(inTransit), date: format.date(etaDate, SHORT_DAY) })
          : t('noDate'))
  return (
    <>
      <Stock level={level}>{format.number(stock)}</Stock>
      {comes && <span className="cw-sub cw-nowrap">{comes}</span>}
    </>
  )
}
