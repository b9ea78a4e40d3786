import type { Texts } from '@cartwright/core'

/** Where the host signs its readers in and has no other token: its session has ended there, or the key was revoked. */
export const sessionEndedTexts = {
  namespace: 'session-ended',
  english: {
    ended:
      'You are no longer signed in on this page. What you have entered is kept, and is here again when you are signed in.',
  },
} as const satisfies Texts
