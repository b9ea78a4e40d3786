import { cancelAsked, shippedPieces } from '@cartwright/core'
import type { Order, PlacedLine, Promised } from '@cartwright/core/contract'
import { effectivePrice, leftOfLine, promiseOrder, restOf } from '@cartwright/core/rules'
import type { ReactNode } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { Promises } from '../catalogue/part/promises'
import { banIcon, circleCheckIcon, clockIcon, swapIcon, truckIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { Table } from '../primitives/table'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { orderDetailsTexts } from './order-details.texts'
import css from './order-lines.css?inline'
import { orderSumsTexts } from './order-sums.texts'

addSheet(css)

export interface OrderLinesProps extends NavigationHandlers {
  order: Order
  /** Asks the supplier to cancel pieces of an article that wait; undefined where no one can be asked. */
  onAskCancel?: ((line: PlacedLine, pieces: number) => void) | undefined
  /** Cancels pieces of a line that are still ordered; undefined where it is too late, or not for the reader. */
  onCancel?: ((line: PlacedLine & { lineId: number }, pieces: number) => void) | undefined
  /** Below the lines, in the same card. */
  children?: ReactNode
}

/** The lines of a placed order: what of each has left, and when the rest comes. */
export function OrderLines({ order, onAskCancel, onCancel, onNavigate, children }: OrderLinesProps) {
  const t = useTexts(orderDetailsTexts)
  const sums = useTexts(orderSumsTexts)
  const { money, number } = useFormat()
  const open = order.lines.map(line => restOf(line.promises, shippedPieces(line, order.shipments).shipped))
  const leaving = promiseOrder(open, order.backOrderMode)
  return (
    <section className="cw-card cw-table-box">
      <div className="cw-card__head">
        <h2>{sums('items')}</h2>
        <span className="cw-sub">
          {sums('lines', { count: order.lines.length, lines: number(order.lines.length) })}
        </span>
      </div>
      <Table
        className="cw-table cw-table--cards cw-order-lines"
        caption={sums('items')}
        columns={[
          { head: sums('article'), holds: 'part' },
          { head: sums('qty'), holds: 'amount' },
          { head: t('state') },
          { head: sums('unitPrice'), holds: 'amount' },
          { head: sums('amount'), holds: 'amount' },
        ]}
        rows={order.lines.map((line, at) => ({
          key: line.lineId ?? at,
          cells: [
            <PartCell key="part" part={line} onNavigate={onNavigate} pictureSize="s" />,
            number(line.qty),
            <LineState
              key="state"
              order={order}
              line={line}
              open={leaving.lines[at] ?? []}
              onAskCancel={onAskCancel}
              onCancel={onCancel}
            />,
            money(effectivePrice(line), order.currency),
            <span key="amount" className="cw-price">
              {money(line.price, order.currency)}
            </span>,
          ],
        }))}
      />
      {children}
    </section>
  )
}

interface LineStateProps {
  order: Order
  line: PlacedLine
  /** What of it has not left. */
  open: readonly Promised[]
  onAskCancel: OrderLinesProps['onAskCancel']
  onCancel: OrderLinesProps['onCancel']
}

/** Pieces that have to come first. */
const waitingOf = (open: readonly Promised[]) =>
  open.filter(({ when }) => when !== 'now' && when !== '72h').reduce((sum, { qty }) => sum + qty, 0)

function LineState({ order, line, open, onAskCancel, onCancel }: LineStateProps) {
  const t = useTexts(orderDetailsTexts)
  const { number } = useFormat()
  if (order.status === 'cancelled') return null
  const { lineId } = line
  const { shipped, delivered } = shippedPieces(line, order.shipments)
  const { cancelled, moved, qty: kept } = leftOfLine(order, line)
  const waiting = waitingOf(restOf(line.promises, shipped))
  const pieces = number(waiting)
  const isAsked = cancelAsked(order, line) >= waiting
  const states = [
    { pieces: delivered, text: 'deliveredPieces', icon: circleCheckIcon },
    { pieces: shipped - delivered, text: 'shippedPieces', icon: truckIcon },
  ] as const
  return (
    <div className="cw-order__state">
      {states.map(
        ({ pieces, text, icon }) =>
          pieces > 0 && (
            <span key={text} className="cw-stock">
              <Icon shape={icon} size="s" />
              {t(text, { pieces: number(pieces) })}
            </span>
          ),
      )}
      {cancelled > 0 && (
        <span className="cw-stock">
          <Icon shape={banIcon} size="s" />
          {t('cancelledPieces', { pieces: number(cancelled) })}
        </span>
      )}
      {moved > 0 && (
        <span className="cw-stock">
          <Icon shape={swapIcon} size="s" />
          {t('movedPieces', { pieces: number(moved) })}
        </span>
      )}
      {open.length > 0 && <Promises promised={open} />}
      {onCancel && lineId !== undefined && kept > 0 && (
        <Button
          size="s"
          kind="link"
          aria-label={`${t('cancelLine')}, ${line.number}`}
          onClick={() => onCancel({ ...line, lineId }, kept)}
        >
          {t('cancelLine')}
        </Button>
      )}
      {onAskCancel && waiting > 0 && isAsked && (
        <span className="cw-stock">
          <Icon shape={clockIcon} size="s" />
          {t('cancelAsked', { pieces })}
        </span>
      )}
      {onAskCancel && waiting > 0 && !isAsked && (
        <Button
          size="s"
          kind="link"
          aria-label={`${t('askCancel', { pieces })}, ${line.number}`}
          onClick={() => onAskCancel(line, waiting)}
        >
          {t('askCancel', { pieces })}
        </Button>
      )}
    </div>
  )
}
