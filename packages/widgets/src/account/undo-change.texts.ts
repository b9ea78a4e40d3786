import type { Texts } from '@cartwright/core'

export const undoChangeTexts = {
  namespace: 'undo-change',
  english: {
    emailUndone: 'Your previous e-mail address is restored, and everyone has been signed out.',
    lead: 'If the e-mail address or password of your account was changed without your knowledge, undo the change here. Everyone is signed out, and you choose a new password afterwards.',
    newPassword: 'Choose a new password',
    next: 'Now choose a new password. The code for it goes to your e-mail address.',
    passwordUndone: 'The password is no longer valid, and everyone has been signed out.',
    refused: 'This link has been used or has expired.',
    secret: 'Code from the e-mail',
    secretMissing: 'Paste the code from the e-mail.',
    undo: 'Undo the change',
  },
} as const satisfies Texts
