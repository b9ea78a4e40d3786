/** What a code may be used for. One mailed for one purpose never serves another. */
export type CodePurpose = 'registration' | 'confirmation' | 'binding' | 'reset' | 'signIn'
