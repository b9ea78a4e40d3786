/** Words of the reminder of a saved list. */
import type { Texts } from '@cartwright/core/texts'

export const listReminderTexts = {
  namespace: 'list-reminder',
  english: {
    title: 'Time to order: {{name}}',
    text: 'You asked to be reminded of the list {{name}} when it has not been ordered for {{days}} days.',
    open: 'Open the list',
  },
} as const satisfies Texts
