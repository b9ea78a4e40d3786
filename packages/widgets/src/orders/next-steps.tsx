import type { Order } from '@cartwright/core/contract'
import { Icon } from '../primitives/icon'
import { boxIcon, clockIcon, type IconShape, infoIcon, mailIcon } from '../primitives/icons'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useFormat, useT } from '../provider/use-t'
import { orderSuccessTexts } from './order-success.texts'

const DAY = { day: 'numeric', month: 'long' } as const

/** Back-ordered pieces by the day they arrive, the earliest first, those without a known day last. */
function arrivalsOf({ lines }: Order): { day: string | null; pieces: number }[] {
  const late = lines.filter(line => line.backOrdered > 0)
  const days = [...new Set(late.map(line => line.etaDate))].sort((a, b) => (a ?? '9').localeCompare(b ?? '9'))
  return days.map(day => ({
    day,
    pieces: late.reduce((all, line) => (line.etaDate === day ? all + line.backOrdered : all), 0),
  }))
}

/** Keeps a telephone number on one line. */
const NO_BREAK = '\u00a0'

/** What the supplier does now, and what is left for the buyer. */
export function NextSteps({ order }: { order: Order }) {
  const { sites } = useShop()
  const t = useT(orderSuccessTexts)
  const { number, date } = useFormat()
  const { email, phone } = useSelect(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const sum = (pick: 'qty' | 'shipNow') => order.lines.reduce((all, line) => all + line[pick], 0)
  const arrivals = arrivalsOf(order)
  const waits = order.backOrderMode === 'shipTogether'
  const { shipVia, orderNo } = order
  const inWords = (pieces: number) => ({ count: pieces, pieces: number(pieces), shipVia })
  const later = (pieces: number, day: string | null) =>
    day === null ? t('nextLater', inWords(pieces)) : t('nextOn', { ...inWords(pieces), date: date(day, DAY) })
  const together = (pieces: number, day: string | null) =>
    day === null
      ? t('nextTogether', inWords(pieces))
      : t('nextTogetherOn', { ...inWords(pieces), date: date(day, DAY) })
  const now = sum('shipNow')
  const last = arrivals.at(-1)
  const steps: { icon: IconShape; text: string }[] = [
    ...(now > 0 && !(waits && last) ? [{ icon: boxIcon, text: t('nextNow', inWords(now)) }] : []),
    ...(waits && last
      ? // Complete with what comes last; one line without a date leaves that open.
        [{ icon: clockIcon, text: together(sum('qty'), last.day) }]
      : arrivals.map(({ day, pieces }) => ({ icon: clockIcon, text: later(pieces, day) }))),
    ...(email ? [{ icon: infoIcon, text: t('nextQuestions', { email, phone: phone.replaceAll(' ', NO_BREAK) }) }] : []),
  ]
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('next')}</h2>
      </div>
      <ul className="cw-card__body cw-success__steps">
        {order.orderType === 'CPDROP' && order.files.length === 0 && email && (
          <li>
            <Icon shape={mailIcon} />
            <span>
              {t('nextNote', { email, orderNo })}{' '}
              <a href={`mailto:${email}?subject=${encodeURIComponent(orderNo)}`}>{t('mailNote')}</a>
            </span>
          </li>
        )}
        {steps.map(({ icon, text }) => (
          <li key={text}>
            <Icon shape={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
