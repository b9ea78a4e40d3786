import type { Texts } from '@cartwright/core'

export const demoAccountsTexts = {
  namespace: 'demo-accounts',
  english: {
    fillIn: 'Fill in {{name}}',
    heading: 'Try it as one of them',
    lead: 'People of the demo data. One press fills the form; you sign in yourself.',
    note: 'Only a shop that was filled with demo data shows these accounts.',
    password: 'Password of all:',
    tag: 'Demo shop',
  },
} as const satisfies Texts
