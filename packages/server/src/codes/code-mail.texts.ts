/** Words of the mails that bring a code, in the language of who asked for it. */
import type { Texts } from '@cartwright/core/texts'

export const codeMailTexts = {
  namespace: 'code-mail',
  english: {
    registration: 'Your code for the registration',
    confirmation: 'Your code to confirm the account',
    binding: 'Your code for the new e-mail address',
    reset: 'Your code for a new password',
    passwordChange: 'Your code to change the password',
    signIn: 'Your code to sign in',
    noAccount: 'There is no account with this e-mail address',
    userName: 'Your user name: {{name}}',
    validity: 'It is valid for 15 minutes and can be used once.',
    notAsked: 'If you did not ask for it, you need not do anything.',
    whyNoAccount:
      'A new password was requested for this e-mail address, but it belongs to no account.\n\nYou may have an account with another address, or you can register.',
  },
} as const satisfies Texts
