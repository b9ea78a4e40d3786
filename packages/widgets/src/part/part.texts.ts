/** Words about a part that lists, pages, cards and orders share. */
import type { Texts } from '@cartwright/core'

export const partTexts = {
  namespace: 'part',
  english: {
    add: 'Add',
    addNumber: 'Add {{number}} to basket',
    addToBasket: 'Add to basket',
    black: 'Black',
    cyan: 'Cyan',
    favourite: 'Add {{number}} to favourites',
    hiddenPrice: 'Please sign in or contact your account manager to get the price.',
    in72h: 'in 72 h: {{pieces}}',
    inkSet: 'Set {{letters}}',
    magenta: 'Magenta',
    noDate: 'No date known',
    noLongerSold: 'No longer sold',
    offer: 'Offer',
    onDate: '{{pieces}} on {{date}}',
    onSignIn: 'On sign-in',
    signIn: 'Sign In',
    successor: 'Replaced by {{number}}',
    yellow: 'Yellow',
    yours: 'yours: {{number}}',
  },
} as const satisfies Texts
