import type { Texts } from '@cartwright/core'

export const cartChangesTexts = {
  namespace: 'cart-changes',
  english: {
    cutTo: 'Cut to {{n}}',
    gone: 'Discontinued.',
    goneNothing: 'Nothing takes its place: delete it or choose another.',
    goneSuccessor: 'Replace it with {{number}}.',
    priceDown: 'Price down',
    priceFrom: 'from {{from}} to {{to}}.',
    priceUp: 'Price up',
    replace: 'Replace',
    shortOf: 'Not all in stock:',
  },
} as const satisfies Texts
