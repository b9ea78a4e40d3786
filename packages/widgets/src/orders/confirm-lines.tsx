import type { Confirmation } from '@cartwright/core'
import type { BackOrderMode, OrderConfirmation, OrderLine } from '@cartwright/core/contract'
import { effectivePrice, shipmentsOf } from '@cartwright/core/rules'
import { PartCell } from '../catalogue/part/part-cell'
import { banIcon } from '../icons/ban'
import { boxIcon } from '../icons/box'
import { clockIcon } from '../icons/clock'
import { closeIcon } from '../icons/close'
import { swapIcon } from '../icons/swap'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { Quantity } from '../primitives/quantity'
import { Segmented } from '../primitives/segmented'
import { useQuantityLabels } from '../provider/common-labels'
import type { NavigationHandlers } from '../provider/use-navigate'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import type { ReadyState } from './confirm-form'
import { orderConfirmTexts } from './order-confirm.texts'
import { orderSumsTexts } from './order-sums.texts'
import { KindBadge } from './order-words'
import { ShipSplit } from './ship-split'

export interface ConfirmLinesProps extends NavigationHandlers {
  confirmation: Confirmation
  state: ReadyState
}

/** What is ordered, line by line: still to be changed, cut, replaced or removed here (ORD-015). */
export function ConfirmLines({ confirmation, state, onNavigate }: ConfirmLinesProps) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const { number } = useFormat()
  const { lines, kind } = state.confirmation
  const pieces = lines.reduce((all, line) => all + line.qty, 0)
  const isShort = lines.some(line => line.backOrdered > 0)
  return (
    <section className="cw-card cw-table-box cw-busy" aria-busy={state.status === 'updating'}>
      <div className="cw-card__head">
        <h2>{sums('items')}</h2>
        <span className="cw-sub">
          {sums('linesAndPieces', {
            lines: sums('lines', { count: lines.length, lines: number(lines.length) }),
            pieces: sums('pieces', { count: pieces, pieces: number(pieces) }),
          })}
        </span>
        <KindBadge kind={kind} />
        {isShort && (
          <span className="cw-end cw-confirm__mode">
            <Segmented
              label={t('backOrders')}
              value={state.backOrderMode}
              onValue={mode => confirmation.setBackOrderMode(mode)}
              segments={[
                { value: 'shipAvailable', label: t('shipAvailable') },
                { value: 'shipTogether', label: t('shipTogether') },
              ]}
            />
          </span>
        )}
      </div>
      <table className="cw-table cw-table--cards cw-order-lines">
        <thead>
          <tr>
            <th scope="col">{sums('article')}</th>
            <th scope="col">{sums('qty')}</th>
            <th scope="col">{sums('whenItShips')}</th>
            <th scope="col" className="cw-num">
              {sums('unitPrice')}
            </th>
            <th scope="col" className="cw-num">
              {sums('amount')}
            </th>
            <th scope="col">
              <span className="cw-sr">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <ConfirmLine key={line.number} line={line} {...{ confirmation, state, onNavigate }} />
          ))}
        </tbody>
      </table>
      <Shipments confirmation={state.confirmation} mode={state.backOrderMode} />
    </section>
  )
}

/** What leaves when, all lines together. */
function Shipments({ confirmation, mode }: { confirmation: OrderConfirmation; mode: BackOrderMode }) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const { number, date } = useFormat()
  const shipments = shipmentsOf(
    confirmation.lines.filter(line => !line.disabled),
    mode,
  )
  if (shipments.length === 0) return null
  return (
    <ul className="cw-card__foot cw-confirm__shipments">
      {shipments.map(({ when, day, pieces }, index) => (
        <li key={`${when} ${day}`}>
          <Icon shape={when === 'now' ? boxIcon : clockIcon} />
          <b>{shipments.length > 1 ? t('shipment', { no: number(index + 1) }) : t('oneShipment')}</b>{' '}
          {t('shipmentHolds', {
            when: day === null ? t(when) : date(day, SHORT_DAY),
            pieces: sums('pieces', { count: pieces, pieces: number(pieces) }),
          })}
        </li>
      ))}
    </ul>
  )
}

function ConfirmLine({ line, confirmation, state, onNavigate }: ConfirmLinesProps & { line: OrderLine }) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const format = useFormat()
  const labels = useQuantityLabels()
  const money = (amount: number) => format.money(amount, state.confirmation.currency)
  // What was entered stays while the server works out what it means.
  const wanted = state.items.find(item => item.number === line.number)
  return (
    <tr data-open-problem={line.disabled || undefined}>
      <td className="cw-table__main">
        <PartCell part={line} onNavigate={onNavigate} pictureSize="s">
          {line.backOrdered > 0 && !line.disabled && <Badge tone="backorder">{sums('backOrder')}</Badge>}
        </PartCell>
        {line.disabled && (
          <div className="cw-order-lines__mend">
            <span className="cw-error">
              <Icon shape={banIcon} size="s" />
              {t('disabled', { number: line.number })}
            </span>
            {line.successor && (
              <Button size="s" icon={swapIcon} onClick={() => confirmation.replaceLine(line.number)}>
                {t('useSuccessor', { number: line.successor })}
              </Button>
            )}
          </div>
        )}
      </td>
      <td data-label={sums('qty')}>
        <Quantity
          {...labels(line.number)}
          size="s"
          value={wanted?.qty ?? line.qty}
          disabled={state.status === 'placing'}
          onCommit={qty => confirmation.setQuantity(line.number, qty)}
        />
      </td>
      <td data-label={sums('whenItShips')}>{!line.disabled && <Supply {...{ line, confirmation, state }} />}</td>
      <td className="cw-num" data-label={sums('unitPrice')}>
        {money(effectivePrice(line))}
      </td>
      <td className="cw-num" data-label={sums('amount')}>
        <span className="cw-price">{money(line.price)}</span>
      </td>
      <td className="cw-order-lines__remove">
        <Button
          kind="quiet"
          size="s"
          icon={closeIcon}
          aria-label={t('removeLine', { number: line.number })}
          onClick={() => confirmation.removeLine(line.number)}
        />
      </td>
    </tr>
  )
}

/** What ships when; a short line says it in words and can be cut to what is there (ORD-014, ERR-027). */
function Supply({ line, confirmation, state }: { line: OrderLine; confirmation: Confirmation; state: ReadyState }) {
  const t = useTexts(orderConfirmTexts)
  const { number } = useFormat()
  const later = number(line.backOrdered)
  return (
    <>
      <ShipSplit line={line} mode={state.backOrderMode} />
      {line.backOrdered > 0 && (
        <div className="cw-order-lines__tip">
          <span>
            {line.shipNow > 0
              ? t('backOrderTip', { later, now: number(line.shipNow) })
              : t('backOrderTipAll', { later })}
          </span>
          {line.shipNow > 0 && (
            <Button kind="link" size="s" onClick={() => confirmation.cutToStock(line.number)}>
              {t('cutTo', { pieces: number(line.shipNow) })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
