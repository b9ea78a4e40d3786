import type { Texts } from '@cartwright/core'

/** Words of the notifications drawer. */
export const notificationsTexts = {
  namespace: 'notifications',
  english: {
    empty: 'No notifications',
    emptyHint: 'Closing days, new articles and changes of your account appear here.',
    failed: 'Your notifications could not be loaded.',
    markAllRead: 'Mark all as read',
    new: 'new',
    signIn: 'Sign In',
    title: 'Notifications',
    unread_one: '{{count}} new',
    unread_other: '{{count}} new',
    visitorHint: 'Sign in to read what there is to tell.',
  },
} as const satisfies Texts
