import type { Texts } from '@cartwright/core'

/** When goods leave that are ordered now. */
export const leavingTexts = {
  namespace: 'leaving',
  english: {
    leavesThen: 'What is in stock leaves on that day.',
    leavesToday: 'What is in stock leaves today.',
    leavesTodayBy: 'What is in stock and ordered by {{time}} leaves today.',
    notKnown: 'The next shipping day is not known yet.',
    orderBy: 'Order by {{time}}',
    shipsOn: 'Next shipping day: {{day}}',
    within: 'Order within {{time}}',
  },
} as const satisfies Texts
