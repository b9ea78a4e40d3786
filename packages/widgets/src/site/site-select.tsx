import { HIDDEN_ORG } from '@cartwright/core'
import { commonTexts } from '../provider/common.texts'
import { siteNameIn } from '../provider/country-name'
import { type FormFieldProps, FormValue } from '../provider/form-field'
import { useI18n, useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { Flag } from './flags'
import { PickMenu } from './pick-menu'
import { siteTexts } from './site.texts'
import { usePickedField } from './use-picked-field'

/** Flag and name of the site, and the others to choose from (LAY-021, LAY-022). */
export function SiteSelect({ name, value, disabled, required }: FormFieldProps) {
  const { sites } = useShop()
  const common = useTexts(commonTexts)
  const { orgId, isKnown } = useStore(sites.store, state => ({ orgId: state.orgId, isKnown: state.siteName !== '' }))
  const sent = isKnown && !disabled ? String(orgId) : null
  const pick = (text: string) => void sites.choose(Number(text))
  usePickedField(sent, value, pick, required && !disabled && !isKnown ? common('fillIn') : undefined)
  return (
    <WidgetBox>
      <SitePick disabled={disabled} />
      <FormValue name={name} value={sent} />
    </WidgetBox>
  )
}

/** The same inside of another widget. */
export function SitePick({ disabled }: Pick<FormFieldProps, 'disabled'>) {
  const { sites } = useShop()
  const i18n = useI18n()
  const t = useTexts(siteTexts)
  const language = useStore(i18n.store, state => state.language)
  const { list, orgId, siteName, iso2 } = useStore(sites.store, state => ({
    list: state.sites,
    orgId: state.orgId,
    siteName: state.siteName,
    iso2: state.iso2,
  }))
  const offered = list.filter(site => site.orgId !== HIDDEN_ORG)
  const name = siteNameIn(language, { siteName, iso2 })
  // Its room is kept, so that nothing moves when the site is known.
  if (!siteName) return <span className="cw-pick cw-pick--later" />
  // The hidden site is nobody's choice; an account that belongs to it sees where it is.
  if (offered.length === 0) {
    return (
      <span className="cw-pick cw-pick--fixed">
        <Flag iso2={iso2} title={iso2} />
        <span className="cw-hide-m">{name}</span>
      </span>
    )
  }
  return (
    <PickMenu
      label={t('site', { name })}
      face={
        <>
          <Flag iso2={iso2} />
          <span className="cw-hide-m">{name}</span>
        </>
      }
      options={offered.map(site => ({
        key: site.orgId,
        face: (
          <>
            <Flag iso2={site.iso2} title={site.iso2} />
            <span className="cw-grow">{siteNameIn(language, site)}</span>
          </>
        ),
      }))}
      picked={orgId}
      disabled={disabled}
      onPick={picked => void sites.choose(picked)}
    />
  )
}
