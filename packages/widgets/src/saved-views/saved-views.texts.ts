import type { Texts } from '@cartwright/core'

/** Words of the views of a list. */
export const savedViewsTexts = {
  namespace: 'saved-views',
  english: {
    cancel: 'Cancel',
    first: 'Open the list with “{{name}}”',
    name: 'Name of the view',
    nameMissing: 'Enter a name.',
    nameOfFirst: '{{name}} (opens first)',
    notFirst: 'Do not open with “{{name}}”',
    rename: 'Rename “{{name}}” …',
    remove: 'Delete “{{name}}”',
    save: 'Save',
    saveView: 'Save this view …',
    views: 'Views',
  },
} as const satisfies Texts
