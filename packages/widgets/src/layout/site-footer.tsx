import { Icon } from '../primitives/icon'
import { phoneIcon } from '../primitives/icons'
import { countryName } from '../provider/country-name'
import { PageLink, PageLinks } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import type { Navigates } from '../provider/use-go'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'
import { useWorkTime } from '../provider/use-work-time'
import { WidgetBox } from '../provider/widget-box'
import { Flag } from './flags'
import { layoutTexts } from './layout.texts'
import { EU_OFFICES, type Office, US_OFFICES } from './offices'

export interface SiteFooterProps extends Navigates {
  /** Addresses of the EU footer; default the shop's own five. */
  offices?: readonly Office[]
}

/** Addresses by region, the own site's marked; 138 px high on wide screens, empty but for the cookies until the region is known (LAY-025 to LAY-030). */
export function SiteFooter({ offices = EU_OFFICES, onNavigate }: SiteFooterProps) {
  const { sites, i18n } = useShop()
  const t = useT(layoutTexts)
  const workTimeIn = useWorkTime()
  const { region, orgId, hotPhone, workTime } = useSelect(sites.store, state => ({
    region: state.region,
    orgId: state.orgId,
    hotPhone: state.hotPhone,
    workTime: state.workTime,
  }))
  const language = useSelect(i18n.store, state => state.language)
  return (
    <WidgetBox as="section" className="cw-foot" aria-label={t('footer')}>
      <PageLinks value={onNavigate}>
        <div className="cw-wrap">
          {region === 'EU' && (
            <ul className="cw-foot__offices">
              {offices.map(office => (
                <li
                  key={office.orgId}
                  className={office.orgId === orgId ? 'is-here' : undefined}
                  aria-current={office.orgId === orgId || undefined}
                >
                  <b>
                    <Flag iso2={office.iso2} />
                    {countryName(office.iso2, language, office.name)}
                  </b>
                  {office.lines.map(line => (
                    <span key={line}>{line}</span>
                  ))}
                </li>
              ))}
            </ul>
          )}
          {region === 'US' && (
            <ul className="cw-foot__offices">
              {(['headOffice', 'distributionCentre'] as const).map(place => (
                <li key={place} className="is-ours">
                  <b>{t(place)}</b>
                  {US_OFFICES[place].map(line => (
                    <span key={line}>{line}</span>
                  ))}
                </li>
              ))}
            </ul>
          )}
          <div className="cw-foot__links">
            <PageLink to="/help/cookies">{t('cookies')}</PageLink>
            {region !== 'NA' && (
              <>
                <PageLink to="/help/terms">{t('terms')}</PageLink>
                <PageLink to="/help/faq">{t('faq')}</PageLink>
                <PageLink to="/cartwright/contactus">{t('contact')}</PageLink>
                {hotPhone && (
                  <a href={`tel:${hotPhone.replace(/[^+\d]/g, '')}`}>
                    <Icon shape={phoneIcon} size="s" /> {hotPhone}
                  </a>
                )}
                {workTime && <span>{workTimeIn(workTime)}</span>}
              </>
            )}
          </div>
        </div>
      </PageLinks>
    </WidgetBox>
  )
}
