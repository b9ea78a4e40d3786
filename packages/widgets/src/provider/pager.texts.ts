/** Words of every pager. */
import type { Texts } from '@cartwright/core'

export const pagerTexts = {
  namespace: 'pager',
  english: {
    nextPage: 'Next page',
    page: 'Page {{page}}',
    pageRange: '{{from}} to {{to}} of {{total}}',
    pageSize: 'Per page',
    pages: 'Pages',
    previousPage: 'Previous page',
  },
} as const satisfies Texts
