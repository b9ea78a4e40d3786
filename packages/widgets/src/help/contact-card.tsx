import { cx } from '../primitives/class-names'
import { SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { chatIcon, clockIcon, mailIcon, phoneIcon } from '../primitives/icons'
import { commonTexts } from '../provider/common.texts'
import { countryName, siteNameIn } from '../provider/country-name'
import { useShop } from '../provider/shop-provider'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { useWorkTime } from '../provider/use-work-time'
import { WidgetBox } from '../provider/widget-box'
import { helpTexts } from './help.texts'

export interface ContactCardProps {
  /** For somebody who wants an account, says how to get one (SITE-019). */
  account?: boolean
}

/** How to reach the people of the site: telephone, Skype, mail, working hours (SITE-027, RT-008). */
export function ContactCard({ account }: ContactCardProps) {
  const t = useT(helpTexts)
  const common = useT(commonTexts)
  const workTimeIn = useWorkTime()
  const { sites, i18n } = useShop()
  const language = useSelect(i18n.store, state => state.language)
  const { siteName, iso2, region, hotPhone, skypeId, serviceEmail, workTime } = useSelect(sites.store, state => ({
    siteName: state.siteName,
    iso2: state.iso2,
    region: state.region,
    hotPhone: state.hotPhone,
    skypeId: state.skypeId,
    serviceEmail: state.serviceEmail,
    workTime: state.workTime,
  }))
  return (
    <WidgetBox as="section" className={cx('cw-card cw-card__body cw-help', !siteName && 'cw-help--later')}>
      {account && <p>{t('accountText')}</p>}
      {siteName && <h2>{siteNameIn(language, { siteName, iso2 })}</h2>}
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
        {skypeId && (
          <div>
            <dt>
              <Icon shape={chatIcon} /> {t('skype')}
            </dt>
            <dd>
              <a href={`skype:${encodeURIComponent(skypeId)}?chat`}>{skypeId}</a>
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
            <dd>
              {workTimeIn(workTime)}
              {/* A country of several zones names its own in its hours. */}
              {region === 'EU' && (
                <span className="cw-sub">{t('localTime', { country: countryName(iso2, language, siteName) })}</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </WidgetBox>
  )
}
