import type { Texts } from '@cartwright/core'

/** Words of the shortcut menu. Those at the foot of a narrow screen are short. */
export const shortcutsTexts = {
  namespace: 'shortcuts',
  english: {
    basket: 'Basket',
    basketLines_one: 'Basket, {{count}} line',
    basketLines_other: 'Basket, {{count}} lines',
    coupons: 'Coupons',
    favourites: 'Favourites',
    fold: 'Hide shortcuts',
    home: 'Home',
    menu: 'Shortcuts',
    notifications: 'Notifications',
    quickOrder: 'Quick order',
    settings: 'Settings',
    toTop: 'Back to top',
    unfold: 'Show shortcuts',
    unread_one: 'Notifications, {{count}} new',
    unread_other: 'Notifications, {{count}} new',
  },
} as const satisfies Texts
