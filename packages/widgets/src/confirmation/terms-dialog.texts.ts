import type { Texts } from '@cartwright/core'

/** Words of the first-login confirmation (CONF-011). */
export const termsDialogTexts = {
  namespace: 'terms-dialog',
  english: {
    confirm: 'Agree and confirm',
    done: 'Your account is confirmed.',
    failed: 'The terms could not be loaded.',
    lead: 'Please read the terms and confirm your e-mail address once. We send you a code.',
    pleaseEnter: 'please enter {{label}}',
    refused: 'This code is wrong or has expired, or the address belongs to another account.',
    signOut: 'Sign Out',
    title: 'Terms and conditions',
  },
} as const satisfies Texts
