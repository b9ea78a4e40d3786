import type { Texts } from '@cartwright/core'

/** Words of the help pages; their contents come from the server. */
export const helpTexts = {
  namespace: 'help',
  english: {
    account: 'Get an account',
    accountText:
      'Companies get an account from an account manager. Call or write with your company name and VAT number; you can order on the same day.',
    empty: 'There is nothing here yet.',
    failed: 'The text could not be loaded.',
    hours: 'Working hours',
    mail: 'E-mail',
    phone: 'Telephone',
    search: 'Search the questions',
    noHit: 'No question or answer contains this.',
  },
} as const satisfies Texts
