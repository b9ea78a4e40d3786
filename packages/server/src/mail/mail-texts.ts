/** What the shop writes. */
import { CODE_MINUTES } from '@cartwright/core/rules'

const SUBJECTS = {
  registration: 'Your code for the registration',
  confirmation: 'Your code to confirm the account',
  binding: 'Your code for the new e-mail address',
  reset: 'Your code for a new password',
  /** Asked for a new password, but nobody has an account with this address. Only who reads the mailbox learns so. */
  noAccount: 'There is no account with this e-mail address',
}

export type MailPurpose = keyof typeof SUBJECTS

/** A mail with a code of six digits. */
export function codeMail(purpose: MailPurpose, code: string, userName = ''): { subject: string; text: string } {
  const subject = SUBJECTS[purpose]
  if (purpose === 'noAccount') {
    return {
      subject,
      text: `Somebody asked for a new password for this e-mail address, but it belongs to no account.

You may have an account with another address, or you can register.
If you did not ask for it, you need not do anything.
`,
    }
  }
  return {
    subject: `${subject}: ${code}`,
    text: `${subject}: ${code}
${userName && `Your user name: ${userName}\n`}
It is valid for ${CODE_MINUTES} minutes and can be used once.
If you did not ask for it, you need not do anything.
`,
  }
}
