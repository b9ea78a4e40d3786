import type { BackOrderMode, OrderLine } from '@cartwright/core/contract'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { orderSumsTexts } from './order-sums.texts'

export interface ShipSplitProps {
  line: Pick<OrderLine, 'qty' | 'shipNow' | 'backOrdered' | 'etaDate'>
  mode: BackOrderMode
}

/** How many pieces of a line go when, as lengths and in words (ORD-013). */
export function ShipSplit({ line, mode }: ShipSplitProps) {
  const t = useTexts(orderSumsTexts)
  const { number, date } = useFormat()
  const { qty, shipNow, backOrdered, etaDate } = line
  const later =
    etaDate === null
      ? t('shipsLater', { pieces: number(backOrdered) })
      : t('shipsOn', { pieces: number(backOrdered), date: date(etaDate, SHORT_DAY) })
  if (backOrdered > 0 && mode === 'shipTogether')
    return (
      <span className="cw-ship">
        <span className="cw-ship__later">{t('allTogether', { pieces: number(qty) })}</span>
      </span>
    )
  return (
    <span className="cw-ship">
      {shipNow > 0 && <span style={{ flexGrow: shipNow }}>{t('shipsNow', { pieces: number(shipNow) })}</span>}
      {backOrdered > 0 && (
        <span className="cw-ship__later" style={{ flexGrow: backOrdered }}>
          {later}
        </span>
      )}
    </span>
  )
}
