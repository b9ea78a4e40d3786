/** What is asked before rows are deleted. */
import type { Texts } from '@cartwright/core'

export const cartRemovalTexts = {
  namespace: 'cart-removal',
  english: {
    deleteLines_one: 'Delete {{n}} line from the basket?',
    deleteLines_other: 'Delete {{n}} lines from the basket?',
    deleteNumber: 'Delete {{number}} from the basket?',
  },
} as const satisfies Texts
