/** Refusals of saved lists. */
import type { Texts } from '@cartwright/core/texts'

export const savedListRefusals = {
  namespace: 'saved-list-refusals',
  english: {
    noMainAccount: 'Your company has no main account that could place this order.',
    onlyOwner: 'Only its owner and the main account can rename, share or delete this list.',
  },
} as const satisfies Texts
