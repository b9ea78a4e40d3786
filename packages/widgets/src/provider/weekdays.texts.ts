/** Days of the week as working hours name them; the keys are the words of the wire. */
import type { Texts } from '@cartwright/core'

export const weekdaysTexts = {
  namespace: 'weekdays',
  english: {
    Fri: 'Fri',
    Mon: 'Mon',
    Sat: 'Sat',
    Sun: 'Sun',
    Thu: 'Thu',
    Tue: 'Tue',
    Wed: 'Wed',
  },
} as const satisfies Texts
