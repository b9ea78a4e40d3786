/** Words around a part that can be bought. */
import type { Texts } from '@cartwright/core'

export const buyingTexts = {
  namespace: 'buying',
  english: {
    add: 'Add',
    addNumber: 'Add {{number}} to basket',
    addToBasket: 'Add to basket',
    favourite: 'Add {{number}} to favourites',
    hiddenPrice: 'Please sign in or contact your account manager to get the price.',
    noLongerSold: 'Discontinued',
    notTaken: 'Nothing was added. Your lines are still here.',
    offer: 'Offer',
    onSignIn: 'On sign-in',
    signIn: 'Sign In',
    successor: 'Replaced by {{number}}',
  },
} as const satisfies Texts
