/** Countries and currencies to choose from in a registration, and what is proposed of them. */
import type { StoreApi } from 'zustand/vanilla'
import * as siteCalls from '../contract/site'
import type { Shop } from '../shop.types'
import type { RegistrationState } from './registration.types'

/** Currencies of countries that do not pay in euro; the others do, as far as the shop takes it. */
const CURRENCY_OF: Readonly<Record<string, string>> = { GB: 'GBP', PL: 'PLN', US: 'USD' }

export type RegistrationChoices = ReturnType<typeof createChoices>

export function createChoices({ client, sites }: Shop, store: StoreApi<RegistrationState>) {
  /** What cannot be had is left empty, and asked for again by `propose`. */
  async function load(): Promise<void> {
    const quiet = { silent: true }
    const [countries, currencies] = await Promise.all([
      client.call(siteCalls.countries, undefined, quiet).catch(() => []),
      client.call(siteCalls.currencies, undefined, quiet).catch(() => []),
    ])
    store.setState({ countries, currencies })
  }

  /** What a country pays in, as far as the shop takes it; empty while currencies are not known. */
  function usualCurrency(countryIso2: string): string {
    const { currencies } = store.getState()
    const usual = CURRENCY_OF[countryIso2] ?? 'EUR'
    return (currencies.find(known => known.currency === usual) ?? currencies[0])?.currency ?? ''
  }

  return {
    load,
    usualCurrency,
    /** Country and currency of the site, which may have been another one while step 1 was filled in. */
    async propose(): Promise<void> {
      const known = store.getState()
      if (known.countries.length === 0 || known.currencies.length === 0) await load()
      const { values, countries } = store.getState()
      const { iso2 } = sites.store.getState()
      const countryIso2 = values.countryIso2 || (countries.some(country => country.countryIso2 === iso2) ? iso2 : '')
      const currency = values.currency || usualCurrency(countryIso2)
      store.setState({ values: { ...values, countryIso2, currency } })
    },
    registerOrgId(): number {
      const { sites: all, orgId } = sites.store.getState()
      return all.find(site => site.orgId === orgId)?.registerOrgId ?? orgId
    },
  }
}
