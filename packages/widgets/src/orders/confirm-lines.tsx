import { type Confirmation, orderTexts } from '@cartwright/core'
import type { OrderLine, Promised } from '@cartwright/core/contract'
import { effectivePrice, isDay, promiseOrder, type Shipment } from '@cartwright/core/rules'
import { useRef } from 'react'
import { PartCell } from '../catalogue/part/part-cell'
import { Promises } from '../catalogue/part/promises'
import { banIcon, closeIcon, swapIcon } from '../icons/icons'
import { Badge } from '../primitives/badge'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { Quantity } from '../primitives/quantity'
import { Report } from '../primitives/report-state'
import { Segmented } from '../primitives/segmented'
import { useRowFocus } from '../primitives/use-row-focus'
import { useQuantityLabels } from '../provider/common-labels'
import type { NavigationHandlers } from '../provider/use-navigate'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'
import css from './order-lines.css?inline'
import { orderSumsTexts } from './order-sums.texts'
import { KindBadge } from './order-words'

addSheet(css)

export interface ConfirmLinesProps extends NavigationHandlers {
  confirmation: Confirmation
  state: ReadyState
  /** Past the controls of all lines, of which an order may have hundreds. */
  onSkip: () => void
}

/** What is ordered, line by line: still to be changed, cut, replaced or removed here (ORD-015). */
export function ConfirmLines({ confirmation, state, onNavigate, onSkip }: ConfirmLinesProps) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const { number } = useFormat()
  const { lines, kind } = state.confirmation
  const box = useRef<HTMLElement>(null)
  const leave = useRowFocus(box, lines, 'tbody [role=spinbutton]')
  const pieces = lines.reduce((all, line) => all + line.qty, 0)
  // Pieces that are not all there at once can be sent apart or together.
  const isSplit = lines.some(line => !line.disabled && line.promises.some(({ when }) => when !== 'now'))
  const promises = lines.map(line => (line.disabled ? [] : line.promises))
  const leaving = promiseOrder(promises, state.backOrderMode)
  return (
    <section ref={box} className="cw-card cw-table-box cw-busy" aria-busy={state.status === 'updating'}>
      {state.status === 'updating' && <Report state="busy" />}
      <div className="cw-card__head">
        <h2>{sums('items')}</h2>
        <span className="cw-sub">
          {sums('linesAndPieces', {
            lines: sums('lines', { count: lines.length, lines: number(lines.length) }),
            pieces: sums('pieces', { count: pieces, pieces: number(pieces) }),
          })}
        </span>
        <KindBadge kind={kind} />
        {isSplit && (
          <div className="cw-end cw-confirm__mode">
            <Segmented
              label={t('backOrders')}
              value={state.backOrderMode}
              onValue={mode => confirmation.setBackOrderMode(mode)}
              segments={[
                { value: 'shipAvailable', label: t('shipAvailable') },
                { value: 'shipTogether', label: t('shipTogether') },
              ]}
            />
            <TogetherWhen shipments={promiseOrder(promises, 'shipTogether').shipments} />
          </div>
        )}
        <Button size="s" className="cw-confirm__skip" onClick={onSkip}>
          {t('skipLines')}
        </Button>
      </div>
      <table className="cw-table cw-table--cards cw-order-lines">
        <caption className="cw-sr">{sums('items')}</caption>
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
          {lines.map((line, at) => (
            <ConfirmLine
              key={line.number}
              line={line}
              leaving={leaving.lines[at] ?? []}
              onLeave={() => leave(at)}
              confirmation={confirmation}
              state={state}
              onNavigate={onNavigate}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What shipping all together would come to, before it is chosen. */
function TogetherWhen({ shipments }: { shipments: readonly Shipment[] }) {
  const t = useTexts(orderConfirmTexts)
  const { date } = useFormat()
  const when = shipments.at(-1)?.when ?? 'now'
  if (when === 'now') return null
  return (
    <span className="cw-sub">
      {when === '72h'
        ? t('togetherSoon')
        : isDay(when)
          ? t('togetherOn', { date: date(when, SHORT_DAY) })
          : t('togetherOpen')}
    </span>
  )
}

interface LineProps {
  line: OrderLine
  /** When its pieces leave, together with the other lines if so chosen. */
  leaving: readonly Promised[]
  /** A button is pressed that goes away with what it does: the focus has to stay at the line, or at the next one. */
  onLeave: () => void
}

type ConfirmLineProps = LineProps & Omit<ConfirmLinesProps, 'onSkip'>

function ConfirmLine({ line, leaving, onLeave, confirmation, state, onNavigate }: ConfirmLineProps) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const order = useTexts(orderTexts)
  const format = useFormat()
  const labels = useQuantityLabels()
  const money = (amount: number) => format.money(amount, state.confirmation.currency)
  // What was entered stays while the server works out what it means.
  const wanted = state.items.find(item => item.number === line.number)
  return (
    <tr data-problem={line.disabled ? order('disabled') : undefined}>
      <th scope="row" className="cw-table__main">
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
              <Button
                size="s"
                icon={swapIcon}
                onClick={() => {
                  onLeave()
                  confirmation.replaceLine(line.number)
                }}
              >
                {t('useSuccessor', { number: line.successor })}
              </Button>
            )}
          </div>
        )}
      </th>
      <td data-label={sums('qty')}>
        <Quantity
          {...labels(line.number)}
          size="s"
          value={wanted?.qty ?? line.qty}
          disabled={state.status === 'placing'}
          onCommit={qty => confirmation.setQuantity(line.number, qty)}
        />
      </td>
      <td data-label={sums('whenItShips')}>
        {!line.disabled && <Supply line={line} leaving={leaving} onLeave={onLeave} confirmation={confirmation} />}
      </td>
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
          onClick={() => {
            onLeave()
            confirmation.removeLine(line.number)
          }}
        />
      </td>
    </tr>
  )
}

/** What ships when; a short line says it in words and can be cut to what is there (ORD-014, ERR-027). */
function Supply({ line, leaving, onLeave, confirmation }: LineProps & { confirmation: Confirmation }) {
  const t = useTexts(orderConfirmTexts)
  const { number } = useFormat()
  const later = number(line.backOrdered)
  const now = leaving.find(({ when }) => when === 'now')?.qty
  return (
    <>
      <Promises promised={leaving} />
      {line.backOrdered > 0 && (
        <div className="cw-order-lines__tip">
          <span>
            {line.shipNow === 0
              ? t('backOrderTipAll', { later })
              : now === line.shipNow
                ? t('backOrderTip', { later, now: number(now) })
                : t('backOrderTipLater', { later })}
          </span>
          {line.shipNow > 0 && (
            <Button
              kind="link"
              size="s"
              onClick={() => {
                onLeave()
                confirmation.cutToStock(line.number)
              }}
            >
              {t('cutTo', { pieces: number(line.shipNow) })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
