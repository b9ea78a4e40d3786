/** Words of the mails to the owner of an account that someone else has added. */
import type { Texts } from '@cartwright/core/texts'

export const newAccountMailTexts = {
  namespace: 'new-account-mail',
  english: {
    subject: 'Your account in the shop',
    added: '{{company}} has opened an account for you.',
    setPassword: 'Choose your password here. A code for it is mailed to you:',
    notAsked: 'If you do not know this company, you need not do anything.',
    corrected: 'The e-mail address of your account was corrected',
    correctedBy: '{{company}} has changed the e-mail address of an account that was opened with yours.',
    askCompany: 'If this is a mistake, please ask the company before anybody sets a password.',
  },
} as const satisfies Texts
