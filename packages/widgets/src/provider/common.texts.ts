/** Words that several widgets use. Look here before adding one to a feature's own texts. */
import type { Texts } from '@cartwright/core'

export const commonTexts = {
  namespace: 'common',
  english: {
    cancel: 'Cancel',
    close: 'Close',
    confirm: 'Confirm',
    loading: 'Loading',
    newPrice: 'New price',
    nextPage: 'Next page',
    oldPrice: 'Old price',
    oneLess: 'One less',
    oneMore: 'One more',
    optional: 'optional',
    page: 'Page {{page}}',
    pageRange: '{{from}} to {{to}} of {{total}}',
    pageSize: 'Per page',
    pages: 'Pages',
    previousPage: 'Previous page',
    price: 'Price',
    quantityOf: 'Quantity of {{number}}',
    remove: 'Remove {{name}}',
    retry: 'Try again',
    warning: 'Warning',
  },
} as const satisfies Texts
