import { cx } from '../primitives/class-names'
import { SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { clockIcon, mailIcon, phoneIcon } from '../primitives/icons'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { WidgetBox } from '../provider/widget-box'
import { helpTexts } from './help.texts'

export interface ContactCardProps {
  /** For somebody who wants an account, says how to get one (SITE-019). */
  account?: boolean
}

/** How to reach the people of the site: telephone, mail, working hours (SITE-027, RT-008). */
export function ContactCard({ account }: ContactCardProps) {
  const t = useT(helpTexts)
  const common = useT(commonTexts)
  const { siteName, hotPhone, serviceEmail, workTime } = useSelect(useShop().sites.store, state => ({
    siteName: state.siteName,
    hotPhone: state.hotPhone,
    serviceEmail: state.serviceEmail,
    workTime: state.workTime,
  }))
  return (
    <WidgetBox as="section" className={cx('cw-card cw-card__body cw-help', !siteName && 'cw-help--later')}>
      {account && <p>{t('accountText')}</p>}
      {siteName && <h2>{siteName}</h2>}
      {/* Who answers is not known before the site is. */}
      {!siteName && <SkeletonRows label={common('loading')} rows={1} />}
      <dl className="cw-contact">
        {hotPhone && (
          <div>
            <dt>
              <Icon shape={phoneIcon} /> {t('phone')}
            </dt>
            <dd>
              <a href={`tel:${hotPhone.replace(/[^+\d]/g, '')}`}>{hotPhone}</a>
            </dd>
          </div>
        )}
        {serviceEmail && (
          <div>
            <dt>
              <Icon shape={mailIcon} /> {t('mail')}
            </dt>
            <dd>
              <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>
            </dd>
          </div>
        )}
        {workTime && (
          <div>
            <dt>
              <Icon shape={clockIcon} /> {t('hours')}
            </dt>
            <dd>{workTime}</dd>
          </div>
        )}
      </dl>
    </WidgetBox>
  )
}
