/**
 * What the server asks before it makes a call: one row for each call, who may make it first. Clients import none of it, so it
 * takes no bytes in a page; a server checks it for every client.
 */
import type { CallName } from './call-table'

/**
 * Who may make a call: any visitor, any signed-in account, a confirmed account, a confirmed account with this permission, or a
 * confirmed account with one of these roles (ledger API-076, CONF-001).
 */
export type Access = 'visitor' | 'signed-in' | 'confirmed' | `cust:${string}` | `role:${string}`

export interface Policy {
  readonly access: Access
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

export const policies = {
  'session.isQoAdmin': { access: 'visitor' },
  'session.token': { access: 'visitor', deprecatedQuery: true },
  'session.info': { access: 'signed-in' },
  'session.logout': { access: 'signed-in', freshPrincipal: true },
  'session.sendCode': { access: 'visitor' },
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
  'registration.register': { access: 'visitor' },
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
  'account.add': { access: 'cust:account', freshPrincipal: true },
  'account.change': { access: 'cust:account', freshPrincipal: true },
  'account.prices': { access: 'cust:accountprice', companyPrices: true },
  'account.setPrice': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.removePrice': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.priceRules': { access: 'cust:accountprice', companyPrices: true },
  'account.setPriceRule': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.importPrices': { access: 'cust:accountprice', companyPrices: true, freshPrincipal: true },
  'account.custNumbers': { access: 'confirmed' },
  'account.importCustNumbers': { access: 'role:mainCustomer|salesRep', freshPrincipal: true },
  'account.billing': { access: 'confirmed', companyPrices: true },
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
  'notifications.read': { access: 'signed-in' },
  'search.history': { access: 'visitor' },
  'search.remember': { access: 'visitor' },
  'search.forget': { access: 'signed-in' },
  'catalogue.promotions': { access: 'signed-in' },
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
  'catalogue.imagesByNumbers': { access: 'visitor' },
  'catalogue.attributesByNumbers': { access: 'visitor' },
  'catalogue.disabled': { access: 'signed-in' },
  'catalogue.setCustNumber': { access: 'role:mainCustomer|salesRep', freshPrincipal: true },
  'catalogue.inventory': { access: 'signed-in' },
  'catalogue.eta': { access: 'signed-in' },
  'catalogue.yields': { access: 'visitor' },
  'cart.list': { access: 'cust:shoppingcart' },
  'cart.stat': { access: 'cust:shoppingcart' },
  'cart.reduce': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'cart.add': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'cart.update': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'cart.addBatch': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'cart.remove': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'coupons.list': { access: 'confirmed' },
  'coupons.check': { access: 'confirmed' },
  'documents.download': { access: 'confirmed', freshPrincipal: true },
  'favourites.list': { access: 'cust:favorites' },
  'favourites.count': { access: 'signed-in' },
  'favourites.add': { access: 'cust:favorites' },
  'favourites.remove': { access: 'cust:favorites' },
  'finance.list': { access: 'confirmed' },
  'finance.stat': { access: 'confirmed' },
  'finance.get': { access: 'confirmed' },
  'quickOrder.resolve': { access: 'cust:myquickorder' },
  'quickOrder.create': { access: 'cust:myquickorder', freshPrincipal: true },
  'quickOrder.get': { access: 'cust:myquickorder' },
  'savedLists.all': { access: 'cust:myquickorder' },
  'savedLists.save': { access: 'cust:myquickorder', freshPrincipal: true },
  'savedLists.open': { access: 'cust:myquickorder' },
  'savedLists.change': { access: 'cust:myquickorder', freshPrincipal: true },
  'savedLists.remove': { access: 'cust:myquickorder', freshPrincipal: true },
  'savedViews.list': { access: 'confirmed' },
  'savedViews.save': { access: 'confirmed', keepsPrincipals: true },
  'savedViews.remove': { access: 'confirmed', keepsPrincipals: true },
  'rma.list': { access: 'confirmed' },
  'rma.get': { access: 'confirmed' },
  'rma.create': { access: 'confirmed', keepsPrincipals: true },
  'rma.save': { access: 'confirmed', keepsPrincipals: true },
  'rma.submit': { access: 'confirmed', freshPrincipal: true, keepsPrincipals: true },
  'rma.remove': { access: 'confirmed', keepsPrincipals: true },
  'rma.eligible': { access: 'confirmed' },
  'rma.estimate': { access: 'confirmed' },
  'rma.importLines': { access: 'confirmed' },
  'rma.upload': { access: 'confirmed', keepsPrincipals: true },
  'orders.confirm': { access: 'confirmed' },
  'orders.create': { access: 'confirmed', freshPrincipal: true },
  'orders.settle': { access: 'confirmed', freshPrincipal: true },
  'orders.upload': { access: 'confirmed', freshPrincipal: true },
  'orders.list': { access: 'confirmed' },
  'orders.get': { access: 'confirmed' },
  'orders.desk': { access: 'confirmed' },
  'orders.comment': { access: 'confirmed', freshPrincipal: true, keepsPrincipals: true },
  'orders.cancel': { access: 'confirmed', freshPrincipal: true, keepsPrincipals: true },
  'orders.buyAgain': { access: 'cust:shoppingcart', keepsPrincipals: true },
  'orders.reorder': { access: 'confirmed' },
  'orders.shipVias': { access: 'confirmed' },
  'printers.series': { access: 'visitor' },
  'printers.find': { access: 'visitor' },
  'printers.mine': { access: 'signed-in' },
  'printers.keep': { access: 'signed-in' },
  'printers.forget': { access: 'signed-in' },
} as const satisfies Record<CallName, Policy>
