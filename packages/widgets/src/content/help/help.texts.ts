import type { Texts } from '@cartwright/core'

/** Words of the help pages; their contents come from the server. */
export const helpTexts = {
  namespace: 'help',
  english: {
    accountText:
      'Companies get an account from an account manager. Call or write with your company name and VAT number; you can order on the same day.',
    ask: 'Ask us',
    contents: 'On this page',
    empty: 'There is nothing here yet.',
    failed: 'The text could not be loaded.',
    hits_one: '{{count}} of {{all}} questions',
    hits_other: '{{count}} of {{all}} questions',
    hours: 'Working hours',
    localTime: 'Local time: {{country}}',
    mail: 'E-mail',
    phone: 'Telephone',
    search: 'Search the questions',
    noHit: 'No question or answer contains this.',
    noHitHint: 'Try another word, or ask us: an answer takes no longer than a working day.',
    showAll: 'Show all questions',
    skype: 'Skype',
  },
} as const satisfies Texts
