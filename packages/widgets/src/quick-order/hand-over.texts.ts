/** For accounts that prepare orders and do not place them. */
import type { Texts } from '@cartwright/core'

export const handOverTexts = {
  namespace: 'hand-over',
  english: {
    done: '“{{name}}” is shared with your company, and its main account has been asked to order it.',
    handOver: 'Hand over',
    nameIt: 'Hand over as a list',
  },
} as const satisfies Texts
