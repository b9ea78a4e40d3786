import type { Order } from '@cartwright/core/contract'
import { Icon } from '../primitives/icon'
import { boxIcon, clockIcon, type IconShape, infoIcon, mailIcon } from '../primitives/icons'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useFormat, useT } from '../provider/use-t'
import { orderSuccessTexts } from './order-success.texts'

/** What the supplier does now, and what is left for the buyer. */
export function NextSteps({ order }: { order: Order }) {
  const { sites } = useShop()
  const t = useT(orderSuccessTexts)
  const { number } = useFormat()
  const { email, phone } = useSelect(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const sum = (pick: 'qty' | 'shipNow' | 'backOrdered') => order.lines.reduce((all, line) => all + line[pick], 0)
  const [now, later, all] = [sum('shipNow'), sum('backOrdered'), sum('qty')]
  const waits = later > 0 && order.backOrderMode === 'shipTogether'
  const { shipVia, orderNo } = order
  const steps: { icon: IconShape; text: string }[] = [
    ...(!waits && now > 0 ? [{ icon: boxIcon, text: t('nextNow', { count: now, pieces: number(now), shipVia }) }] : []),
    ...(!waits && later > 0
      ? [{ icon: clockIcon, text: t('nextLater', { count: later, pieces: number(later) }) }]
      : []),
    ...(waits ? [{ icon: clockIcon, text: t('nextTogether', { count: all, pieces: number(all) }) }] : []),
    ...(email ? [{ icon: infoIcon, text: t('nextQuestions', { email, phone }) }] : []),
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
