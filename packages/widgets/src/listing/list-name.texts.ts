import type { Texts } from '@cartwright/core'

export const listNameTexts = {
  namespace: 'list-name',
  english: {
    name: 'Name of the list',
    nameMissing: 'Please enter a name.',
    save: 'Save',
    saveAs: 'Save as list',
  },
} as const satisfies Texts
