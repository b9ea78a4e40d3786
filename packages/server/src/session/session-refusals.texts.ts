/** Refusals of names, passwords and sign-ins. */
import type { Texts } from '@cartwright/core/texts'

export const sessionRefusals = {
  namespace: 'session-refusals',
  english: {
    codeWrong: 'The code is wrong or has expired.',
    handOverEnded: 'The sign-in on the page you came from has ended. Please sign in there again.',
    handOverLate: 'This link has expired: it is good for one minute. Please open the page again from where you came.',
    handOverUnknown: 'This link is not valid. Please open the page again from where you came.',
    handOverUsed: 'This link has been used, and works once only. Please open the page again from where you came.',
    mixedAlphabets: 'Please use the letters of one alphabet in the user name.',
    publishedPassword: 'This password is published in the documentation. Please choose another one.',
    weakPassword: 'The password needs at least 8 characters, with letters and numbers.',
    wrongPassword: 'The user name or password is wrong.',
  },
} as const satisfies Texts
