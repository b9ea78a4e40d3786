/** Refusals of returns. */
import type { Texts } from '@cartwright/core/texts'

export const returnRefusals = {
  namespace: 'return-refusals',
  english: {
    changedElsewhere: 'This return was changed on another page.',
    linesNotReturnable: 'Some lines cannot be returned like this.',
    notDelivered: 'Not delivered yet. Returns are possible when all goods are delivered.',
    slipLater: 'The slip is there when the return is approved.',
    submittedAlready: 'This return was submitted and cannot be deleted.',
    tooManyDrafts: 'You have {{max}} drafts of returns. Please submit or delete one under “Returns”.',
    tooManyFiles: 'A return may have {{count}} files.',
  },
} as const satisfies Texts
