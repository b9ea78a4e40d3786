import type { Texts } from '@cartwright/core'

export const passwordChangeTexts = {
  namespace: 'password-change',
  english: {
    change: 'Change password',
    code: 'Code from the e-mail',
    done: 'The password is changed. All other devices have been signed out.',
    lead: 'We send a code to {{email}}. It is valid for {{minutes}} minutes.',
    newPassword: 'New password',
    oldPassword: 'Old password',
    send: 'Send code',
    sent: 'The code is on its way.',
    signIn: 'Sign in to change your password.',
  },
} as const satisfies Texts
