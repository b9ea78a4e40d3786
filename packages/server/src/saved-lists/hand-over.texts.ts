/** Words about a list that was handed over to be ordered. */
import type { Texts } from '@cartwright/core/texts'

export const handOverTexts = {
  namespace: 'hand-over',
  english: {
    title: 'Please order: {{name}}',
    text: '{{by}} has prepared the list {{name}} and asks you to place the order.',
    open: 'Open the list',
  },
} as const satisfies Texts
