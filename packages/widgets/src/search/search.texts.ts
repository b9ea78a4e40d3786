import type { Texts } from '@cartwright/core'

export const searchTexts = {
  namespace: 'search',
  english: {
    failed: 'Suggestions cannot be loaded. Enter still searches.',
    forget: 'Remove {{keyword}} from the search history',
    forgetKeys: 'Shift + Delete removes an entry',
    found_one: '{{count}} article.',
    found_other: '{{count}} articles.',
    label: 'Search the catalogue',
    none: 'No article matches “{{text}}” so far.',
    placeholder: 'Article number, OEM code, barcode or printer',
    search: 'Search',
    suggestions: 'Suggestions',
  },
} as const satisfies Texts
