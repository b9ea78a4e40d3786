/** Region, site and language choice. */
import type { Office, OrgSite } from '../contract'
import type { Language } from '../i18n/i18n.types'
import type { WithStore } from '../with-store'

export type Region = 'NA' | 'US' | 'EU'

export interface SiteState {
  /** `NA` until the region has loaded (REG-002). */
  region: Region
  /** To choose from; empty until the list is there. */
  sites: readonly OrgSite[]
  /** Addresses of the supplier in this region; none before the list is there, or from a server that has no list of them. */
  offices: readonly Office[]
  /** The chosen site; 1 until the list is there (REG-009). */
  orgId: number
  /** Of the chosen site; empty until the list is there, as all that follows. */
  siteName: string
  /** Of the service; empty for none. */
  skypeId: string
  /** Telephone number of the service, as written there; empty for none. */
  hotPhone: string
  /** Address of the service; empty for none. */
  serviceEmail: string
  /** Hours of the service, as text; empty where they are not told. */
  workTime: string
  /** Language of the site, not of the interface. */
  language: string
  /** Country of the site, ISO 3166-1 alpha-2. */
  iso2: string
  /** IANA name of its zone; undefined where the server does not say it, or says one that is not known here. */
  timeZone: string | undefined
  /** Languages offered in the dropdown (LANG-010). */
  languages: readonly Language[]
}

export interface Sites extends WithStore<SiteState> {
  /** Region and site list, then the site by the order of REG-005 to REG-009. Called by `shop.start()`. */
  load(): Promise<void>
  /** Another site: stored, remembered for 30 days, language follows, 'Switch Successfully' (REG-016 to REG-020). */
  choose(orgId: number): Promise<void>
  /** Another language, remembered for 30 days, 'Switch Language Successfully' (LANG-013, LANG-023 to LANG-025). Unsupported codes become English. */
  chooseLanguage(language: string): Promise<void>
}
