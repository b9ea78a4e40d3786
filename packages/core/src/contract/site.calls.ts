/** Sites, regions, countries and currencies (ledger API-025 to API-036). */
import type { Call } from './call'

export const options = {
  name: 'site.options',
  id: 'API-025',
  method: 'GET',
  path: '/clientsystem/system/freedom/getOrgSite',
  answer: 'data',
  // The one of the top bar has a path that is not shown: a host may move it (API-027).
  added: true,
} as const satisfies Call

export const region = {
  name: 'site.region',
  id: 'API-028',
  method: 'GET',
  path: '/clientsystem/system/freedom/region',
  answer: 'data',
} as const satisfies Call

export const currencies = {
  name: 'site.currencies',
  id: 'API-032',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCurrency',
  answer: 'data',
} as const satisfies Call

export const countries = {
  name: 'site.countries',
  id: 'API-033',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry',
  answer: 'data',
} as const satisfies Call

export const country = {
  name: 'site.country',
  id: 'API-034',
  method: 'GET',
  path: '/clientsystem/system/freedom/getCountry/{id}',
  answer: 'data',
} as const satisfies Call

export const countryByIp = {
  name: 'site.countryByIp',
  id: 'API-035',
  method: 'GET',
  path: '/clientsystem/ipconfig/freedom/selectCountryByIp',
  answer: 'data',
} as const satisfies Call

export const states = {
  name: 'site.states',
  id: 'API-036',
  method: 'GET',
  path: '/clientsystem/eu/freedom/stateList',
  answer: 'data',
} as const satisfies Call
