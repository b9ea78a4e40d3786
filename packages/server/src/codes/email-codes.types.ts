/** What a code may be used for. One mailed for one purpose never serves another. */
export type CodePurpose = 'registration' | 'confirmation' | 'binding' | 'reset' | 'signIn'

/**
 * What a mail with a code says. `passwordChange`: a confirmed account asks for a code of the kind `confirmation` for its own address.
 * `noAccount`: asked for a new password, but no one has an account with this address. Only who reads the mailbox learns so.
 */
export type MailPurpose = CodePurpose | 'passwordChange' | 'noAccount'
