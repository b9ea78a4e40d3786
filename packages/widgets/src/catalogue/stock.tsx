import type { Availability } from '@cartwright/core/contract'
import { piecesInReach, promiseLine, supplyOf } from '@cartwright/core/rules'
import { Stock as StockWords } from '../primitives/status'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { numberTexts } from './number.texts'
import { NumberPlace } from './number-place'
import { partTexts } from './part/part.texts'
import { stockLevel } from './part/stock-of'
import { useShipmentWords } from './part/use-promise-words'
import css from './stock.css?inline'
import { type NumberProps, useNumber } from './use-number'

addSheet(css)

export interface StockProps extends NumberProps {
  /** What stands there for visitors, and where no part is sold. */
  slots?: Slots<'signed-out' | 'none'> | undefined
}

/** How many pieces there are, or when those of the quantity leave, in a line of the host's page. Visitors see none of it. */
export function Stock({ slots, ...asked }: StockProps) {
  const known = useNumber(asked, 'Stock')
  const { part, qty, isVisitor, state } = known
  const availability = part?.availability
  const reach = availability ? piecesInReach(availability) : 0
  const states = {
    loading: state.status === 'loading',
    ready: Boolean(availability),
    failed: state.status === 'failed',
    ambiguous: state.line?.status === 'ambiguous',
    empty: state.line?.status === 'unknown' || state.line?.status === 'disabled',
    'signed-out': part !== undefined && isVisitor,
    'not-granted': part !== undefined && !isVisitor && !availability,
    'in-stock': Boolean(availability) && reach >= qty,
    partly: Boolean(availability) && reach > 0 && reach < qty,
    out: Boolean(availability) && reach === 0,
  }
  return (
    <WidgetBox as="span" className="cw-number cw-number-stock" states={states} slots={slots}>
      <NumberPlace asked={asked} known={known} none={words => <ElementSlot name="none">{words}</ElementSlot>}>
        {() =>
          availability ? (
            <StockOfPart availability={availability} qty={qty} />
          ) : (
            isVisitor && <ElementSlot name="signed-out" />
          )
        }
      </NumberPlace>
    </WidgetBox>
  )
}

function StockOfPart({ availability, qty }: { availability: Availability; qty: number }) {
  const t = useTexts(numberTexts)
  const part = useTexts(partTexts)
  const words = useShipmentWords()
  const format = useFormat()
  const supply = supplyOf(availability)
  const { stock, otherStock } = availability
  const [next] = supply.arrivals
  const soonest = () => {
    if (otherStock > 0) return part('in72h', { pieces: format.number(otherStock) })
    if (!next || next.qty <= 0) return part('noDate')
    return part('onDate', { pieces: format.number(next.qty), date: format.date(next.day, SHORT_DAY) })
  }
  const said =
    stock >= qty
      ? t('inStock', { pieces: format.number(stock) })
      : // Some of one piece is none: what comes next is said, whatever it is.
        qty === 1
        ? soonest()
        : words(promiseLine(qty, supply))
  return (
    <span part="stock">
      <StockWords level={stockLevel(availability)}>{said}</StockWords>
    </span>
  )
}
