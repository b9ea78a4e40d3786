import type { Texts } from '@cartwright/core'

export const emailCodeTexts = {
  namespace: 'email-code',
  english: {
    captchaNeeded: 'Enter the numbers in the image, then send the code again.',
    code: 'E-mail verification code',
    codeSent: 'Code sent to {{email}}, valid for {{minutes}} minutes.',
    email: 'E-mail',
    emailFormat: 'Invalid email format. An address looks like a.smith@company.com.',
    emailInvalid:
      'Invalid email format. Before the @ only letters, digits, dots and underscores; at the end two or three letters, as in a.smith@firm.com.',
    emailMissing: 'Please enter an email address',
    /** Of a second picture with numbers on the same page, and of its buttons. */
    forEmail: '{{name}}, for the e-mail',
    send: 'Send code',
    sendAgainIn: 'Send again in {{seconds}} s',
    sent: 'Email sent successfully',
  },
} as const satisfies Texts
