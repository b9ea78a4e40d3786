import type { Office } from '@cartwright/core/contract'
import { useState } from 'react'
import { phoneIcon } from '../icons/icons'
import { cx } from '../primitives/class-names'
import { Icon } from '../primitives/icon'
import { countryName } from '../provider/country-name'
import { ElementSlot, type Slots } from '../provider/element-slot'
import { PageLink, PageLinks } from '../provider/page-link'
import { useI18n, useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { useWorkTime } from '../provider/use-work-time'
import { WidgetBox } from '../provider/widget-box'
import { Flag } from '../site/flags'
import { addSheet } from '../styles/sheet'
import { layoutTexts } from './layout.texts'
import css from './site-footer.css?inline'

addSheet(css)

export interface SiteFooterProps extends NavigationHandlers {
  /** Addresses; default those that the server has for the region. */
  offices?: readonly Office[]
  /** What a React page has for the slots of the element. */
  slots?: Slots<'logo' | 'search' | 'end'> | undefined
}

/** Addresses by region, the own site's marked; 138 px high on wide screens, empty but for the cookies until the region is known (LAY-025 to LAY-030). */
export function SiteFooter({ offices: ownOffices, slots, onNavigate }: SiteFooterProps) {
  const { sites } = useShop()
  const t = useTexts(layoutTexts)
  const workTimeIn = useWorkTime()
  const { region, offices, orgId, hotPhone, workTime } = useStore(sites.store, state => ({
    region: state.region,
    offices: ownOffices ?? state.offices,
    orgId: state.orgId,
    hotPhone: state.hotPhone,
    workTime: state.workTime,
  }))
  return (
    <WidgetBox as="section" className="cw-foot" aria-label={t('footer')} slots={slots}>
      <PageLinks value={onNavigate}>
        <div className="cw-wrap">
          <ElementSlot name="logo" />
          {region === 'EU' && <Offices key={orgId} offices={offices} orgId={orgId} />}
          {region === 'US' && (
            <ul className="cw-foot__offices">
              {offices.map(({ place, name, lines }) => (
                <li key={lines.join()} className="is-shown">
                  <b>{place ? t(place) : name}</b>
                  {lines.map(line => (
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
          <ElementSlot name="search" />
          <ElementSlot name="end" />
        </div>
      </PageLinks>
    </WidgetBox>
  )
}

/** All side by side; where there is room for one, the own or else the first, and flags lead to the others. */
function Offices({ offices, orgId }: { offices: readonly Office[]; orgId: number }) {
  const language = useStore(useI18n().store, state => state.language)
  const [chosen, setChosen] = useState(orgId)
  const shown = offices.find(office => office.orgId === chosen) ?? offices[0]
  const nameOf = ({ iso2, name }: Office) => countryName(iso2, language, name)
  return (
    <>
      <ul className="cw-foot__offices">
        {offices.map(office => (
          <li
            key={office.orgId}
            className={cx(office.orgId === orgId && 'is-here', office === shown && 'is-shown')}
            aria-current={office.orgId === orgId || undefined}
          >
            <b>
              <Flag iso2={office.iso2} />
              {nameOf(office)}
            </b>
            {office.lines.map(line => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
      {offices.length > 1 && (
        <div className="cw-foot__flags">
          {offices.map(office => (
            <button
              key={office.orgId}
              type="button"
              className="cw-btn"
              aria-label={nameOf(office)}
              aria-pressed={office === shown}
              onClick={() => setChosen(office.orgId)}
            >
              <Flag iso2={office.iso2} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}
