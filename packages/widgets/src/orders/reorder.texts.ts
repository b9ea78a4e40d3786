import type { Texts } from '@cartwright/core'

export const reorderTexts = {
  namespace: 'reorder',
  english: {
    add_one: 'Add {{count}} line to the basket',
    add_other: 'Add {{count}} lines to the basket',
    again: 'Order again',
    all: 'Add what can be ordered',
    check: 'Checking prices and stock',
    confirm_one: 'Order {{count}} line',
    confirm_other: 'Order {{count}} lines',
    failed: 'The order cannot be checked at the moment.',
    groupCheaper: 'Cheaper than then',
    groupDearer: 'Dearer than then',
    groupGone: 'Discontinued, left out',
    groupNotForYou: 'Not sold to you, left out',
    groupReady: 'As it was',
    groupReplaced: 'Replaced by a successor',
    groupShort: 'Not all in stock',
    intro: 'Nothing has been added yet. This is what has changed since order {{orderNo}}.',
    noReport:
      'This shop does not compare beforehand. What can still be ordered of {{orderNo}} is added to the basket at today’s prices.',
    none: 'Nothing of this order can be ordered any more.',
    pieces: '{{qty}} × {{number}}',
    priceChange: '{{from}} → {{to}} each',
    priceEach: '{{price}} each',
    successor: '{{number}} → {{successor}}',
    title: 'Order again: {{orderNo}}',
    total: 'Net, at today’s prices: {{total}}',
  },
} as const satisfies Texts
