/** Words that several widgets use. Look here before adding one to a feature's own texts. */
import type { Texts } from '@cartwright/core'

export const commonTexts = {
  namespace: 'common',
  english: {
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Confirm',
    fillIn: 'Fill in this field.',
    fixFirst_one: 'Fix {{count}} thing first',
    fixFirst_other: 'Fix {{count}} things first',
    loading: 'Loading',
    mayNotOrder: 'Your account prepares orders. A main account of your company places them.',
    oldPrice: 'Old price',
    oneLess: 'One less',
    oneMore: 'One more',
    optional: 'optional',
    price: 'Price',
    quantityAsked: 'Is {{n}} the quantity?',
    quantityAmbiguous: '“{{entered}}” can mean {{first}} or {{second}}.',
    quantityNone: '“{{entered}}” is not a quantity that can be ordered.',
    quantityOf: 'Quantity of {{number}}',
    quantityUnclear: '“{{entered}}”: how many pieces are meant?',
    remove: 'Remove {{name}}',
    retry: 'Try again',
    sendKeys: 'Ctrl+Enter',
    signIn: 'Sign in',
    warning: 'Warning',
  },
} as const satisfies Texts
