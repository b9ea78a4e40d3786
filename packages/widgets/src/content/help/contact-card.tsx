import { chatIcon, clockIcon, type IconShape, mailIcon, phoneIcon } from '../../icons/icons'
import { Skeleton } from '../../primitives/feedback'
import { Icon } from '../../primitives/icon'
import { Loading } from '../../primitives/loading'
import { commonTexts } from '../../provider/common.texts'
import { countryName, siteNameIn } from '../../provider/country-name'
import { useI18n, useShop } from '../../provider/shop-provider'
import { useStore } from '../../provider/use-store'
import { useTexts } from '../../provider/use-texts'
import { useWorkTime } from '../../provider/use-work-time'
import { WidgetBox } from '../../provider/widget-box'
import { addSheet } from '../../styles/sheet'
import css from './help.css?inline'
import { helpTexts } from './help.texts'

addSheet(css)

export interface ContactCardProps {
  /** For someone who wants an account, says how to get one (SITE-019). */
  account?: boolean
}

interface Way {
  icon: IconShape
  label: string
  text: string
  /** None for what is only read. */
  href?: string
  /** A second line, in small. */
  note?: string
}

const NO_WORDS = '\u00a0'

/** How to reach the people of the site: telephone, Skype, mail, working hours (SITE-027, RT-008). */
export function ContactCard({ account }: ContactCardProps) {
  const t = useTexts(helpTexts)
  const common = useTexts(commonTexts)
  const workTimeIn = useWorkTime()
  const { sites } = useShop()
  const i18n = useI18n()
  const language = useStore(i18n.store, state => state.language)
  const { siteName, iso2, hotPhone, skypeId, serviceEmail, workTime } = useStore(sites.store, state => ({
    siteName: state.siteName,
    iso2: state.iso2,
    hotPhone: state.hotPhone,
    skypeId: state.skypeId,
    serviceEmail: state.serviceEmail,
    workTime: state.workTime,
  }))
  const hours = workTime && workTimeIn(workTime)
  // A country of several zones names its own in its hours. The line is there for all: who answers comes later than the page.
  const zone = iso2 === 'US' ? NO_WORDS : t('localTime', { country: countryName(iso2, language, siteName) })
  const ways: readonly Way[] = [
    { icon: phoneIcon, label: t('phone'), text: hotPhone, href: `tel:${hotPhone.replace(/[^+\d]/g, '')}` },
    { icon: chatIcon, label: t('skype'), text: skypeId, href: `skype:${encodeURIComponent(skypeId)}?chat` },
    { icon: mailIcon, label: t('mail'), text: serviceEmail, href: `mailto:${serviceEmail}` },
    { icon: clockIcon, label: t('hours'), text: hours, note: zone },
  ]
  return (
    <WidgetBox as="section" className="cw-card cw-card__body cw-help">
      {account && <p>{t('accountText')}</p>}
      {/* Who answers is not known before the site is. The bars stand in the lines of what comes, so that nothing moves. */}
      {siteName ? (
        <h2>{siteNameIn(language, { siteName, iso2 })}</h2>
      ) : (
        <Loading className="cw-contact__later" label={common('loading')}>
          <Skeleton width="12ch" />
        </Loading>
      )}
      <dl className="cw-contact">
        {ways.map(
          ({ icon, label, text, href, note }) =>
            (text || !siteName) && (
              <div key={label}>
                <dt>
                  <Icon shape={icon} /> {label}
                </dt>
                <dd>
                  {siteName ? href ? <a href={href}>{text}</a> : text : <Skeleton width="14ch" />}
                  {note && <span className="cw-sub">{siteName ? note : <Skeleton width="18ch" height={9} />}</span>}
                </dd>
              </div>
            ),
        )}
      </dl>
    </WidgetBox>
  )
}
