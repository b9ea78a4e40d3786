import type { Texts } from '@cartwright/core'

export const sessionEndTexts = {
  namespace: 'session-end',
  english: {
    expired: 'The login status has expired. You can stay on this page or log in again',
    expiredTitle: 'System prompt',
    signOutQuestion: 'Sign out of this shop? Your basket and lists are kept.',
    idle: 'You have not used the shop for a while. You will be signed out in {{time}}.',
    later: 'Later',
    signIn: 'Sign in again',
    signOut: 'Sign out',
    stay: 'Stay signed in',
    title: 'You will be signed out soon',
    total: 'For your security, your session ends in {{time}}. Sign in again to continue; what you entered is kept.',
  },
} as const satisfies Texts
