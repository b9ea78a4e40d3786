import type { Texts } from '@cartwright/core'

export const quickOrderFixTexts = {
  namespace: 'quick-order-fix',
  english: {
    cutTo: 'Cut to {{n}}',
    enterQuantity: 'Enter the quantity',
    nearest: 'Nearest:',
    missingQuantity: 'The list does not say how many.',
    noSuccessor: 'Nothing takes its place.',
    nothingNear: 'Nothing similar is known.',
    notWanted: 'Do not order',
    piecesOf_one: '{{n}} piece',
    piecesOf_other: '{{n}} pieces',
    restLater: 'Ship available first, rest later',
    search: 'Search the catalogue',
    split_one: 'Split into {{n}} line',
    split_other: 'Split into {{n}} lines',
    stock: '{{n}} in stock',
    successor: 'Successor {{number}}',
    together: 'Wait, ship together',
    useIt: 'Use it',
    yieldInstead: '{{n}} instead of {{old}} pages',
  },
} as const satisfies Texts
