import type { Texts } from '@cartwright/core'

export const passwordResetTexts = {
  namespace: 'password-reset',
  english: {
    backToSignIn: 'Back to sign in',
    change: 'Set new password',
    done: 'The new password is set. Whoever was signed in with the old one has been signed out.',
    lead: 'We mail a code to the address of your account. With it you choose a new password.',
    newPassword: 'New password',
    signIn: 'Sign in',
  },
} as const satisfies Texts
