import type { Texts } from '@cartwright/core'

export const credentialsTexts = {
  namespace: 'credentials',
  english: {
    changeEmail: 'Change e-mail',
    currentPassword: 'Current password',
    email: 'E-mail',
    emailChanged: 'The e-mail address is changed. We wrote to the old address.',
    emailHint: 'The code goes to the new address.',
    end: 'Sign out',
    endOthers: 'Sign out all others',
    ended: 'Signed out',
    failed: 'The sessions could not be loaded',
    here: 'This device',
    lastUsed: 'Last used {{time}}',
    newEmail: 'New e-mail address',
    sessions: 'Signed-in devices',
    signIn: 'Sign in to see your sign-in data.',
    unknownDevice: 'Unknown device',
    userName: 'User name',
  },
} as const satisfies Texts
