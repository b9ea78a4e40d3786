/** What the shop writes. */

const SUBJECTS = {
  registration: 'Your code for the registration',
  confirmation: 'Your code to confirm the account',
  binding: 'Your code for the new e-mail address',
}

export type CodePurpose = keyof typeof SUBJECTS

/** A mail with a code of six digits. */
export const codeMail = (purpose: CodePurpose, code: string): { subject: string; text: string } => ({
  subject: `${SUBJECTS[purpose]}: ${code}`,
  text: `${SUBJECTS[purpose]}: ${code}

It is valid for 20 minutes and can be used once.
If you did not ask for it, you need not do anything.
`,
})
