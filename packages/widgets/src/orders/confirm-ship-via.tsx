import { type Confirmation, type ConfirmationState, orderTexts } from '@cartwright/core'
import type { OrderConfirmation, ShipVia } from '@cartwright/core/contract'
import { isDay, leaveOn, promiseOrder, type Shipment } from '@cartwright/core/rules'
import { type ReactNode, useId } from 'react'
import { boxIcon, clockIcon, infoIcon, storeIcon, triangleIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { Radio } from '../primitives/radio'
import { Report } from '../primitives/report-state'
import { SelectField } from '../primitives/text-field'
import { SHORT_DAY, useFormat, useTexts } from '../provider/use-texts'
import { orderConfirmTexts } from './order-confirm.texts'
import type { ReadyState } from './order-confirm.types'
import { orderSumsTexts } from './order-sums.texts'
import { useArrivalWords } from './use-arrival-words'
import { useCutOff } from './use-cut-off'
import { useTransitWords } from './use-transit-words'

export interface ConfirmShipViaProps {
  confirmation: Confirmation
  state: ReadyState
  /** To be shown at their fields. */
  problems: ConfirmationState['problems']
}

/** How the goods travel: for each ship via the days at the door and the cost, and what leaves when (ORD-013, VAL-019, VAL-021). */
export function ConfirmShipVia({ confirmation, state, problems }: ConfirmShipViaProps) {
  const t = useTexts(orderConfirmTexts)
  const order = useTexts(orderTexts)
  const titleId = useId()
  const errorId = useId()
  const name = useId()
  const shown = state.confirmation
  const promised = shown.lines.filter(line => !line.disabled).map(line => line.promises)
  const shipments = leaveOn(promiseOrder(promised, state.backOrderMode).shipments, shown.leavesOn)
  const via = shown.shipVias.find(choice => choice.shipViaId === (state.shipViaId ?? shown.shipViaId))
  const cutOff = useCutOff(state.cutOffAt, () => {
    // What was seen to leave today leaves on another day from now on.
    if (state.status === 'ready') confirmation.reload()
  })
  const said = (key: string | undefined) => (key === undefined ? undefined : order(key as Parameters<typeof order>[0]))
  const error = said(problems.shipVia)
  const leavesNow = shipments.some(({ when }) => when === 'now')
  return (
    <section className="cw-card cw-busy" aria-busy={state.status === 'updating'}>
      {state.status === 'updating' && <Report state="busy" />}
      <div className="cw-card__head">
        <h2 id={titleId}>{t('shipVia')}</h2>
        {shipments.length > 0 && <span className="cw-sub">{t('atTheDoorHint')}</span>}
      </div>
      {leavesNow && cutOff.time && (
        <p className="cw-vias__within">
          <Icon shape={clockIcon} size="s" />
          {t('orderWithin', { time: cutOff.time })}
        </p>
      )}
      <div
        className="cw-vias__rows"
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={error && errorId}
        data-invalid={error === undefined ? undefined : ''}
        aria-required
      >
        {shown.shipVias.map(choice => (
          <Radio
            key={choice.shipViaId}
            name={name}
            value={String(choice.shipViaId)}
            checked={choice === via}
            onChecked={() => confirmation.setShipVia(choice.shipViaId)}
          >
            <ViaRow choice={choice} shipments={shipments} shown={shown} />
          </Radio>
        ))}
      </div>
      {error && (
        <p id={errorId} className="cw-error cw-vias__error">
          <Icon shape={triangleIcon} size="s" />
          {error}
        </p>
      )}
      {via?.needsForwarder && (
        <div className="cw-card__body cw-vias__forwarder">
          <SelectField
            label={t('forwarder')}
            required
            value={state.forwarder ?? ''}
            onValue={forwarder => confirmation.setForwarder(forwarder)}
            error={said(problems.forwarder)}
            options={[
              { value: '', label: t('choose'), disabled: true },
              ...via.forwarders.map(forwarder => ({ value: forwarder, label: forwarder })),
            ]}
          />
        </div>
      )}
      <Shipments via={via} shipments={shipments} shown={shown} isPassed={cutOff.isPassed} />
    </section>
  )
}

interface RowProps {
  shipments: readonly Shipment[]
  shown: OrderConfirmation
}

/** Name and time of a ship via, its day at the door for each shipment, and what it costs. */
function ViaRow({ choice, shipments, shown }: RowProps & { choice: ShipVia }) {
  const t = useTexts(orderConfirmTexts)
  const { money, number } = useFormat()
  const transit = useTransitWords()
  const arrival = useArrivalWords()
  const [first] = shipments
  const time = first && transit(choice.days, first.when)
  const arriving = shipments.flatMap(({ when, pieces }) => {
    const day =
      arrival(when, choice.days, shown.firstLeavesOn, shown.soonLeavesOn) ??
      (when === 'unknown' && choice.days ? t('noDay') : undefined)
    return day ? [{ when, pieces: number(pieces), day }] : []
  })
  return (
    <span className="cw-vias__row">
      <span className="cw-vias__name">
        <b>{choice.name}</b> {time && <span className="cw-sub">{time}</span>}
      </span>{' '}
      <span className="cw-vias__days">
        {arriving.map(({ when, pieces, day }) => (
          <span key={when}>
            {shipments.length > 1 && `${pieces}: `}
            <b>{day}</b>{' '}
          </span>
        ))}
      </span>{' '}
      <b className="cw-vias__cost">{choice.cost > 0 ? money(choice.cost, shown.currency) : t('noCost')}</b>
    </span>
  )
}

const LOOKS = { now: boxIcon, '72h': storeIcon, unknown: infoIcon } as const

/** What leaves when, all lines together, and when it is at the door. */
function Shipments({ via, shipments, shown, isPassed }: RowProps & { via: ShipVia | undefined; isPassed: boolean }) {
  const t = useTexts(orderConfirmTexts)
  const sums = useTexts(orderSumsTexts)
  const { number, date } = useFormat()
  const transit = useTransitWords()
  const arrival = useArrivalWords()
  if (shipments.length === 0) return null
  return (
    <ul className="cw-vias__shipments">
      {shipments.map(({ when, pieces: count }, index) => {
        const pieces = sums('pieces', { count, pieces: number(count) })
        const look = when === 'now' || when === '72h' || when === 'unknown' ? LOOKS[when] : clockIcon
        if (when === 'unknown')
          return (
            <li key={when}>
              <Icon shape={look} />
              <span>{t('noDateYet', { pieces })}</span>
            </li>
          )
        const leaves = isDay(when) ? date(when, SHORT_DAY) : t(when === 'now' ? 'now' : 'soon')
        const day = arrival(when, via?.days, shown.firstLeavesOn, shown.soonLeavesOn)
        const time = transit(via?.days, when)
        const atTheDoor: ReactNode = day ? (
          <>
            {t('atTheDoor')} <b>{day}</b>
          </>
        ) : (
          time && (when === 'now' ? time : sums('afterwards', { time }))
        )
        return (
          <li key={when}>
            <Icon shape={look} />
            <span>
              <b>{shipments.length > 1 ? t('shipment', { no: number(index + 1) }) : t('oneShipment')}</b>{' '}
              {t('shipmentHolds', { when: leaves, pieces })}
              {when === 'now' && shown.orderBy && !isPassed && (
                <span className="cw-sub">{t('orderBy', { time: shown.orderBy })}</span>
              )}
            </span>
            {atTheDoor && <span className="cw-vias__door">{atTheDoor}</span>}
          </li>
        )
      })}
    </ul>
  )
}
