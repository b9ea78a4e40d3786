/** Words that several widgets use. Look here before adding one to a feature's own texts. */
import type { Texts } from '@cartwright/core'

export const commonTexts = {
  namespace: 'common',
  english: {
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Confirm',
    loading: 'Loading',
    oldPrice: 'Old price',
    oneLess: 'One less',
    oneMore: 'One more',
    optional: 'optional',
    price: 'Price',
    quantityOf: 'Quantity of {{number}}',
    remove: 'Remove {{name}}',
    retry: 'Try again',
    warning: 'Warning',
  },
} as const satisfies Texts
