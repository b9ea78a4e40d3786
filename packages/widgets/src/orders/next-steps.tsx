import type { Order } from '@cartwright/core/contract'
import { type Shipment, shipmentsOf } from '@cartwright/core/rules'
import { boxIcon } from '../icons/box'
import { clockIcon } from '../icons/clock'
import type { IconShape } from '../icons/icon-shape'
import { infoIcon } from '../icons/info'
import { mailIcon } from '../icons/mail'
import { Icon } from '../primitives/icon'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { orderSuccessTexts } from './order-success.texts'

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
  const { email, phone } = useStore(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const { shipVia, orderNo } = order
  const inWords = ({ when, day, pieces }: Shipment) => {
    const words = { count: pieces, pieces: number(pieces), shipVia }
    if (when === 'now') return t('nextNow', words)
    if (day === null) return t(when === 'complete' ? 'nextTogether' : 'nextLater', words)
    return t(when === 'complete' ? 'nextTogetherOn' : 'nextOn', { ...words, date: date(day, DAY) })
  }
  const isLater = email === ''
  const questions = t('nextQuestions', isLater ? LATER : { email, phone: phone.replaceAll(' ', NO_BREAK) })
  const steps: { icon: IconShape; text: string }[] = [
    ...shipmentsOf(order.lines, order.backOrderMode).map(shipment => ({
      icon: shipment.when === 'now' ? boxIcon : clockIcon,
      text: inWords(shipment),
    })),
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
        <li className={isLater ? 'cw-success__later' : undefined}>
          <Icon shape={infoIcon} />
          <span>{questions}</span>
        </li>
      </ul>
    </section>
  )
}
