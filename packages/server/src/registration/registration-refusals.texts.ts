/** Refusals of registrations. */
import type { Texts } from '@cartwright/core/texts'

export const registrationRefusals = {
  namespace: 'registration-refusals',
  english: {
    noPrices: 'There are no prices in this currency.',
    noRegistrations: 'This site takes no registrations here.',
  },
} as const satisfies Texts
