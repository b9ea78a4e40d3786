/** For accounts that prepare orders and do not place them. */
import type { Texts } from '@cartwright/core'

export const handOverTexts = {
  namespace: 'hand-over',
  english: {
    done: '“{{name}}” is shared with your company, and its main account has been asked to order it.',
    handOver: 'Hand over',
    mayNotOrder: 'Your account prepares orders. A main account of your company places them.',
    nameIt: 'Hand over as a list',
  },
} as const satisfies Texts
