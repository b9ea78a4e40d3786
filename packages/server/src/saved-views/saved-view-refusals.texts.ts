/** Refusals of saved views. */
import type { Texts } from '@cartwright/core/texts'

export const savedViewRefusals = {
  namespace: 'saved-view-refusals',
  english: {
    nameTaken: 'Another view has this name already.',
    tooManyViews: 'A list has at most {{max}} views. Please delete one.',
  },
} as const satisfies Texts
