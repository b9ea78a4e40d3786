/** Words of the mail about a sensitive change. */
import type { Texts } from '@cartwright/core/texts'

export const changeMailTexts = {
  namespace: 'change-mail',
  english: {
    email: 'The e-mail address of your account was changed',
    password: 'The password of your account was changed',
    account: 'User name: {{value}}',
    newEmail: 'New address: {{value}}',
    time: 'Time: {{value}}',
    network: 'From: {{value}}',
    yours: 'If you made this change, you need not do anything.',
    notYours:
      'If you did not, open this link within 7 days. It undoes the change, signs out everyone who uses the account, and lets you choose a new password:',
    paste: 'If the link does not open, go to {{page}} and paste this code:',
  },
} as const satisfies Texts
