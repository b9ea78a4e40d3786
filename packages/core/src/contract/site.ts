/** Sites, regions, countries and currencies (ledger API-025 to API-036). */
import * as v from 'valibot'
import type { Call } from './call'
import type { Policy } from './policy'
import { queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { listOf, number, object, oneOf, optional, type Read, string, textOrBlank } from './shape'

/** A regional site (ENT-004). */
export const orgSiteShape = object({
  orgId: number,
  siteName: string,
  skypeId: textOrBlank,
  hotPhone: textOrBlank,
  serviceEmail: textOrBlank,
  workTime: textOrBlank,
  myqo: textOrBlank,
  /** Language code of the site, for example `de`. */
  language: textOrBlank,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  iso2: string,
  /** IANA name of the zone whose days and hours the site's readers see; without it they see those of their own. */
  timeZone: optional(string),
  /** Org a registration from this site is filed under (ENT-005). */
  registerOrgId: optional(number),
  /** Code of the warehouse that counts as the site's own (API-059). */
  warehouse: optional(string),
})

/** An address of the supplier, as the footer shows it (LAY-026, LAY-028). */
export const officeShape = object({
  /** Site it belongs to. */
  orgId: number,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  iso2: string,
  /** Name of the site, for readers whose browser cannot name the country. */
  name: textOrBlank,
  /** What is there, where a site has several. */
  place: optional(oneOf(['headOffice', 'distributionCentre'])),
  /** Street first. */
  lines: listOf(string),
})

export const countryShape = object({ countryId: number, countryIso2: string, name: string })

/** A signed-in user sends `orgId`, a visitor `siteName=` and `isVisitor=1` (API-025, API-026). */
export const options = {
  name: 'site.options',
  id: 'API-025',
  method: 'GET',
  path: '/clientsystem/system/freedom/getOrgSite',
  answer: 'data',
  // The one of the top bar has a path that is not shown: a host may move it (API-027).
  added: true,
  /** `offices` of the whole region, also when `orgSites` are asked for by name; ours. */
  result: object({
    orgSites: listOf(orgSiteShape),
    languages: listOf(string),
    offices: optional(listOf(officeShape)),
  }),
} as const satisfies Call
export const optionsInput = serverOnly(() => ({
  query: v.object({
    orgId: v.optional(queryInteger(1, 9999)),
    siteName: v.optional(text()),
    isVisitor: v.optional(v.literal('1')),
  }),
}))
export const optionsPolicy = { access: 'visitor' } as const satisfies Policy

export const region = {
  name: 'site.region',
  id: 'API-028',
  method: 'GET',
  path: '/clientsystem/system/freedom/region',
  answer: 'data',
  result: oneOf(['EU', 'US']),
} as const satisfies Call
export const regionPolicy = { access: 'visitor' } as const satisfies Policy

export const currencies = {
  name: 'site.currencies',
  id: 'API-032',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCurrency',
  answer: 'data',
  result: listOf(object({ currency: string, name: string })),
} as const satisfies Call
export const currenciesPolicy = { access: 'visitor' } as const satisfies Policy

export const countries = {
  name: 'site.countries',
  id: 'API-033',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry',
  answer: 'data',
  result: listOf(countryShape),
} as const satisfies Call
export const countriesPolicy = { access: 'visitor' } as const satisfies Policy

export const country = {
  name: 'site.country',
  id: 'API-034',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry/{id}',
  answer: 'data',
  result: countryShape,
} as const satisfies Call
export const countryInput = serverOnly(() => ({ params: v.object({ id: queryInteger(1, 2_147_483_647) }) }))
export const countryPolicy = { access: 'visitor' } as const satisfies Policy

export const countryByIp = {
  name: 'site.countryByIp',
  id: 'API-035',
  method: 'GET',
  path: '/clientsystem/ipconfig/freedom/selectCountryByIp',
  answer: 'data',
  result: object({ countryIso2: string }),
} as const satisfies Call
export const countryByIpPolicy = { access: 'visitor' } as const satisfies Policy

export const states = {
  name: 'site.states',
  id: 'API-036',
  method: 'GET',
  path: '/clientsystem/eu/freedom/stateList',
  answer: 'data',
  result: listOf(object({ countryIso2: string, code: string, name: string })),
} as const satisfies Call
export const statesPolicy = { access: 'visitor' } as const satisfies Policy

export type OrgSite = Read<typeof orgSiteShape>
export type Office = Read<typeof officeShape>
export type Country = Read<typeof countryShape>
