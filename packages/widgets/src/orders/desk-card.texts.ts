import type { Texts } from '@cartwright/core'

/** Words of the cards that name orders and lists. */
export const deskCardTexts = {
  namespace: 'desk-card',
  english: {
    allOrders: 'All orders',
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
  },
} as const satisfies Texts
