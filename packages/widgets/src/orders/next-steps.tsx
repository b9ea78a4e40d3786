import type { Order } from '@cartwright/core/contract'
import { isDay, leaveOn, promiseOrder, type Shipment } from '@cartwright/core/rules'
import { boxIcon } from '../icons/box'
import { clockIcon } from '../icons/clock'
import { infoIcon } from '../icons/info'
import { mailIcon } from '../icons/mail'
import { Icon } from '../primitives/icon'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSuccessTexts } from './order-success.texts'
import { useTransitWords } from './use-transit-words'

const DAY = { day: 'numeric', month: 'long' } as const

/** Keeps a telephone number on one line. */
const NO_BREAK = '\u00a0'

/** As long as an address and a telephone number, until they are known. */
const LATER = { email: 'n'.repeat(27), phone: '0'.repeat(16) }

/** What the supplier does now, and what is left for the buyer. */
export function NextSteps({ order }: { order: Order }) {
  const { sites } = useShop()
  const t = useTexts(orderSuccessTexts)
  const { number, date } = useFormat()
  const transit = useTransitWords()
  const { email, phone } = useStore(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const { shipVia, orderNo } = order
  const isTogether = order.backOrderMode === 'shipTogether'
  const inWords = ({ when, pieces }: Shipment) => {
    const words = { count: pieces, pieces: number(pieces), shipVia }
    if (when === 'now') return t('nextNow', words)
    if (when === '72h') return t(isTogether ? 'nextTogetherSoon' : 'nextSoon', words)
    if (when === order.leavesOn) return t('nextNowOn', { ...words, date: date(when, DAY) })
    if (!isDay(when)) return t(isTogether ? 'nextTogether' : 'nextLater', words)
    return t(isTogether ? 'nextTogetherOn' : 'nextOn', { ...words, date: date(when, DAY) })
  }
  const isLater = email === ''
  const questions = t('nextQuestions', isLater ? LATER : { email, phone: phone.replaceAll(' ', NO_BREAK) })
  const lines = order.lines.map(line => line.promises)
  const { shipments } = promiseOrder(lines, order.backOrderMode)
  const steps = leaveOn(shipments, order.leavesOn).map(shipment => ({
    icon: shipment.when === 'now' ? boxIcon : clockIcon,
    text: inWords(shipment),
    time: transit(order.shipViaDays, shipment.when),
  }))
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
        {steps.map(({ icon, text, time }) => (
          <li key={text}>
            <Icon shape={icon} />
            <span>
              {text} {time && t('nextOnTheWay', { time })}
            </span>
          </li>
        ))}
        <li className={isLater ? 'cw-success__later' : undefined}>
          <Icon shape={infoIcon} />
          <span>{questions}</span>
        </li>
      </ul>
    </section>
  )
}
