/** Sites, regions, countries and currencies (ledger API-025 to API-036). */
import * as v from 'valibot'
import type { Call } from './call'
import type { Policy } from './policy'
import { queryInteger, text } from './schema'
import { serverOnly } from './server-only'
import { listOf, number, object, oneOf, optional, type Read, string, textOrBlank } from './shape'

/** A regional site (ENT-004). */
export const orgSiteShape = object({
  /** Id of the site. */
  orgId: number,
  /** English name of the site, such as `Netherlands`. */
  siteName: string,
  /** Skype name of its service; blank for none. */
  skypeId: textOrBlank,
  /** Telephone number of its service; blank for none. */
  hotPhone: textOrBlank,
  /** E-mail address of its service; blank for none. */
  serviceEmail: textOrBlank,
  /** When its service can be reached, in words; blank where it is not known. */
  workTime: textOrBlank,
  /** Address of its quick order page; blank for none. */
  myqo: textOrBlank,
  /** Language code of the site, for example `de`. */
  language: textOrBlank,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  iso2: string,
  /** IANA name of the zone whose days and hours the site's readers see; without it they see those of their own. */
  timeZone: optional(string),
  /** Id of the site that a registration from here is filed under (ENT-005). */
  registerOrgId: optional(number),
  /** Code of the warehouse that counts as the site's own (API-059). */
  warehouse: optional(string),
})

/** An address of the supplier, as the footer shows it (LAY-026, LAY-028). */
export const officeShape = object({
  /** Id of the site that it belongs to. */
  orgId: number,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  iso2: string,
  /** Name of the site, for readers whose browser cannot name the country. */
  name: textOrBlank,
  /** What is there; missing where the site has one office. */
  place: optional(oneOf(['headOffice', 'distributionCentre'])),
  /** Lines of the address, the street first. */
  lines: listOf(string),
})

export const countryShape = object({
  /** Id of the country. */
  countryId: number,
  /** ISO 3166-1 alpha-2 country code, upper case. */
  countryIso2: string,
  /** English name. */
  name: string,
})

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
    /** The sites of the region, or the one that was asked for by name. */
    orgSites: listOf(orgSiteShape),
    /** Codes of the languages that are offered. */
    languages: listOf(string),
    /** Offices of the whole region; missing from back ends that do not tell. */
    offices: optional(listOf(officeShape)),
  }),
} as const satisfies Call
export const optionsInput = serverOnly(() => ({
  query: v.object({
    /** Id of the site that a signed-in user is on. */
    orgId: v.optional(queryInteger(1, 9999)),
    /** Name of a site, for visitors; blank or missing for all. */
    siteName: v.optional(text()),
    /** `1` from a visitor. */
    isVisitor: v.optional(v.literal('1')),
  }),
}))
export const optionsPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const region = {
  name: 'site.region',
  id: 'API-028',
  method: 'GET',
  path: '/clientsystem/system/freedom/region',
  answer: 'data',
  result: oneOf(['EU', 'US']),
} as const satisfies Call
export const regionPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const currencies = {
  name: 'site.currencies',
  id: 'API-032',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCurrency',
  answer: 'data',
  result: listOf(
    object({
      /** ISO 4217 code. */
      currency: string,
      /** English name. */
      name: string,
    }),
  ),
} as const satisfies Call
export const currenciesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const countries = {
  name: 'site.countries',
  id: 'API-033',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry',
  answer: 'data',
  result: listOf(countryShape),
} as const satisfies Call
export const countriesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const country = {
  name: 'site.country',
  id: 'API-034',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry/{id}',
  answer: 'data',
  result: countryShape,
} as const satisfies Call
export const countryInput = serverOnly(() => ({
  params: v.object({
    /** Id of the country. */
    id: queryInteger(1, 2_147_483_647),
  }),
}))
export const countryPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const countryByIp = {
  name: 'site.countryByIp',
  id: 'API-035',
  method: 'GET',
  path: '/clientsystem/ipconfig/freedom/selectCountryByIp',
  answer: 'data',
  result: object({
    /** ISO 3166-1 alpha-2 country code, upper case. */
    countryIso2: string,
  }),
} as const satisfies Call
export const countryByIpPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export const states = {
  name: 'site.states',
  id: 'API-036',
  method: 'GET',
  path: '/clientsystem/eu/freedom/stateList',
  answer: 'data',
  result: listOf(
    object({
      /** ISO 3166-1 alpha-2 code of the country. */
      countryIso2: string,
      /** Code of the state within the country. */
      code: string,
      /** Name of the state. */
      name: string,
    }),
  ),
} as const satisfies Call
export const statesPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy

export type OrgSite = Read<typeof orgSiteShape>
export type Office = Read<typeof officeShape>
export type Country = Read<typeof countryShape>
