import type { Availability } from '@cartwright/core/contract'
import { promiseLine, shipmentsOf, supplyOf } from '@cartwright/core/rules'
import { Stock, type StockLevel } from '../../primitives/status'
import { SHORT_DAY, useFormat, useTexts } from '../../provider/use-texts'
import { partTexts } from './part.texts'
import { useShipmentWords } from './use-promise-words'

/** Fewer pieces than this count as low. */
const LOW_STOCK_PIECES = 20

export function stockLevel({ stock, otherStock, inTransit }: Availability): StockLevel {
  if (stock >= LOW_STOCK_PIECES) return 'in'
  if (stock > 0) return 'low'
  return otherStock + inTransit > 0 ? 'later' : 'none'
}

export interface StockPiecesProps {
  level: StockLevel
  pieces: number
}

/** A number of pieces, with what its level means. */
export function StockPieces({ level, pieces }: StockPiecesProps) {
  const t = useTexts(partTexts)
  const { number } = useFormat()
  return (
    <Stock level={level} label={t(level === 'low' ? 'stockLow' : 'stockIn')}>
      {number(pieces)}
    </Stock>
  )
}

export interface StockOfProps {
  availability: Availability
  /** Pieces that are wanted: how they come is said in place of what comes the soonest. */
  qty?: number | undefined
}

/** Pieces in the own warehouse, and below them where more come from the soonest; all that is known in a tooltip. */
export function StockOf({ availability, qty }: StockOfProps) {
  const t = useTexts(partTexts)
  const format = useFormat()
  const words = useShipmentWords()
  const { stock, otherStock, inTransit } = availability
  const level = stockLevel(availability)
  const supply = supplyOf(availability)
  const [next] = supply.arrivals
  const wanted = qty === undefined ? [] : promiseLine(qty, supply)
  const isSplit = wanted.some(({ when }) => when !== 'now')
  const known = promiseLine(Math.max(0, stock) + otherStock + inTransit, supply)
  const soonest =
    otherStock > 0
      ? t('in72h', { pieces: format.number(otherStock) })
      : level !== 'in' &&
        (next && next.qty > 0
          ? t('onDate', { pieces: format.number(next.qty), date: format.date(next.day, SHORT_DAY) })
          : t('noDate'))
  const comes = isSplit ? words(wanted) : soonest
  return (
    <span className="cw-stock-of" title={shipmentsOf(known).length > 1 ? words(known) : undefined}>
      <StockPieces level={level} pieces={stock} />
      {comes && <span className={isSplit ? 'cw-sub' : 'cw-sub cw-nowrap'}>{comes}</span>}
    </span>
  )
}
