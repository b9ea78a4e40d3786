/** A back end that knows one account, by rote; tests of faults replace single replies. */
import { type CallName, callTable } from '../contract/call-table'
import type { Reply } from './local-server'

/** `GET /prod-api/…`: the line of a call without parameters in its path. */
export const lineOf = (name: CallName): string => `${callTable[name].method} /prod-api${callTable[name].path}`

export const site = (orgId: number, iso2: string, language: string) => ({
  orgId,
  siteName: `Site ${orgId}`,
  skypeId: `skype.${orgId}`,
  hotPhone: `+${orgId}`,
  serviceEmail: `service.${orgId}@example.com`,
  workTime: `${orgId}:00`,
  myqo: '',
  language,
  iso2,
  registerOrgId: orgId,
})

export const SITES = [
  site(1, 'NL', 'en'),
  site(3, 'IT', 'it'),
  site(5, 'DE', 'de'),
  site(7, 'GB', 'en'),
  site(8, 'FR', 'fr'),
  site(11, 'PL', 'pl'),
]

export const userInfo = (changes: object = {}) => ({
  code: 200,
  msg: '',
  user: {
    userName: 'anna',
    custId: 11,
    accountId: 22,
    custnum: 33,
    avatar: '/a.svg',
    orgId: 5,
    email: 'anna@example.com',
    confirmed: true,
  },
  roles: ['buyer'],
  permissions: ['cust:shoppingcart', 'cust:favorites'],
  cust: { company: 'Anna GmbH' },
  currency: 'EUR',
  ...changes,
})

/** Envelope with `value` as its data. */
export const data = (value: unknown) => ({ code: 200, msg: '', data: value })

export const shopReplies = (): Record<string, Reply> => ({
  [lineOf('session.isQoAdmin')]: data(200),
  [lineOf('session.token')]: { code: 200, msg: '', access_token: 'T', token_type: 'bearer', expires_in: 28_800 },
  [lineOf('session.info')]: userInfo(),
  [lineOf('session.logout')]: data(null),
  [lineOf('session.routers')]: data([]),
  [lineOf('cart.stat')]: data({ shoppingCartQty: 3, shoppingCartPrice: 12.5 }),
  [lineOf('cart.list')]: { code: 200, msg: '', rows: [], total: 0 },
  [lineOf('favourites.count')]: data(4),
  [lineOf('favourites.list')]: { code: 200, msg: '', rows: [], total: 0 },
  [lineOf('search.history')]: data([{ searchId: 1, keyword: 'TN-241', custnum: 33 }]),
  [lineOf('site.region')]: data('EU'),
  [lineOf('site.options')]: data({ orgSites: SITES, languages: [] }),
  [lineOf('site.countryByIp')]: data({ countryIso2: '' }),
})
