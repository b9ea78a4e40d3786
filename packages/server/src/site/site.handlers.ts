/** Sites, regions, countries and currencies (API-025 to API-028, API-032 to API-036). */
import { OFFERED_LANGUAGES } from '@cartwright/core/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { countries, orgSites, sellers, states } from '../db/schema'
import { notFound } from '../http/api-error'
import type { Handlers } from '../http/handler'

/** Names of currencies in English. */
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

const { orgId, siteName, skypeId, hotPhone, serviceEmail, workTime, myqo, language, iso2, registerOrgId, warehouse } =
  orgSites
const siteColumns = {
  orgId,
  siteName,
  skypeId,
  hotPhone,
  serviceEmail,
  workTime,
  myqo,
  language,
  iso2,
  registerOrgId,
  warehouse,
}
const countryColumns = { countryId: countries.countryId, countryIso2: countries.iso2, name: countries.name }

export const siteHandlers: Handlers<
  | 'site.options'
  | 'site.region'
  | 'site.currencies'
  | 'site.countries'
  | 'site.country'
  | 'site.countryByIp'
  | 'site.states'
> = {
  // Everybody may choose among all sites of the region; `orgId` only says which one a signed-in user is on.
  'site.options': async ({ query }, { db, region }) => {
    const sites = await db
      .select({ ...siteColumns, timeZone: sellers.timeZone, offices: orgSites.offices })
      .from(orgSites)
      .leftJoin(sellers, eq(sellers.orgId, orgSites.orgId))
      .where(eq(orgSites.region, region))
      .orderBy(asc(orgSites.position))
    const name = query.siteName?.trim().toLowerCase()
    return {
      orgSites: sites
        .filter(site => !name || site.siteName.toLowerCase() === name)
        .map(({ offices: _, timeZone, ...site }) => ({ ...site, timeZone: timeZone ?? undefined })),
      languages: [...OFFERED_LANGUAGES],
      offices: sites.flatMap(({ orgId, iso2, siteName, offices }) =>
        offices.map(office => ({ orgId, iso2, name: siteName, ...office })),
      ),
    }
  },
  'site.region': async (_request, { region }) => region,
  'site.currencies': async (_request, { db, region }) => {
    const rows = await db
      .select({ currency: orgSites.currency })
      .from(orgSites)
      .where(eq(orgSites.region, region))
      .groupBy(orgSites.currency)
      .orderBy(sql`min(${orgSites.position})`)
    return rows.map(({ currency }) => ({ currency, name: currencyNames.of(currency) ?? currency }))
  },
  'site.countries': (_request, { db }) => db.select(countryColumns).from(countries).orderBy(asc(countries.name)),
  'site.country': async ({ params }, { db }) => {
    const [found] = await db.select(countryColumns).from(countries).where(eq(countries.countryId, params.id))
    if (!found) throw notFound('The country')
    return found
  },
  // The shop keeps no list of addresses: it knows what a network in front of it says, and nothing else.
  'site.countryByIp': async ({ country }) => ({
    countryIso2: country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : '',
  }),
  'site.states': (_request, { db }) => db.select().from(states).orderBy(asc(states.countryIso2), asc(states.name)),
}
