import type { Order } from '@cartwright/core/contract'
import { bankIcon, clockIcon, infoIcon, mailIcon, truckIcon } from '../icons/icons'
import { Icon } from '../primitives/icon'
import { ElementSlot } from '../provider/element-slot'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { orderSuccessTexts } from './order-success.texts'
import { PaymentTerms } from './payment-terms'

/** Keeps a telephone number on one line. */
const NO_BREAK = '\u00a0'

/** As long as an address and a telephone number, until they are known. */
const LATER = { email: 'n'.repeat(27), phone: '0'.repeat(16) }

/** What is left for the buyer, and where questions go. */
export function NextSteps({ order }: { order: Order }) {
  const { sites } = useShop()
  const t = useTexts(orderSuccessTexts)
  const { email, phone } = useStore(sites.store, site => ({ email: site.serviceEmail, phone: site.hotPhone }))
  const { orderNo } = order
  const isLater = email === ''
  const questions = t('nextQuestions', isLater ? LATER : { email, phone: phone.replaceAll(' ', NO_BREAK) })
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
        {order.mailedTo && (
          <li>
            <Icon shape={truckIcon} />
            <span>{t('nextShipments')}</span>
          </li>
        )}
        {order.mailedTo && order.kind !== 'Normal' && (
          <li>
            <Icon shape={clockIcon} />
            <span>{t('nextDates')}</span>
          </li>
        )}
        <PaymentTerms>
          {words => (
            <li>
              <Icon shape={bankIcon} />
              <span>{words}</span>
            </li>
          )}
        </PaymentTerms>
        <li className={isLater ? 'cw-success__later' : undefined}>
          <Icon shape={infoIcon} />
          <span>{questions}</span>
        </li>
      </ul>
      <ElementSlot name="next-steps" />
    </section>
  )
}
