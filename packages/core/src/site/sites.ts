/** Region, site and language choice. */
import { createStore } from 'zustand/vanilla'
import type { CallResult, OrgSite } from '../contract'
import { OFFERED_LANGUAGES, toLanguage } from '../contract/languages'
import * as siteCalls from '../contract/site'
import { ShopError } from '../errors/shop-error'
import type { Language } from '../i18n/i18n.types'
import { isTimeZone } from '../rules/due-date'
import type { SiteChange } from './change-site'
import { DEFAULT_ORG, HIDDEN_ORG, orgOfCountry } from './countries'
import type { SiteState, Sites } from './site.types'
import type { SitesContext } from './sites-context'

const known = (codes: readonly string[]): Language[] => [
  ...new Set(codes.map(toLanguage).filter(language => language !== undefined)),
]

export function createSites(context: SitesContext): Sites {
  const { client, session, storage, cookieNames, i18n, messages, broadcast } = context
  const offered = context.languages ? known(context.languages) : [...OFFERED_LANGUAGES]
  const store = createStore<SiteState>(() => ({
    region: 'NA',
    sites: [],
    offices: [],
    orgId: DEFAULT_ORG,
    siteName: '',
    skypeId: '',
    hotPhone: '',
    serviceEmail: '',
    workTime: '',
    language: '',
    iso2: '',
    timeZone: undefined,
    languages: offered,
  }))

  async function loadRegion(): Promise<void> {
    const region: string = await client
      .call(siteCalls.region, undefined, { withToken: false, silent: true })
      .catch(() => 'NA')
    if (region !== 'US' && region !== 'EU') return
    const first = store.getState().region === 'NA'
    store.setState({ region })
    if (region === 'US' && first) context.onUsRegion()
  }

  let isStarted = false
  let loads = 0
  let lastLoad: Promise<void> | undefined

  /** A list that cannot be had is ignored (REG-021); so is one that a newer request has overtaken. */
  async function loadSites(): Promise<void> {
    loads += 1
    const load = loads
    const { orgId } = session.store.getState()
    if (orgId !== undefined) store.setState({ orgId })
    const query = orgId === undefined ? ({ siteName: '', isVisitor: '1' } as const) : { orgId }
    const cookie = orgId === undefined ? storage.get(cookieNames.country) : undefined
    // Asked beside the list, which would be waited for otherwise.
    const country = orgId === undefined && context.site === undefined && !cookie ? countryByIp() : undefined
    const options = await client
      // Without the token: anybody may ask, and no preflight is needed.
      .call(siteCalls.options, { query }, { withToken: false, silent: 'always' })
      .catch((): CallResult<'site.options'> | undefined => undefined)
    if (load !== loads || !options) return
    const sites = options.orgSites
      // An account stays on the site of its own org, even when the server lists others (REG-005).
      .filter(site => orgId === undefined || site.orgId === orgId)
      .map(site => ({ ...site, registerOrgId: site.registerOrgId ?? DEFAULT_ORG }))
    const fromServer = known(options.languages)
    store.setState({
      sites,
      offices: options.offices ?? [],
      languages: !context.languages && fromServer.length > 0 ? fromServer : offered,
    })
    const chosen = await chooseAtStart(sites, cookie, country)
    if (chosen && load === loads) apply(chosen)
  }

  // The own site of an account that signs in, the visitor's after a sign-out (REG-005).
  session.store.subscribe((now, before) => {
    if (isStarted && now.orgId !== before.orgId) lastLoad = loadSites()
  })

  const countryByIp = (): Promise<string> =>
    client
      .call(siteCalls.countryByIp, undefined, { withToken: false, silent: true })
      .then(found => found.countryIso2)
      .catch(() => '')

  /** @source REG-005 to REG-009 */
  async function chooseAtStart(
    sites: readonly OrgSite[],
    cookie: string | undefined,
    country: Promise<string> | undefined,
  ): Promise<OrgSite | undefined> {
    const own = session.store.getState().orgId
    if (own !== undefined) return sites.find(site => site.orgId === own)
    const open = sites.filter(site => site.orgId !== HIDDEN_ORG)
    const bySource = (orgId: number | undefined) => open.find(site => site.orgId === orgId)
    const fixed = bySource(context.site)
    if (fixed) return fixed
    if (cookie) return bySource(orgOfCountry(cookie)) ?? open[0]
    const iso2 = await (country ?? countryByIp())
    if (iso2) return bySource(orgOfCountry(iso2)) ?? open[0]
    return bySource(context.queryOrgId) ?? open[0]
  }

  function apply(site: OrgSite): void {
    const { orgId, siteName, skypeId, hotPhone, serviceEmail, workTime, language, iso2 } = site
    const timeZone = site.timeZone !== undefined && isTimeZone(site.timeZone) ? site.timeZone : undefined
    const before = store.getState()
    store.setState({ orgId, siteName, skypeId, hotPhone, serviceEmail, workTime, language, iso2, timeZone })
    // American English is written differently: US$5 where others read $5. Moments are shown by the clock of the site.
    if ((iso2 === 'US') !== (before.iso2 === 'US') || timeZone !== before.timeZone) i18n.redraw()
  }

  // Chosen in another tab; what the country means here, the cookie and the host say.
  broadcast.subscribe('site', language => {
    void loadSites()
    void i18n.setLanguage(toLanguage(String(language)) ?? 'en', true)
  })

  /** Code that a page does without until someone chooses. */
  let loadedChange: Promise<SiteChange> | undefined

  async function change(by: (change: SiteChange) => Promise<void>): Promise<void> {
    loadedChange ??= import('./change-site').then(({ createSiteChange }) =>
      createSiteChange({
        ...context,
        store,
        onChoice: site => {
          // A choice by hand is not undone by a list or a country that arrives later.
          loads += 1
          apply(site)
        },
      }),
    )
    const loaded = await loadedChange.catch(async cause => {
      loadedChange = undefined
      await messages.showError(new ShopError('network', 'code not loaded', {}, { cause }))
    })
    if (loaded) await by(loaded)
  }

  return {
    store,
    load: async () => {
      isStarted = true
      const before = loads
      const region = loadRegion()
      await session.load()
      // An account that was just read has had its list asked for.
      if (loads === before) lastLoad = loadSites()
      await Promise.all([region, lastLoad])
    },
    choose: orgId => change(({ choose }) => choose(orgId)),
    chooseLanguage: language => change(({ chooseLanguage }) => chooseLanguage(language)),
  }
}
