/**
 * What the server asks before it makes a call: one row for each call, who may make it first. Clients import none of it, so it
 * takes no bytes in a page; a server checks it for every client.
 */
import type { CallName } from './call-table'
import type { CallRead } from './types'

/**
 * Who may make a call: any visitor, any signed-in account, a confirmed account, a confirmed account with this permission, or a
 * confirmed account with one of these roles (ledger API-076, CONF-001).
 */
export type Access = 'visitor' | 'signed-in' | 'confirmed' | `cust:${string}` | `role:${string}`

/**
 * What a call costs, where it costs more than a page of a list. Of one account and one address few are made at a time, and others go
 * first where the database has one queue:
 * `line` searches for every line that it is given,
 * `document` makes a file, and has its place until the last byte has been sent,
 * `guess` says whether a code exists, so that unknown codes are counted,
 * `light` takes a list, and costs little for each entry.
 */
export type Pace = 'line' | 'document' | 'guess' | 'light'

export interface Policy {
  readonly access: Access
  /** Has to be said of a call whose body holds a list. */
  readonly pace?: Pace
  /** It writes, but nothing of accounts, companies and sessions: the principal is the same after it. */
  readonly keepsPrincipals?: true
  /** The server reads the account from the database: the call costs money or changes the account, and a cached principal may be revoked. */
  readonly freshPrincipal?: true
  /** The answer holds money of the company: accounts that see account prices instead get 403 (ACC-016). */
  readonly companyPrices?: true
  /** The call does not extend the session: pages make it by themselves. */
  readonly passive?: true
  /**
   * A GET that sends a mail or counts for a limit of the network, so it is guarded against other sites as a write is: their pictures
   * would use up what the visitor's network may do.
   */
  readonly hasEffect?: true
  /** The fields of the body may stand in the query too, as the specification shows them. Deprecated: queries end up in logs. */
  readonly deprecatedQuery?: true
}

/** Whether the body of a call is a list, or holds one at the top. */
type TakesList<N extends CallName> = HoldsList<CallRead<N>['body']>
type HoldsList<B> = B extends readonly unknown[]
  ? true
  : B extends object
    ? true extends { [K in keyof B]-?: NonNullable<B[K]> extends readonly unknown[] ? true : false }[keyof B]
      ? true
      : false
    : false

export const policies = {
  'session.isQoAdmin': { access: 'visitor' },
  'session.token': { access: 'visitor', deprecatedQuery: true },
  'session.info': { access: 'signed-in' },
  'session.logout': { access: 'signed-in', freshPrincipal: true },
  'session.sendCode': { access: 'visitor' },
  'session.demoAccounts': { access: 'visitor' },
  'session.list': { access: 'signed-in', freshPrincipal: true },
  'session.end': { access: 'signed-in', freshPrincipal: true },
  'session.endOthers': { access: 'signed-in', freshPrincipal: true },
  'session.life': { access: 'signed-in', passive: true },
  'session.extend': { access: 'signed-in', freshPrincipal: true },
  'session.routers': { access: 'signed-in' },
  'session.captcha': { access: 'visitor', hasEffect: true },
  'session.spokenCaptcha': { access: 'visitor', hasEffect: true },
  'registration.sendCode': { access: 'visitor', hasEffect: true },
  'registration.checkEmailAndAccount': { access: 'visitor', hasEffect: true },
  'registration.checkAccount': { access: 'visitor' },
  'registration.register': { access: 'visitor', pace: 'light' },
  'registration.upload': { access: 'visitor' },
  'confirmation.sendCode': { access: 'visitor' },
  'confirmation.confirm': { access: 'signed-in', freshPrincipal: true },
  'passwordReset.sendCode': { access: 'visitor' },
  'passwordReset.change': { access: 'visitor' },
  'account.requestEmailBinding': { access: 'signed-in', hasEffect: true, freshPrincipal: true },
  'account.changeEmail': { access: 'signed-in', freshPrincipal: true },
  'account.changePassword': { access: 'signed-in', freshPrincipal: true, deprecatedQuery: true },
  'account.undoChange': { access: 'visitor' },
  'account.list': { access: 'cust:account' },
  'account.add': { access: 'cust:account', pace: 'light', freshPrincipal: true },
  'account.change': { access: 'cust:account', pace: 'light', freshPrincipal: true },
  'account.prices': { access: 'cust:accountprice', companyPrices: true },
  'account.setPrice': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.removePrice': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.priceRules': { access: 'cust:accountprice', companyPrices: true },
  'account.repPrices': { access: 'cust:account', companyPrices: true },
  'account.setRepPrices': { access: 'cust:account', companyPrices: true, freshPrincipal: true },
  'account.setPriceRule': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.importPrices': { access: 'cust:accountprice', pace: 'line', companyPrices: true, freshPrincipal: true },
  'account.custNumbers': { access: 'confirmed' },
  'account.importCustNumbers': { access: 'role:mainCustomer|salesRep', pace: 'line', freshPrincipal: true },
  'account.billing': { access: 'confirmed', companyPrices: true },
  'account.activity': { access: 'confirmed', companyPrices: true, passive: true },
  'account.listAddresses': { access: 'confirmed' },
  'account.addAddress': { access: 'confirmed', keepsPrincipals: true },
  'account.changeAddress': { access: 'confirmed', keepsPrincipals: true },
  'account.removeAddress': { access: 'confirmed', keepsPrincipals: true },
  'site.options': { access: 'visitor' },
  'site.region': { access: 'visitor' },
  'site.currencies': { access: 'visitor' },
  'site.countries': { access: 'visitor' },
  'site.country': { access: 'visitor' },
  'site.countryByIp': { access: 'visitor' },
  'site.states': { access: 'visitor' },
  'content.brandSubjects': { access: 'visitor' },
  'content.activitySubjects': { access: 'visitor' },
  'content.homeFloors': { access: 'visitor' },
  'content.banners': { access: 'visitor' },
  'content.declarations': { access: 'visitor' },
  'content.faq': { access: 'visitor' },
  'notifications.list': { access: 'signed-in' },
  'notifications.read': { access: 'signed-in', pace: 'light' },
  'search.history': { access: 'visitor' },
  'search.remember': { access: 'visitor' },
  'search.forget': { access: 'signed-in' },
  'catalogue.promotions': { access: 'signed-in', pace: 'light' },
  'catalogue.classes': { access: 'visitor' },
  'catalogue.brands': { access: 'visitor' },
  'catalogue.series': { access: 'visitor' },
  'catalogue.models': { access: 'visitor' },
  'catalogue.query': { access: 'visitor' },
  'catalogue.nearest': { access: 'visitor' },
  'catalogue.stat': { access: 'visitor' },
  'catalogue.sku': { access: 'visitor' },
  'catalogue.classAttributes': { access: 'visitor' },
  'catalogue.related': { access: 'visitor' },
  'catalogue.images': { access: 'visitor' },
  'catalogue.image': { access: 'visitor' },
  'catalogue.imagesByNumbers': { access: 'visitor', pace: 'light' },
  'catalogue.attributesByNumbers': { access: 'visitor', pace: 'light' },
  'catalogue.disabled': { access: 'signed-in', pace: 'light' },
  'catalogue.setCustNumber': { access: 'role:mainCustomer|salesRep', freshPrincipal: true },
  'catalogue.inventory': { access: 'signed-in', pace: 'light' },
  'catalogue.eta': { access: 'signed-in', pace: 'light' },
  'catalogue.yields': { access: 'visitor', pace: 'light' },
  'cart.list': { access: 'cust:shoppingcart' },
  'cart.stat': { access: 'cust:shoppingcart' },
  'cart.reduce': { access: 'cust:shoppingcart', pace: 'light', keepsPrincipals: true },
  'cart.add': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'cart.update': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'cart.addBatch': { access: 'cust:shoppingcart', pace: 'light', keepsPrincipals: true },
  'cart.remove': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'coupons.list': { access: 'confirmed' },
  'coupons.check': { access: 'confirmed', pace: 'guess' },
  'documents.download': { access: 'confirmed', pace: 'document', freshPrincipal: true },
  'favourites.list': { access: 'cust:favorites' },
  'favourites.count': { access: 'signed-in' },
  'favourites.add': { access: 'cust:favorites', pace: 'light' },
  'favourites.remove': { access: 'cust:favorites' },
  'finance.list': { access: 'confirmed' },
  'finance.stat': { access: 'confirmed' },
  'finance.credits': { access: 'confirmed', companyPrices: true },
  'finance.statement': { access: 'confirmed', companyPrices: true },
  'finance.get': { access: 'confirmed' },
  'quickOrder.resolve': { access: 'cust:myquickorder', pace: 'line' },
  'quickOrder.recognise': { access: 'visitor', pace: 'line' },
  'quickOrder.create': { access: 'cust:myquickorder', pace: 'light', freshPrincipal: true },
  'quickOrder.get': { access: 'cust:myquickorder', pace: 'line' },
  'savedLists.all': { access: 'cust:myquickorder' },
  'savedLists.list': { access: 'cust:myquickorder', pace: 'line' },
  'savedLists.save': { access: 'cust:myquickorder', pace: 'light', freshPrincipal: true },
  'savedLists.open': { access: 'cust:myquickorder' },
  'savedLists.change': { access: 'cust:myquickorder', pace: 'light', freshPrincipal: true },
  'savedLists.remove': { access: 'cust:myquickorder', freshPrincipal: true },
  'savedLists.history': { access: 'cust:myquickorder' },
  'savedLists.lastQuantities': { access: 'cust:myquickorder' },
  'savedLists.remind': { access: 'cust:myquickorder', freshPrincipal: true },
  'savedLists.handOver': { access: 'cust:myquickorder', freshPrincipal: true },
  'savedViews.list': { access: 'confirmed' },
  'savedViews.save': { access: 'confirmed', keepsPrincipals: true },
  'savedViews.change': { access: 'confirmed', keepsPrincipals: true },
  'savedViews.remove': { access: 'confirmed', keepsPrincipals: true },
  'reports.get': { access: 'confirmed' },
  'reports.create': { access: 'confirmed', pace: 'light', freshPrincipal: true, keepsPrincipals: true },
  'reports.add': { access: 'confirmed', pace: 'light', keepsPrincipals: true },
  'reports.withdraw': { access: 'confirmed', freshPrincipal: true, keepsPrincipals: true },
  'rma.list': { access: 'confirmed' },
  'rma.get': { access: 'confirmed' },
  'rma.create': { access: 'confirmed', pace: 'light', keepsPrincipals: true },
  'rma.save': { access: 'confirmed', pace: 'light', keepsPrincipals: true },
  'rma.submit': { access: 'confirmed', freshPrincipal: true, keepsPrincipals: true },
  'rma.remove': { access: 'confirmed', keepsPrincipals: true },
  'rma.eligible': { access: 'confirmed' },
  'rma.estimate': { access: 'confirmed', pace: 'light' },
  'rma.importLines': { access: 'confirmed', pace: 'line' },
  'rma.upload': { access: 'confirmed', keepsPrincipals: true },
  'orders.confirm': { access: 'cust:order', pace: 'guess' },
  'orders.create': { access: 'cust:order', pace: 'guess', freshPrincipal: true },
  'orders.settle': { access: 'cust:order', freshPrincipal: true },
  'orders.upload': { access: 'confirmed', freshPrincipal: true },
  'orders.list': { access: 'confirmed' },
  'orders.orderers': { access: 'confirmed' },
  'orders.get': { access: 'confirmed' },
  'orders.desk': { access: 'confirmed' },
  'orders.comment': { access: 'confirmed', pace: 'light', freshPrincipal: true, keepsPrincipals: true },
  'orders.cancel': { access: 'confirmed', freshPrincipal: true, keepsPrincipals: true },
  'orders.giveUpRest': { access: 'confirmed', pace: 'light', freshPrincipal: true, keepsPrincipals: true },
  'orders.moveRest': { access: 'confirmed', pace: 'light', freshPrincipal: true, keepsPrincipals: true },
  'orders.cancelLines': { access: 'confirmed', pace: 'light', freshPrincipal: true, keepsPrincipals: true },
  'orders.changeNote': { access: 'confirmed', pace: 'light', freshPrincipal: true, keepsPrincipals: true },
  'orders.buyAgain': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'orders.reorder': { access: 'cust:order', pace: 'line' },
  'orders.shipVias': { access: 'confirmed' },
  'printers.series': { access: 'visitor' },
  'printers.find': { access: 'visitor' },
  'printers.mine': { access: 'signed-in' },
  'printers.keep': { access: 'signed-in', pace: 'light' },
  'printers.forget': { access: 'signed-in' },
} as const satisfies { readonly [N in CallName]: TakesList<N> extends true ? Policy & { readonly pace: Pace } : Policy }
