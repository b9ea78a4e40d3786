import type { Texts } from '@cartwright/core'

export const keysTexts = {
  namespace: 'quick-order-keys',
  english: {
    arrows: 'To the next cell',
    candidate: 'Take the first, second … proposal',
    clear: 'Clear the cell',
    edges: 'To the first or last line',
    edit: 'Edit what the cell holds',
    enter: 'To the line below, with Shift above',
    escape: 'Stop editing; once more leaves the grid',
    fix: 'Take the suggestion',
    keyCtrl: 'Ctrl',
    keyDel: 'Del',
    keyEnd: 'End',
    keyHome: 'Home',
    keyPgDn: 'PgDn',
    keyPgUp: 'PgUp',
    nextOpen: 'To the next open line',
    pages: 'Ten lines further',
    paste: 'Paste a range: numbers, numbers and quantities, or a whole file',
    removeLine: 'Remove the line',
    rowEnds: 'To the start or end of the line',
    tab: 'To the next field, with Shift back',
    title: 'Keys',
    undo: 'Undo, redo',
  },
} as const satisfies Texts
