/** Words about a part that lists, pages, cards and orders share. */
import type { Texts } from '@cartwright/core'

export const partTexts = {
  namespace: 'part',
  english: {
    black: 'Black',
    cyan: 'Cyan',
    in72h: 'within 72 h: {{pieces}}',
    inkSet: 'Set {{letters}}',
    magenta: 'Magenta',
    noDate: 'No date known',
    onDate: '{{pieces}} on {{date}}',
    stockIn: 'In stock:',
    stockLow: 'Low stock:',
    yellow: 'Yellow',
    yours: 'yours: {{number}}',
  },
} as const satisfies Texts
