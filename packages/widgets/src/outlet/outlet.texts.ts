import type { Texts } from '@cartwright/core'

/** Words around what an outlet draws, and the headings of its screens. */
export const outletTexts = {
  namespace: 'outlet',
  english: {
    back: 'Back',
    leave: 'Leave without ordering',
    leaveText: 'It has not been placed. What you entered for it is lost when you leave.',
    leaveTitle: 'Leave this order?',
    stay: 'Stay here',
    'title.account': 'Your account',
    'title.accountPrice': 'Account price',
    'title.applyForReturn': 'Apply for return',
    'title.cart': 'Basket',
    'title.checkout': 'Order placed',
    'title.confirm': 'Confirm your order',
    'title.coupons': 'Coupons',
    'title.finance': 'Invoices',
    'title.list': 'Articles',
    'title.orderDetails': 'Order',
    'title.orders': 'Orders',
    'title.product': 'Article',
    'title.quickOrder': 'Quick order',
    'title.quickOrderDetails': 'Quick order',
    'title.returnDetails': 'Return',
    'title.returns': 'Returns',
    'title.savedLists': 'Saved lists',
    'title.search': 'Search results',
  },
} as const satisfies Texts
