/**
 * What a button needs, the calls behind it need too: a right that hides a button and guards no call is none. The
 * policies of the calls say the same to the server; a test makes every call as an account without any permission, and with each single one.
 */
import type { CallName } from './call-table'

/** Writing calls by the permission that shows their buttons. */
export const BUTTONS: readonly { buttons: string; permission: string; calls: readonly CallName[] }[] = [
  {
    buttons: 'Add to basket, quantities and lines of the basket',
    permission: 'cust:shoppingcart',
    calls: ['cart.add', 'cart.addBatch', 'cart.update', 'cart.reduce', 'cart.remove', 'orders.buyAgain'],
  },
  { buttons: 'Hearts', permission: 'cust:favorites', calls: ['favourites.add', 'favourites.remove'] },
  {
    buttons: 'Quick order: its entry, saved lists, Hand over',
    permission: 'cust:myquickorder',
    calls: [
      'quickOrder.create',
      'savedLists.save',
      'savedLists.change',
      'savedLists.remove',
      'savedLists.remind',
      'savedLists.handOver',
    ],
  },
  {
    buttons: 'Order now, Check out, Place order, Order again',
    permission: 'cust:order',
    calls: ['orders.create', 'orders.settle'],
  },
  { buttons: 'Add and change accounts', permission: 'cust:account', calls: ['account.add', 'account.change'] },
]

/** Writing calls of main accounts and sales reps, or of main accounts alone: a permission does not suffice. */
export const OF_ROLES: Readonly<Partial<Record<CallName, string>>> = {
  'account.setPrice': 'main accounts with cust:accountprice: company prices stand beside it (ACC-016)',
  'account.removePrice': 'main accounts with cust:accountprice (ACC-016)',
  'account.setPriceRule': 'main accounts with cust:accountprice (ACC-016)',
  'account.setRepPrices': 'main accounts with cust:account: it decides who sees company prices (ACC-016)',
  'account.importPrices': 'main accounts with cust:accountprice (ACC-016)',
  'account.importCustNumbers': 'main accounts and sales reps: the numbers are those of the company',
  'embedKeys.add': 'main accounts: a key vouches for every account of the company',
  'embedKeys.change': 'main accounts',
  'embedKeys.revoke': 'main accounts',
  'catalogue.setCustNumber': 'main accounts and sales reps: the numbers are those of the company',
}

/** Writing calls that every signed-in or every confirmed account may make, with the reason. */
export const OPEN_TO_ALL: Readonly<Partial<Record<CallName, string>>> = {
  'session.logout': 'its own session',
  'session.end': 'its own sessions',
  'session.endOthers': 'its own sessions',
  'session.extend': 'its own session',
  'session.handOver': 'its own session',
  'confirmation.confirm': 'its own confirmation, which comes before every right',
  'account.changeEmail': 'its own address, with its password',
  'account.requestEmailBinding': 'a code for its own address',
  'account.changePassword': 'its own password',
  'account.addAddress': 'an address to deliver to; those for invoices and default ones take more',
  'account.changeAddress': 'an address to deliver to; those for invoices and default ones take more',
  'account.removeAddress': 'an address to deliver to; those for invoices and default ones take more',
  'notifications.read': 'its own notifications',
  'search.forget': 'its own searches',
  'savedViews.save': 'its own filters',
  'savedViews.change': 'its own filters',
  'savedViews.remove': 'its own filters',
  'printers.keep': 'its own printers',
  'printers.forget': 'its own printers',
  'reports.create': 'goods of orders that it may read (PERM-019)',
  'reports.add': 'reports that it may read (PERM-019)',
  'reports.withdraw': 'its own reports, and as a main account those of the company (PERM-019)',
  'rma.create': 'returns of what it may read (PERM-019)',
  'rma.save': 'returns of what it may read (PERM-019)',
  'rma.submit': 'returns of what it may read (PERM-019)',
  'rma.remove': 'drafts of returns that it may read (PERM-019)',
  'rma.upload': 'photos of a return (PERM-019)',
  'orders.upload': 'files of an order that it prepares or that is placed',
  'orders.comment': 'orders that it may read (PERM-019)',
  'orders.cancel': 'orders that it may read (PERM-019)',
  'orders.giveUpRest': 'orders that it may read (PERM-019)',
  'orders.moveRest': 'orders that it may read (PERM-019): what was ordered is only divided',
  'orders.cancelLines': 'orders that it may read (PERM-019)',
  'orders.changeNote': 'orders that it may read (PERM-019)',
}
