/** Refusals of own article numbers. */
import type { Texts } from '@cartwright/core/texts'

export const custNumberRefusals = {
  namespace: 'cust-number-refusals',
  english: {
    damagedNumber: 'A spreadsheet shows {{text}} in place of a number. Please enter the number.',
    emptyNumber: 'An article number needs a letter or a digit',
    yourNumberAlready: '{{custNumber}} is your number of {{number}} already',
  },
} as const satisfies Texts
