/** Choosing another site or language by hand. */
import type { StoreApi } from 'zustand/vanilla'
import type { OrgSite } from '../contract'
import { toLanguage } from '../contract/languages'
import { ShopError } from '../errors/shop-error'
import { coreTexts } from '../i18n/core.texts'
import type { Language } from '../i18n/i18n.types'
import { COOKIE_DAYS } from '../limits'
import { countryOfOrg } from './countries'
import type { SiteState, Sites } from './site.types'
import type { SitesContext } from './sites-context'

const COUNTRY_LANGUAGE: Readonly<Record<string, Language>> = { IT: 'it', DE: 'de', GB: 'en', FR: 'fr', PL: 'en' }

/**
 * Language that comes with the choice of a site.
 * @source LANG-017 to LANG-022
 */
export const siteLanguage = (iso2: string, language: string): Language =>
  COUNTRY_LANGUAGE[iso2.toUpperCase()] ?? toLanguage(language) ?? 'en'

interface SiteChangeContext
  extends Pick<SitesContext, 'session' | 'storage' | 'cookieNames' | 'i18n' | 'messages' | 'broadcast'> {
  store: StoreApi<SiteState>
  onChoice: (site: OrgSite) => void
}

export type SiteChange = Pick<Sites, 'choose' | 'chooseLanguage'>

export function createSiteChange(context: SiteChangeContext): SiteChange {
  const { session, storage, cookieNames, i18n, messages, broadcast, store } = context

  let choices = 0

  /** Whether to go on: without the texts of the language nothing is switched, and the latest choice wins. */
  async function prepareLanguage(language: Language): Promise<boolean> {
    choices += 1
    const choice = choices
    try {
      await i18n.prepare(language)
      return choice === choices
    } catch (cause) {
      await messages.showError(new ShopError('network', 'texts not loaded', {}, { cause }))
      return false
    }
  }

  async function switchTo(language: Language): Promise<void> {
    const { isSignedIn } = session.store.getState()
    storage.set(isSignedIn ? cookieNames.clientLanguage : cookieNames.loginLanguage, language, COOKIE_DAYS)
    broadcast.post('site', language)
    await i18n.setLanguage(language, true)
  }

  const say = (key: 'site.switched' | 'language.switched') =>
    void messages.show({ kind: 'success', text: i18n.text(coreTexts, key) })

  return {
    choose: async orgId => {
      const site = store.getState().sites.find(candidate => candidate.orgId === orgId)
      if (!site || orgId === store.getState().orgId) return
      const language = siteLanguage(site.iso2, site.language)
      if (!(await prepareLanguage(language))) return
      context.onChoice(site)
      storage.set(cookieNames.country, countryOfOrg(orgId), COOKIE_DAYS)
      await switchTo(language)
      say('site.switched')
    },
    chooseLanguage: async code => {
      const language = toLanguage(code) ?? 'en'
      if (!(await prepareLanguage(language))) return
      await switchTo(language)
      say('language.switched')
    },
  }
}
